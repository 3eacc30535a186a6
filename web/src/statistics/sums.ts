// SPDX-License-Identifier: MIT
// What the games of this device come to. Pure.
import type { Entry } from "./ledger.ts";

export interface Tally {
  name: string; // an edition or a level
  games: number;
  won: number;
  fastest: number | null; // turns of the fastest win
}

// Games that one side of this device played against others.
export function contested(entries: Entry[]): Entry[] {
  return entries.filter(({ outcome }) => outcome !== "shared");
}

export function tallied(entries: Entry[], namesOf: (entry: Entry) => string[]): Tally[] {
  const all = new Map<string, Tally>();
  for (const entry of contested(entries)) {
    for (const name of namesOf(entry)) {
      const { games, won, fastest } = all.get(name) ?? { games: 0, won: 0, fastest: null };
      const isWin = entry.outcome === "won";
      const faster = isWin && entry.turns < (fastest ?? Infinity) ? entry.turns : fastest;
      all.set(name, { name, games: games + 1, won: won + (isWin ? 1 : 0), fastest: faster });
    }
  }
  return [...all.values()].sort((a, b) => b.games - a.games);
}

// The longest row of won games, and the one that goes on now.
export function streaks(entries: Entry[]): { longest: number; now: number } {
  let [longest, now] = [0, 0];
  for (const { outcome } of contested(entries)) {
    now = outcome === "won" ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { longest, now };
}

// What reviews have found, in the order of the games.
export interface Reviewed {
  when: number;
  luck: number;
  accuracy: number | null; // null: nothing to choose, or reviewed before there was an accuracy
}

export function reviewed(entries: Entry[]): Reviewed[] {
  return entries.flatMap(({ when, review }) =>
    review ? [{ when, luck: review.luck, accuracy: review.accuracy ?? null }] : [],
  );
}

// Of all reviewed games, the luckiest first.
export function luckyThrows(entries: Entry[]): { when: number; thrown: string; luck: number }[] {
  const all = entries.flatMap(({ when, luckiest }) => (luckiest ? [{ when, ...luckiest }] : []));
  return all.sort((one, other) => other.luck - one.luck);
}

// 0 if there is none.
export function mean(values: number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / Math.max(values.length, 1);
}

const fair = 3.5; // what a die shows on average
const deviation = Math.sqrt(35 / 12);

export interface Dice {
  faces: number[]; // how often each came
  count: number;
  mean: number; // what a die showed
  better: number; // than a fair die, as a part of it
  chance: number; // half the width of the 95 % interval of that
}

// In games with several people at one device, all dice count as the others'.
export function diceOf(entries: Entry[], whose: "own" | "others"): Dice {
  const counts = entries.flatMap(({ outcome, own, others }) => {
    if (outcome === "shared") return whose === "own" ? [] : [own, others];
    return [whose === "own" ? own : others];
  });
  const faces = [0, 1, 2, 3, 4, 5].map((face) =>
    counts.reduce((sum, each) => sum + (each[face] ?? 0), 0),
  );
  const count = faces.reduce((sum, each) => sum + each, 0);
  const pips = faces.reduce((sum, each, face) => sum + each * (face + 1), 0);
  const mean = count > 0 ? pips / count : fair;
  const chance = count > 0 ? (1.96 * deviation) / Math.sqrt(count) / fair : 1;
  return { faces, count, mean, better: mean / fair - 1, chance };
}
