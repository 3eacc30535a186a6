// SPDX-License-Identifier: MIT
// What a computer remembers of the player. Nothing is stored for it: the ledger has the games, and whose last piece was taken.
import type { Entry } from "../statistics/ledger.ts";
import { contested } from "../statistics/sums.ts";
import type { Character } from "../table/opponents.ts";
import { language, say } from "../text/say.svelte.ts";

// What is remembered: the player took its last piece, it took the player's; the player won, lost.
export interface Recollection {
  what: "took" | "gave" | "won" | "lost";
  when: number; // as of entries
}

const grudge = 3; // in how many games a last piece is remembered

export function recollection(level: string, entries: Entry[]): Recollection | null {
  const met = contested(entries).filter(({ levels }) => levels.includes(level)).reverse();
  for (const { took = [], gave = [], when } of met.slice(0, grudge)) {
    if (took.includes(level)) return { what: "took", when };
    if (gave.includes(level)) return { what: "gave", when };
  }
  // Only against it alone is the winner known.
  const last = met.find(({ levels, people }) => levels.length === 1 && !people);
  if (last?.outcome !== "won" && last?.outcome !== "lost") return null;
  return { what: last.outcome, when: last.when };
}

// In its own words; a greeting if there is nothing to remember.
export function memoryTold(level: Character, remembered: Recollection | null): string {
  if (!remembered) return say(`page.character.${level}.none`);
  return say(`page.character.${level}.${remembered.what}`, { day: dayTold(remembered.when) });
}

// "today", "on Sunday", "on March 3", as it stands at the end of a sentence.
export function dayTold(when: number, now = new Date()): string {
  const then = new Date(when);
  const days = Math.round((midnight(now) - midnight(then)) / (24 * 60 * 60 * 1000)); // of 23 or 25 hours, too
  if (days <= 0) return say("page.day.today");
  if (days === 1) return say("page.day.yesterday");
  const year = then.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  const style = days < 7 ? ({ weekday: "long" } as const) : ({ day: "numeric", month: "long", ...year } as const);
  return say("page.day.other", { day: new Intl.DateTimeFormat(language(), style).format(then) });
}

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
