// SPDX-License-Identifier: MIT
// An attempt at a puzzle: the right play is the one that leads to the position of its answer. Tells why.
import type { Hint, Point, TableView } from "../../engine/answers.ts";
import { engine } from "../../engine/engine.ts";
import type { Outcome } from "../../puzzles/attempts.ts";
import type { Puzzle } from "../../puzzles/book.ts";
import { Attempt, stepWays } from "../exercise/attempt.svelte.ts";
import { close } from "../exercise/exercise.svelte.ts";

const mostHints = 100;

export class PuzzleAttempt extends Attempt {
  readonly puzzle: Puzzle;
  played = $state.raw<Hint | null>(null); // the play, with the engine's reasons
  answer = $state.raw<Hint | null>(null); // the best play, likewise
  readonly #note: (outcome: Outcome) => void;
  #after = ""; // where the play led
  #over = false; // solved or shown: what is tried from now on is practice

  constructor(puzzle: Puzzle, note: (outcome: Outcome) => void) {
    super(puzzle.position);
    this.puzzle = puzzle;
    this.#note = note;
  }

  override leave(): number {
    this.played = this.answer = null;
    this.#after = "";
    return super.leave();
  }

  protected async isRight({ table }: TableView): Promise<boolean> {
    const { visit } = this;
    const ended = await engine.ask({ ask: "confirm", table });
    if (!ended.ok) throw new Error(ended.message);
    const { after } = await this.#right();
    if (visit === this.visit) this.#after = ended.position;
    return ended.position === after;
  }

  protected async answerWays(): Promise<Point[][]> {
    return (await this.#right()).ways;
  }

  // Asks for the engine's reasons for the play and, unless it is to be found yet, for the answer.
  protected override async explain(): Promise<void> {
    const { visit, verdict } = this;
    if (verdict && !this.#over) this.#note(verdict);
    this.#over ||= verdict === "right" || verdict === "shown";
    const right = verdict === "wrong" ? "" : (await this.#right()).after;
    const { table } = await this.opened();
    const told = await engine.ask({ ask: "hint", table, most: mostHints });
    close(table);
    if (!told.ok || visit !== this.visit) return;
    const leadingTo = (after: string) => told.hints.find((each) => each.after === after) ?? null;
    this.played = this.#after ? leadingTo(this.#after) : null;
    this.answer = right ? leadingTo(right) : null;
  }

  // The position the answer leads to, and its routes.
  async #right(): Promise<{ after: string; ways: Point[][] }> {
    const { table } = await this.opened();
    const all: Point[][] = [];
    for (const step of this.puzzle.answer) {
      const made = await engine.ask({ ask: "step", table, step });
      if (!made.ok) throw new Error(made.message);
      all.push(...stepWays(made.movements));
    }
    const ended = await engine.ask({ ask: "confirm", table });
    close(table);
    if (!ended.ok) throw new Error(ended.message);
    return { after: ended.position, ways: all };
  }
}
