// SPDX-License-Identifier: MIT
// An attempt at a puzzle: once the throw is played, tells whether it led to the right position, and why.
import type { Changed, Choice, Hint, Movement, Point } from "../../engine/answers.ts";
import { engine } from "../../engine/engine.ts";
import type { Puzzle } from "../../puzzles/book.ts";
import { close, Exercise } from "../exercise/exercise.svelte.ts";

// "" until the throw is played or the answer shown.
export type Verdict = "" | "right" | "wrong" | "shown";

const mostHints = 100;

export class PuzzleAttempt extends Exercise {
  readonly puzzle: Puzzle;
  verdict = $state<Verdict>("");
  failed = $state(false); // answered wrongly or shown before it was solved
  played = $state.raw<Hint | null>(null); // the play, with the engine's reasons
  answer = $state.raw<Hint | null>(null); // the best play, likewise
  readonly #solved: () => void;
  #ways: Point[][] = []; // routes of the steps made

  constructor(puzzle: Puzzle, solved: () => void) {
    super(puzzle.position);
    this.puzzle = puzzle;
    this.#solved = solved;
  }

  get mayUndo(): boolean {
    return this.verdict === "" && this.#ways.length > 0 && (this.view?.made.length ?? 0) > 0;
  }

  override leave(): number {
    this.played = this.answer = null;
    return super.leave();
  }

  protected begun(): void {
    this.#ways = [];
    this.verdict = "";
  }

  protected made(_chosen: Choice, { movements }: Changed): void {
    this.#ways = [...this.#ways, ...ways(movements)];
  }

  protected async rested({ due, choices }: Changed): Promise<void> {
    if (due === "confirm") await this.#judge();
    else this.board.offer(choices);
  }

  // Shows the original position with the routes of the answer in green and those of a wrong play in red.
  async show(): Promise<void> {
    const { verdict } = this;
    const red = verdict === "wrong" ? this.#ways : [];
    if (verdict !== "right") this.failed = true;
    await this.start();
    const { visit } = this;
    this.board.offer([]);
    this.verdict = "shown";
    const right = await this.#right();
    if (visit !== this.visit) return;
    this.board.leaveTrail(red);
    this.board.showRoutes(right.ways);
    await this.#tell("", right.after);
  }

  async #judge(): Promise<void> {
    const { view, visit } = this;
    if (!view) return;
    const ended = await engine.ask({ ask: "confirm", table: view.table });
    if (!ended.ok) throw new Error(ended.message);
    const right = await this.#right();
    if (visit !== this.visit) return;
    const solved = ended.position === right.after;
    this.verdict = solved ? "right" : "wrong";
    if (solved) this.#solved();
    else this.failed = true;
    if (solved) this.board.showRoutes(right.ways);
    else this.board.leaveTrail(this.#ways);
    await this.#tell(ended.position, solved ? right.after : "");
  }

  // Asks for the engine's reasons for the plays that lead to these positions.
  async #tell(played: string, right: string): Promise<void> {
    const { visit } = this;
    const { table } = await this.opened();
    const told = await engine.ask({ ask: "hint", table, most: mostHints });
    close(table);
    if (!told.ok || visit !== this.visit) return;
    const leadingTo = (after: string) => told.hints.find((each) => each.after === after) ?? null;
    this.played = played ? leadingTo(played) : this.played;
    this.answer = right ? leadingTo(right) : null;
  }

  // The position the answer leads to, and its routes.
  async #right(): Promise<{ after: string; ways: Point[][] }> {
    const { table } = await this.opened();
    const all: Point[][] = [];
    for (const step of this.puzzle.answer) {
      const made = await engine.ask({ ask: "step", table, step });
      if (!made.ok) throw new Error(made.message);
      all.push(...ways(made.movements));
    }
    const ended = await engine.ask({ ask: "confirm", table });
    close(table);
    if (!ended.ok) throw new Error(ended.message);
    return { after: ended.position, ways: all };
  }
}

function ways(movements: Movement[]): Point[][] {
  return movements.filter(({ kind }) => kind === "step").map(({ route }) => route);
}
