// SPDX-License-Identifier: MIT
// A position with its throw as an exercise: opens it in the engine, offers the legal choices, makes the chosen ones and
// explains why others are illegal. Subclasses judge the choices.
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
  broken = $state(false); // the engine failed
  protected visit = 0; // incremented by start and leave, to recognize late answers
  #table: number | undefined; // open in the engine

  protected constructor(position: string) {
    this.position = position;
    playSounds(this.board);
  }

  // Called when the initial position is on the board.
  protected abstract begun(): void;
  // Called when a choice was made, before its pieces move.
  protected abstract made(choice: Choice, then: Changed): void;
  // Called when the pieces rest. Offers the next choices, if any.
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

  // Invalidates running requests. Returns the new number of the visit.
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

  // For actions that no caller awaits.
  act(work: Promise<unknown>): void {
    work.catch(() => (this.broken = true));
  }

  forgetReason(): void {
    this.reason = null;
    this.board.mark([]);
  }

  // Opens the position on a table of its own.
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
