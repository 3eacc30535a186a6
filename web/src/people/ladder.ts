// SPDX-License-Identifier: MIT
// The ladder through the computers of a game, from the easiest to the strongest. Two wins in a row against one lead to the
// next, and so past all weaker ones. A game counts if every opponent was that computer. Nothing is stored: the ledger says
// who was beaten. Pure.
import type { GameCard } from "../engine/answers.ts";
import { type Entry, ledger } from "../statistics/ledger.ts";
import { contested, streaks } from "../statistics/sums.ts";

const winsToClimb = 2;
type Game = Pick<GameCard, "levels" | "editions">;

export interface Rung {
  level: string; // the computer to beat
  needed: number; // further wins in a row that lead past it
}
export interface Climb {
  beaten: string; // a level
  next: string; // the level to meet now; "" at the top
}

// Levels, the easiest first.
export function rungs({ levels }: Game): string[] {
  return [...levels].sort((one, other) => one.number - other.number).map(({ name }) => name);
}

// The games of this family in which every opponent was this computer.
export function duels({ editions }: Game, level: string, entries: Entry[]): Entry[] {
  return contested(entries).filter(
    ({ edition, levels, people }) =>
      levels.length === 1 && levels[0] === level && !people && editions.some(({ id }) => id === edition),
  );
}

// How many computers, from the easiest on, are behind the player.
export function passed(game: Game, entries = ledger()): number {
  return rungs(game).findLastIndex((level) => streaks(duels(game, level, entries)).longest >= winsToClimb) + 1;
}

// The computer to beat next; null at the top.
export function nextRung(game: Game, entries = ledger()): Rung | null {
  const level = rungs(game)[passed(game, entries)];
  if (level === undefined) return null;
  return { level, needed: winsToClimb - streaks(duels(game, level, entries)).now };
}

// The step up that this finished game made; null if it made none.
export function climb(game: Game, id: string, entries = ledger()): Climb | null {
  const index = entries.findIndex((each) => each.id === id);
  const before = passed(game, entries.slice(0, Math.max(index, 0)));
  const after = passed(game, entries.slice(0, index + 1));
  const [beaten, next = ""] = rungs(game).slice(Math.max(after - 1, 0));
  return after > before && beaten !== undefined ? { beaten, next } : null;
}
