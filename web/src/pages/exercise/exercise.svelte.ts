// SPDX-License-Identifier: MIT
// A position with its throw, to be played out of any game: opens it at the engine, offers every
// choice the rules allow, makes those that are chosen, and tells why others may not be made. What a
// choice is worth is said by whoever extends it.
import { Board } from "../../board/api.svelte.ts";
import type { Intent } from "../../board/types.ts";
import type {
  BoardPicture,
  Changed,
  Choice,
  Refusal,
  TableView,
  Why,
} from "../../engine/answers.ts";
import { engine } from "../../engine/engine.ts";
import { speed } from "../../shell/settings.svelte.ts";
import { playSounds } from "../../table/board_sounds.ts";
import { language } from "../../text/say.svelte.ts";

export abstract class Exercise {
  readonly position: string;
  readonly board = new Board();
  picture = $state.raw<BoardPicture | null>(null);
  view = $state.raw<TableView | null>(null);
  reason = $state.raw<Why | Refusal | null>(null);
  broken = $state(false); // the engine has not answered
  protected visit = 0; // counts starts and leavings, so that an answer that comes late is known
  #table: number | undefined; // open at the engine

  protected constructor(position: string) {
    this.position = position;
    playSounds(this.board);
  }

  // It lies on the board as at first.
  protected abstract begun(): void;
  // A choice was made, and its pieces are about to move.
  protected abstract made(choice: Choice, then: Changed): void;
  // They rest: whether more may be chosen is still to be said.
  protected abstract rested(then: Changed): void | Promise<void>;

  get choices(): Choice[] {
    return this.board.state.choices;
  }

  async start(): Promise<void> {
    const visit = this.leave();
    const view = await this.opened();
    const picture = await engine.ask({ ask: "board", language: language(), game: view.game });
    if (!picture.ok) throw new Error(picture.message);
    if (visit !== this.visit) return close(view.table);
    this.#table = view.table;
    this.picture = picture;
    this.view = view;
    this.begun();
    this.board.leaveTrail([]);
    this.board.lay(view.pieces);
    this.board.offer(view.choices);
  }

  // The number of what comes after.
  leave(): number {
    this.board.hurry();
    this.board.offer([]);
    this.forgetReason();
    if (this.#table !== undefined) close(this.#table);
    this.#table = undefined;
    this.visit += 1;
    return this.visit;
  }

  async intent(intent: Intent): Promise<void> {
    if (intent.wants === "step") return this.choose(intent.choice);
    if (this.#table === undefined) return;
    const { from, to } = intent;
    this.reason = await engine.ask({ ask: "why", table: this.#table, from, to });
    this.board.mark(this.reason.places);
  }

  async choose(choice: Choice): Promise<void> {
    const { view, visit } = this;
    if (!view || this.#table === undefined) return;
    this.forgetReason();
    this.board.offer([]);
    const answer = await engine.ask({ ask: "step", table: view.table, step: choice.step });
    if (!answer.ok) {
      this.reason = answer;
      this.board.offer(view.choices);
      return;
    }
    if (visit !== this.visit) return;
    this.view = answer;
    this.made(choice, answer);
    await this.board.play(answer.movements, answer.pieces, speed());
    if (visit === this.visit) await this.rested(answer);
  }

  // For what nobody waits for.
  act(work: Promise<unknown>): void {
    work.catch(() => (this.broken = true));
  }

  forgetReason(): void {
    this.reason = null;
    this.board.mark([]);
  }

  // The position on a table of its own.
  protected async opened(): Promise<TableView> {
    const { position } = this;
    const view = await engine.ask({ ask: "open", language: language(), position, seed: "1" });
    if (!view.ok) throw new Error(view.message);
    return view;
  }
}

export function close(table: number): void {
  void engine.ask({ ask: "close", table });
}
