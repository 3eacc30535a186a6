// SPDX-License-Identifier: MIT
// The position of the day in words.
import { language, say } from "../text/say.svelte.ts";
import { beginOf, dayOf, type DayResult } from "./days.ts";

export function resultTold({ tries, shown }: DayResult): string {
  if (shown) return say("page.day.shown");
  return tries === 1 ? say("page.day.first_try") : say("page.day.tries", { tries });
}

// One line to paste: "Parlor #132 · Poleana ✓ first try".
export function shareLine(number: number, edition: string, result: DayResult): string {
  const words = { number, edition: shortName(edition), result: resultTold(result) };
  return say(result.shown ? "page.day.line.shown" : "page.day.line.solved", words);
}

// "Dixie Pollyanna (1952)" without its year.
export function shortName(edition: string): string {
  return edition.replace(/ \(.*\)$/, "");
}

// When the next position comes: "in 5 hours".
export function untilNext(now: Date): string {
  const minutes = Math.ceil((beginOf(dayOf(now) + 1).getTime() - now.getTime()) / 60_000);
  const format = new Intl.RelativeTimeFormat(language());
  return minutes < 60 ? format.format(minutes, "minute") : format.format(Math.round(minutes / 60), "hour");
}
