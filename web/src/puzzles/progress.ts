// SPDX-License-Identifier: MIT
// Progress with the puzzles, stored on this device.
import { type Checked, fitting, list, number, shape, text } from "../base/check.ts";
import { store, stored, unstore } from "../shell/storage.ts";

const progress = shape({
  solved: list(text), // ids
  day: number, // the last day whose puzzle was solved
  streak: number, // consecutive days up to that one
  longest: number,
});
interface Progress extends Checked<typeof progress> {}

const name = "puzzles";

export function storedProgress(): Progress {
  return fitting(progress, stored(name)) ?? { solved: [], day: -1, streak: 0, longest: 0 };
}

export function storeProgress(now: Progress): void {
  store(name, now);
}

export function forgetProgress(): void {
  unstore(name);
}

// Adds a solved puzzle, with the day if it was the puzzle of a day.
export function withSolved(before: Progress, id: string, day?: number): Progress {
  const solved = before.solved.includes(id) ? before.solved : [...before.solved, id];
  if (day === undefined || day === before.day) return { ...before, solved };
  const streak = before.day === day - 1 ? before.streak + 1 : 1;
  return { solved, day, streak, longest: Math.max(before.longest, streak) };
}

// The current streak: one that ended yesterday still counts today.
export function streakOn(day: number, { day: last, streak }: Progress): number {
  return last >= day - 1 ? streak : 0;
}
