// SPDX-License-Identifier: MIT
// Training: which puzzle comes next, and which themes need it. Pure.
import type { PuzzleRatings } from "../link/messages.ts";
import { type Attempt, ratingIn, ratingOf } from "./attempts.ts";
import { fitting, type Puzzle, type PuzzleFilter, themesOf } from "./book.ts";
import { dueOn } from "./repetition.ts";

export interface Known {
  attempts: Attempt[];
  solved: string[]; // ids
  ratings: PuzzleRatings; // that the server has collected
}

// A new puzzle as strong as the person. When all have been tried: an unsolved one, or else the one tried longest ago.
// Undefined if the filter leaves none.
export function nextPuzzle(all: Puzzle[], filter: PuzzleFilter, known: Known): Puzzle | undefined {
  const { attempts, solved, ratings } = known;
  const { rating } = ratingIn(attempts);
  const lastTried = new Map(attempts.map(({ id, when }) => [id, when]));
  const rank = (each: Puzzle) => [
    lastTried.has(each.id) || solved.includes(each.id) ? 1 : 0,
    solved.includes(each.id) ? 1 : 0,
    lastTried.get(each.id) ?? 0,
    Math.abs(ratingOf(each, ratings).rating - rating),
  ];
  const ranked = fitting(all, filter).map((puzzle) => ({ puzzle, rank: rank(puzzle) }));
  return ranked.sort((one, other) => compared(one.rank, other.rank))[0]?.puzzle;
}

function compared(one: number[], other: number[]): number {
  const differing = one.findIndex((value, index) => value !== other[index]);
  return differing < 0 ? 0 : (one[differing] ?? 0) - (other[differing] ?? 0);
}

export function duePuzzles(day: number, all: Puzzle[], attempts: Attempt[]): Puzzle[] {
  return dueOn(day, attempts).flatMap((id) => all.find((each) => each.id === id) ?? []);
}

export interface ThemeScore {
  theme: string;
  tried: number; // puzzles
  missed: number; // at the first attempt
}

// Themes by the share that was missed, the weakest first. Without those tried too seldom to say.
const enough = 5;

export function weakThemes(all: Puzzle[], attempts: Attempt[]): ThemeScore[] {
  const first = new Map(attempts.toReversed().map(({ id, outcome }) => [id, outcome]));
  const scores = themesOf(all).map((theme) => {
    const tried = all.filter(({ id, themes }) => first.has(id) && themes.includes(theme));
    return { theme, tried: tried.length, missed: tried.filter(({ id }) => first.get(id) !== "right").length };
  });
  const share = ({ tried, missed }: ThemeScore) => missed / tried;
  const told = scores.filter(({ tried, missed }) => tried >= enough && missed > 0);
  return told.sort((one, other) => share(other) - share(one));
}
