// SPDX-License-Identifier: MIT
// What the keys of a table do. Questions are answered in the line that is read out.
import { say } from "../text/say.svelte.ts";
import type { Playing } from "./playing.svelte.ts";
import { whoseTurn } from "./turn_words.ts";
import type { TableKey } from "./keys.ts";

export class Commands {
  readonly #game: Playing;
  readonly #help: () => void;

  constructor(game: Playing, help: () => void) {
    this.#game = game;
    this.#help = help;
  }

  // Whether the key meant something.
  run(key: TableKey): boolean {
    const game = this.#game;
    const { view, log } = game;
    if (key === "next") return this.#next();
    if (key === "throw") void game.throw();
    else if (key === "confirm") void game.confirm();
    else if (key === "undo") void game.undo();
    else if (key === "hint") void game.hint();
    else if (key === "last") game.reply(log.at(-1) ?? say("page.table.no_turn"));
    else if (key === "dice") game.reply(this.#dice());
    else if (key === "pieces") game.reply(view.pieces.map(({ words }) => words).join(". "));
    else if (key === "whose") game.reply(whoseTurn(game));
    else if (key === "keys") this.#help();
    else this.#leave();
    return true;
  }

  #next(): boolean {
    const { due } = this.#game.view;
    if (due === "throw") void this.#game.throw();
    else if (due === "confirm") void this.#game.confirm();
    else return false;
    return true;
  }

  #dice(): string {
    const { dice } = this.#game.view;
    if (dice.length === 0) return say("page.dice.none");
    return dice
      .map(({ pips, used }) => (used ? say("page.dice.used", { pips }) : String(pips)))
      .join(", ");
  }

  #leave(): void {
    this.#game.board.putDown();
    this.#game.advice.forget();
  }
}
