// SPDX-License-Identifier: MIT
// The duels of the day played on this device, one for each day and edition.
import { type Checked, fitting, list, number, only, orNull, shape, text } from "../base/check.ts";
import { store, stored } from "../shell/storage.ts";

const duel = shape({
  id: text, // of the game
  day: text, // 2026-11-20
  edition: text, level: text,
}, {
  result: only("won", "lost", "draw"), // once it has ended
  turns: number,
  title: text, // of the game, in words
  record: text, // until the server has it or has refused it
  accuracy: orNull(number), luck: number, // once it is judged
  luckTold: text, // in words
  sent: text, // "done", or why the server has refused it
});
export interface Duel extends Checked<typeof duel> {}

const most = 500;
const place = "duels";

// The newest first.
export function duels(): Duel[] {
  return fitting(list(duel), stored(place)) ?? [];
}

export function duelOn(day: string, edition: string): Duel | undefined {
  return duels().find((each) => each.day === day && each.edition === edition);
}

export function duelOf(game: string): Duel | undefined {
  return duels().find(({ id }) => id === game);
}

// Replaces an earlier one of the same day in the same edition.
export function noteDuel(duel: Duel): void {
  const others = duels().filter(({ day, edition }) => day !== duel.day || edition !== duel.edition);
  const all = [duel, ...others].sort((one, other) => other.day.localeCompare(one.day));
  store(place, all.slice(0, most));
}

export function changeDuel(game: string, change: Partial<Duel>): void {
  const found = duelOf(game);
  if (found) noteDuel({ ...found, ...change });
}

export function forgetDuel(game: string): void {
  store(place, duels().filter(({ id }) => id !== game));
}

// The local calendar day, as the engine and the server write it.
export function dayText(date: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

// Noon of that day, for dates in words.
export function dateOf(day: string): Date {
  return new Date(`${day}T12:00:00`);
}
