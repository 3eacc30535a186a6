// SPDX-License-Identifier: MIT
// What an ended game comes to in three facts: captures, the turning point, and luck. Pure; the chances are the engine's.
import type { Story, StoryTurn } from "../engine/answers.ts";

// How often each side captured a piece of another. A side is the letters of its seats.
export function capturesBy(sides: string[], { turns }: Pick<Story, "turns">): number[] {
  return sides.map((side) => {
    const own = turns.filter(({ seat }) => side.includes(seat)).flatMap(({ movements }) => movements);
    return own.filter(({ kind, seat }) => kind === "captured" && !side.includes(seat)).length;
  });
}

export interface TurningPoint {
  turn: number; // 1: the first
  side: number; // that gained
  before: number; // its chance
  after: number;
}
const leastGain = 0.05;

// The throw with which the winner gained most; if nobody has won, any side. Null if no throw was worth much. `curves` are
// those of a review.
export function turningPoint(
  curves: number[][],
  turns: Pick<StoryTurn, "dice">[],
  winner: number | null,
): TurningPoint | null {
  let found: TurningPoint | null = null;
  for (const [side, chances] of curves.entries()) {
    if (winner !== null && side !== winner) continue;
    for (const [index, { dice }] of turns.entries()) {
      const [before = 0, after = 0] = chances.slice(index);
      const most = found ? found.after - found.before : leastGain;
      if (dice.length > 0 && index + 1 < chances.length && after - before > most)
        found = { turn: index + 1, side, before, after };
    }
  }
  return found;
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
