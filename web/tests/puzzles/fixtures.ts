// SPDX-License-Identifier: MIT
import type { Attempt } from "../../src/puzzles/attempts.ts";
import type { Puzzle } from "../../src/puzzles/book.ts";

export function puzzle(more: Partial<Puzzle> = {}): Puzzle {
  return {
    id: "ca8fz", difficulty: 50, lead: 10, games: 1000, themes: [], edition: "poleana", position: "poleana", answer: [],
    ...more,
  };
}

// At noon of a day of November 2026.
export function attempt(id: string, date: number, outcome: Attempt["outcome"], more: Partial<Attempt> = {}): Attempt {
  return { id, when: new Date(2026, 10, date, 12).getTime(), outcome, ...more };
}
