// SPDX-License-Identifier: MIT
// The judged turns of a game; they arrive in any order.
import type { JudgedTurn, Summary } from "../engine/answers.ts";

export class Review {
  readonly last: number; // turns of the game
  turns = $state.raw<readonly (JudgedTurn | undefined)[]>([]); // the first is at 0
  summary = $state.raw<Summary | null>(null); // once all turns are judged
  working = $state(false);
  trouble = $state("");

  constructor(last: number) {
    this.last = last;
  }

  static finished(turns: JudgedTurn[], summary: Summary): Review {
    const review = new Review(turns.length);
    for (const turn of turns) review.take(turn);
    review.summary = summary;
    return review;
  }

  take(turn: JudgedTurn): void {
    const turns = [...this.turns];
    turns[turn.turn - 1] = turn;
    this.turns = turns;
  }

  of(turn: number): JudgedTurn | undefined {
    return this.turns[turn - 1];
  }
  get judged(): number {
    return this.turns.reduce((count) => count + 1, 0); // holes are skipped
  }
  get complete(): boolean {
    return this.judged === this.last;
  }
  // The turns before the first one missing.
  get first(): JudgedTurn[] {
    const known: JudgedTurn[] = [];
    for (const turn of this.turns) {
      if (!turn) break;
      known.push(turn);
    }
    return known;
  }

  // Each side's chance after 0, 1, 2 … turns, as far as known. After the last turn it is the result, or the chance at the
  // current position.
  get curves(): number[][] {
    const known = this.first;
    const end = known.at(-1);
    if (!end) return [];
    return end.before.map((_, side) => {
      const line = known.map(({ before }) => before[side] ?? 0);
      const result = this.complete ? this.summary?.sides[side]?.result : null;
      return [...line, result ?? end.played[side] ?? 0];
    });
  }
}
