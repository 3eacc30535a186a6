// SPDX-License-Identifier: MIT
// What an ended game comes to in three facts: captures, the turning point, and luck. Pure; the chances are the engine's.
import type { Story } from "../engine/answers.ts";
import type { Review } from "./review.svelte.ts";

// How often each side captured a piece of another. A side is the letters of its seats.
export function capturesBy(sides: string[], { turns }: Pick<Story, "turns">): number[] {
  return sides.map((side) => {
    const own = turns.filter(({ seat }) => side.includes(seat)).flatMap(({ movements }) => movements);
    return own.filter(({ kind, seat }) => kind === "captured" && !side.includes(seat)).length;
  });
}

export interface TurningPoint {
  turn: number; // 1: the first
  side: number; // that won
  before: number; // its chance
  after: number;
  isThrow: boolean; // otherwise a rival's error
}

// The turn that decided the game, as the engine says. Null if there is none, or not all turns are judged.
export function turningPoint(review: Review): TurningPoint | null {
  const { summary } = review;
  const judged = summary?.moment ? review.of(summary.moment) : undefined;
  const side = summary?.sides.findIndex(({ result }) => result === 1) ?? -1;
  if (!judged || side < 0) return null;
  const of = (figures: number[]) => figures[side] ?? 0;
  const { turn, before, luck, best, played } = judged;
  const isThrow = of(luck) >= of(played) - of(best);
  const [from, to] = isThrow ? [of(before), of(before) + of(luck)] : [of(best), of(played)];
  return { turn, side, before: from, after: to, isThrow };
}

// The part of a win that was skill, from 0 to 1 (docs/luck.md). Null without a winner.
export function skillShare({ summary }: Pick<Review, "summary">): number | null {
  const winner = summary?.sides.find(({ result }) => result === 1);
  if (!winner || winner.skill === null || winner.start === 1) return null;
  return Math.min(Math.max(winner.skill / (1 - winner.start), 0), 1);
}

const faces = 6;

// One throw in how many shows these pips, in any order.
export function oneIn(pips: number[]): number {
  const ways = pips.reduce((all, each, index) => {
    const same = pips.slice(0, index + 1).filter((other) => other === each).length;
    return (all * (index + 1)) / same;
  }, 1);
  return faces ** pips.length / ways;
}

export type Fortune = "lucky" | "unlucky" | "even" | "dice" | "better" | "worse";
const leastLuck = 0.05; // as in the sentences of a review
const leastSkill = 0.1;

// What made the result of a side. Its chance at the start, its luck, and what it won or lost by play add up to the result.
// Without a result only its luck counts.
export function fortuneOf(luck: number, start: number, result: number | null): Fortune {
  if (Math.abs(luck) < leastLuck) return "even";
  if (result === null) return luck > 0 ? "lucky" : "unlucky";
  const skill = result - start - luck;
  const won = result > start;
  if (skill >= leastSkill) return won ? "better" : "unlucky";
  if (skill <= -leastSkill) return won ? "lucky" : "worse";
  return "dice";
}
