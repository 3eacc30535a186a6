// SPDX-License-Identifier: MIT
// Notes at a table: why something is not allowed, hints, the tutor's warning, answers to keys. Cleared by the next event.
import type { Board } from "../board/api.svelte.ts";
import type { Hint, Hints, Judgement, Point, Refusal, Why } from "../engine/answers.ts";

export class Advice {
  reason = $state.raw<Why | Refusal | null>(null);
  hints = $state.raw<Hints | null>(null);
  shown = $state.raw<Hint | null>(null); // the hint whose routes are on the board
  answer = $state(""); // to a question asked by key
  turn = $state<number | null>(null); // the ended turn whose routes are on the board
  warning = $state.raw<Judgement | null>(null); // by the tutor, about the turn that is about to end
  readonly #board: Board;

  constructor(board: Board) {
    this.#board = board;
  }

  explain(why: Why | Refusal): void {
    this.forget();
    this.reason = why;
    this.#board.mark(why.places);
  }

  warn(judged: Judgement): void {
    this.forget();
    this.warning = judged;
  }

  give(hints: Hints): void {
    this.forget();
    this.hints = hints;
    this.show(hints.hints[0] ?? null);
  }

  show(hint: Hint | null): void {
    this.shown = hint;
    this.#board.putDown();
    this.#board.showRoutes(hint?.routes ?? []);
  }

  showTurn(turn: number, routes: Point[][]): void {
    this.forget();
    this.turn = turn;
    this.#board.putDown();
    this.#board.showRoutes(routes);
  }

  forget(): void {
    this.turn = null;
    this.reason = this.hints = this.shown = this.warning = null;
    this.answer = "";
    this.#board.mark([]);
    this.#board.showRoutes([]);
  }
}
