// SPDX-License-Identifier: MIT
// The plays of a side that are worth trying again.
import type { JudgedTurn } from "../engine/answers.ts";
import type { Review } from "./review.svelte.ts";

const most = 10;

// A side's mistakes and blunders, or its inaccuracies if there are none: the costliest, in the order of the game. Only
// throws can be played again, so setting up does not count.
export function mistakesOf(review: Review, side: number, isThrow: (turn: number) => boolean): JudgedTurn[] {
  const own = review.first.filter((judged) => judged.side === side && isThrow(judged.turn));
  const graver = own.filter(({ mark }) => mark === "mistake" || mark === "blunder");
  const found = graver.length > 0 ? graver : own.filter(({ mark }) => mark === "inaccuracy");
  const costliest = [...found].sort((one, other) => other.error - one.error).slice(0, most);
  return costliest.sort((one, other) => one.turn - other.turn);
}
