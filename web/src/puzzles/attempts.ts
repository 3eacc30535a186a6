// SPDX-License-Identifier: MIT
// Attempts at puzzles on this device, in their order: a list that only grows at its end. Ratings, results of days and
// what is to be repeated follow from it.
import { type Checked, fitting, list, number, only, shape, text } from "../base/check.ts";
import type { PuzzleRatings } from "../link/messages.ts";
import { store, stored, unstore } from "../shell/storage.ts";
import type { Puzzle } from "./book.ts";
import { dayOf, resultOf } from "./days.ts";
import { newcomer, type Opponent, rated, type Rating } from "./glicko.ts";
import { storeProgress, storedProgress, withSolved } from "./progress.ts";

const attempt = shape({
  id: text, // of the puzzle
  when: number, // in milliseconds since 1970
  outcome: only("right", "wrong", "shown"),
}, {
  day: number, // if it was an attempt at the position of this day
  rating: shape({ rating: number, deviation: number, volatility: number }), // afterwards; missing: it did not count
});
export interface Attempt extends Checked<typeof attempt> {}
export type Outcome = Attempt["outcome"];

const most = 10_000;
const place = "puzzle_attempts";

export function storedAttempts(): Attempt[] {
  return fitting(list(attempt), stored(place)) ?? [];
}

export function forgetAttempts(): void {
  unstore(place);
}

export function ratingIn(attempts: Attempt[]): Rating {
  return attempts.findLast((each) => each.rating)?.rating ?? newcomer;
}

// As the server has collected it, or else by the difficulty: a puzzle that half of the weak players miss is as strong as a
// newcomer. The server begins with the same (first_rating of src/online/server/puzzle_desk.h); docs/puzzles.md.
export function ratingOf({ id, difficulty }: Puzzle, collected: PuzzleRatings): Opponent {
  const known = collected[id];
  if (known) return { rating: known[0], deviation: known[1] };
  const missed = Math.min(Math.max(difficulty, 1), 99) / 100;
  return { rating: newcomer.rating + 400 * Math.log10(missed / (1 - missed)), deviation: 100 };
}

// Stores an attempt. Only the first one at a puzzle is rated. Solving the position of a day on that day, before the answer
// was shown, counts for the days in a row.
export function noteAttempt(
  puzzle: Puzzle,
  outcome: Outcome,
  { now = new Date(), day, ratings = {} }: { now?: Date; day?: number | undefined; ratings?: PuzzleRatings } = {},
): Attempt {
  const attempts = storedAttempts();
  const progress = storedProgress();
  const { id } = puzzle;
  const isFirst = !progress.solved.includes(id) && !attempts.some((each) => each.id === id);
  const game = { opponent: ratingOf(puzzle, ratings), score: outcome === "right" ? 1 : 0 };
  const made: Attempt = {
    id,
    when: now.getTime(),
    outcome,
    ...(day === undefined ? {} : { day }),
    ...(isFirst ? { rating: rated(ratingIn(attempts), [game]) } : {}),
  };
  if (outcome === "right") {
    const counts = day === dayOf(now) && !resultOf(day, id, attempts)?.shown;
    storeProgress(withSolved(progress, id, counts ? day : undefined));
  }
  store(place, [...attempts, made].slice(-most));
  return made;
}
