// SPDX-License-Identifier: MIT
// An attempt at a position: once its throw is played, tells whether the play was right. Subclasses know the right play.
import type { Changed, Choice, Movement, Point, TableView } from "../../engine/answers.ts";
import { Exercise } from "./exercise.svelte.ts";

// "" until the throw is played or the answer shown.
export type Verdict = "" | "right" | "wrong" | "shown";

export abstract class Attempt extends Exercise {
  verdict = $state<Verdict>("");
  failed = $state(false); // answered wrongly or shown before it was solved
  readonly #solved: () => void;
  #ways: Point[][] = []; // routes of the steps made

  protected constructor(position: string, solved = () => {}) {
    super(position);
    this.#solved = solved;
  }

  // Whether the turn on that table, which has yet to be confirmed, is right.
  protected abstract isRight(view: TableView): Promise<boolean>;
  // The routes of the answer.
  protected abstract answerWays(): Promise<Point[][]>;
  // Called when the verdict is shown.
  protected explain(): void | Promise<void> {}

  get mayUndo(): boolean {
    return this.verdict === "" && this.#ways.length > 0 && (this.view?.made.length ?? 0) > 0;
  }

  protected begun(): void {
    this.#ways = [];
    this.verdict = "";
  }

  protected made(_chosen: Choice, { movements }: Changed): void {
    this.#ways = [...this.#ways, ...stepWays(movements)];
  }

  protected async rested(then: Changed): Promise<void> {
    if (then.due === "confirm") await this.#judge(then);
    else this.board.offer(then.choices);
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
    const ways = await this.answerWays();
    if (visit !== this.visit) return;
    this.board.leaveTrail(red);
    this.board.showRoutes(ways);
    await this.explain();
  }

  async #judge(view: TableView): Promise<void> {
    const { visit } = this;
    const solved = await this.isRight(view);
    if (visit !== this.visit) return;
    this.verdict = solved ? "right" : "wrong";
    if (solved) {
      this.#solved();
      this.board.showRoutes(this.#ways);
    } else {
      this.failed = true;
      this.board.leaveTrail(this.#ways);
    }
    await this.explain();
  }
}

export function stepWays(movements: Movement[]): Point[][] {
  return movements.filter(({ kind }) => kind === "step").map(({ route }) => route);
}
