// SPDX-License-Identifier: MIT
// The position of the day: which puzzle a day has, and how it went. Days are those of the local calendar, counted from
// 1 January 1970; people count them from #1, 1 November 2026. Pure.
import type { Attempt } from "./attempts.ts";
import type { Puzzle } from "./book.ts";

const dayLength = 86_400_000; // milliseconds
const before = Date.UTC(2026, 10, 0) / dayLength; // the day before #1

export function dayOf(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / dayLength;
}

export const numberOf = (day: number): number => day - before;
export const dayNumbered = (number: number): number => number + before;

// The local midnight at which a day begins.
export function beginOf(day: number): Date {
  const date = new Date(day * dayLength);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
}

// The index of a day's puzzle; same as `of_day` of src/programs/puzzles. The days go through one block of puzzles after
// the other, so puzzles that are appended do not change past days.
const block = 100;

export function ofDay(number: number, count: number): number {
  const size = Math.min(count, block);
  const round = size * Math.max(Math.floor(count / block), 1);
  let stride = 7919;
  while (divisor(stride, size) !== 1) stride += 1;
  const day = (((number - 1) % round) + round) % round;
  return Math.floor(day / size) * size + (((day % size) * stride) % size);
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}

// One of the edition's puzzles; undefined if it has none.
export function puzzleOf(day: number, all: Puzzle[], edition: string): Puzzle | undefined {
  const own = all.filter((each) => each.edition === edition);
  return own.length > 0 ? own[ofDay(numberOf(day), own.length)] : undefined;
}

// How a day's position went: solved at the first, second … try, or shown. Null while it is open.
export interface DayResult {
  tries: number;
  shown: boolean;
}

export function resultOf(day: number, id: string, attempts: Attempt[]): DayResult | null {
  const made = attempts.filter((each) => each.day === day && each.id === id);
  const end = made.findIndex(({ outcome }) => outcome !== "wrong");
  return end < 0 ? null : { tries: end + 1, shown: made[end]?.outcome === "shown" };
}
