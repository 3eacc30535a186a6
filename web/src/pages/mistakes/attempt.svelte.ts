// SPDX-License-Identifier: MIT
// An attempt at a play that was an error: right is every play that gives away less than counts as an error.
import type { JudgedTurn, Point, StoryTurn, TableView } from "../../engine/answers.ts";
import { engine } from "../../engine/engine.ts";
import { Attempt, stepWays } from "../exercise/attempt.svelte.ts";

const leastError = 0.01; // of a game, as in a review

export class MistakeAttempt extends Attempt {
  readonly judged: JudgedTurn;
  readonly turn: StoryTurn;
  error = $state(0); // of the play that was just made

  constructor(judged: JudgedTurn, turn: StoryTurn, fixed: () => void) {
    super(judged.position.replace(/\?$/, turn.thrown), fixed);
    this.judged = judged;
    this.turn = turn;
  }

  // The routes of the mistake lie on the board until another play is found.
  override async start(): Promise<void> {
    await super.start();
    this.board.leaveTrail(stepWays(this.turn.movements));
  }

  protected async isRight({ table }: TableView): Promise<boolean> {
    const weighed = await engine.ask({ ask: "weigh", table });
    if (!weighed.ok) throw new Error(weighed.message);
    this.error = weighed.error;
    return weighed.error < leastError;
  }

  protected answerWays(): Promise<Point[][]> {
    return Promise.resolve(this.judged.bestRoutes);
  }
}
