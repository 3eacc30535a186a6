// SPDX-License-Identifier: MIT
// How far somebody has come with the puzzles, kept on this device.
import { type Checked, fitting, list, number, shape, text } from "../base/check.ts";
import { store, stored } from "../shell/storage.ts";

const progress = shape({
  solved: list(text), // ids
  day: number, // the last whose puzzle was solved
  streak: number, // days in a row, that one the last
  longest: number,
});
export interface Progress extends Checked<typeof progress> {}

const name = "puzzles";

export function storedProgress(): Progress {
  return fitting(progress, stored(name)) ?? { solved: [], day: -1, streak: 0, longest: 0 };
}

export function storeProgress(now: Progress): void {
  store(name, now);
}

// With one more; where it was the puzzle of a day, with that day.
export function withSolved(before: Progress, id: string, day?: number): Progress {
  const solved = before.solved.includes(id) ? before.solved : [...before.solved, id];
  if (day === undefined || day === before.day) return { ...before, solved };
  const streak = before.day === day - 1 ? before.streak + 1 : 1;
  return { solved, day, streak, longest: Math.max(before.longest, streak) };
}

// Days in a row that still count: yesterday's do until today is over.
export function streakOn(day: number, { day: last, streak }: Progress): number {
  return last >= day - 1 ? streak : 0;
}
