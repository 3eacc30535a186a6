// SPDX-License-Identifier: MIT
// A duel in words.
import { nameOf } from "../table/opponents.ts";
import { language, say } from "../text/say.svelte.ts";
import { dateOf, type Duel } from "./book.ts";

type Ended = Duel & Required<Pick<Duel, "result">>;
export const hasEnded = (duel: Duel): duel is Ended => duel.result !== undefined;

export function resultTold({ result, level }: Pick<Ended, "result" | "level">): string {
  const name = nameOf(level);
  if (result === "draw") return say("page.duel.drew", { name });
  return say(result === "won" ? "page.duel.won" : "page.duel.lost", { name });
}

export function accuracyTold(accuracy: number | null | undefined): string {
  return typeof accuracy === "number" ? say("page.duel.accuracy", { accuracy: Math.round(accuracy) }) : "";
}

export function dayTold(day: string, style: "short" | "long" = "short"): string {
  const parts = style === "short" ? { day: "numeric", month: "short" } as const
    : { weekday: "long", day: "numeric", month: "long" } as const;
  return new Intl.DateTimeFormat(language(), parts).format(dateOf(day));
}

// "Parlor duel 20 Nov · Poleana · beat Margarita · accuracy 84 · a little lucky"
export function lineOf(duel: Ended): string {
  const first = say("page.duel.line", { date: dayTold(duel.day) });
  const result = say(`page.duel.line.${duel.result}`, { name: nameOf(duel.level) });
  return [first, duel.title, result, accuracyTold(duel.accuracy), duel.luckTold].filter(Boolean).join(" · ");
}
