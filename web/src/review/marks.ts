// SPDX-License-Identifier: MIT
// The marks of plays and throws, and how a curve draws sides and marks.
import type { JudgedTurn } from "../engine/answers.ts";

export type Mark = JudgedTurn["mark"] | "lucky" | "unlucky";

// As the legend lists them.
export const marks: readonly Mark[] = [
  "best", "good", "inaccuracy", "mistake", "blunder", "forced", "lucky", "unlucky",
];

export function isError({ mark }: JudgedTurn): boolean {
  return mark === "inaccuracy" || mark === "mistake" || mark === "blunder";
}

export function marksOf({ mark, fortune }: JudgedTurn): Mark[] {
  return fortune === "" ? [mark] : [mark, fortune];
}

// Of the sides' lines on a curve.
export const dashes = ["", "9 4", "2.5 3.5", "12 3 3 3"];

export interface Spot {
  turn: number;
  mark: Mark;
  x: number; // in pixels
  y: number;
  weight: number; // the heavier of two that are too close stays
}

// The spots that lie at least `apart` pixels from each heavier one, from left to right.
export function spread(spots: Spot[], apart: number): Spot[] {
  const kept: Spot[] = [];
  for (const spot of [...spots].sort((one, other) => other.weight - one.weight))
    if (kept.every(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) >= apart)) kept.push(spot);
  return kept.sort((one, other) => one.x - other.x);
}
