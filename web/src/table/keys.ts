// SPDX-License-Identifier: MIT
// The keys of a table: single letters, and the space bar for the next thing to do.
import { say } from "../text/say.svelte.ts";
import { whoseTurn } from "./announcements.ts";
import type { Playing } from "./playing.svelte.ts";

type TableKey =
  | "next"
  | "throw"
  | "confirm"
  | "undo"
  | "hint"
  | "last"
  | "dice"
  | "pieces"
  | "whose"
  | "keys"
  | "leave";

const keys: Record<string, TableKey> = {
  " ": "next",
  Enter: "next",
  t: "throw",
  c: "confirm",
  u: "undo",
  h: "hint",
  l: "last",
  d: "dice",
  p: "pieces",
  w: "whose",
  "?": "keys",
  Escape: "leave",
};

// Null while a person types, or if the focused element uses the key itself.
export function tableKey(event: KeyboardEvent, letters: boolean): TableKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const meant = keys[key];
  if (!meant) return null;
  const element = event.target instanceof Element ? event.target : null;
  if (element?.closest("input, select, textarea, dialog[open]")) return null;
  const pressing = key === " " || key === "Enter";
  if (pressing && element?.closest("button, a, summary, [role=button]")) return null;
  if (!letters && !pressing && key !== "Escape") return null;
  return meant;
}

// Answers to questions go to the live region.
export class KeyCommands {
  readonly #game: Playing;
  readonly #help: () => void;

  constructor(game: Playing, help: () => void) {
    this.#game = game;
    this.#help = help;
  }

  // Returns whether the key did anything.
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
    const { dice, spinners } = this.#game.view;
    if (dice.length === 0) return say(spinners ? "page.spinners.none" : "page.dice.none");
    return dice
      .map(({ pips, used }) => (used ? say("page.dice.used", { pips }) : String(pips)))
      .join(", ");
  }

  #leave(): void {
    this.#game.board.putDown();
    this.#game.advice.forget();
  }
}
