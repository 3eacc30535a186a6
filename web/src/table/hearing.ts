// SPDX-License-Identifier: MIT
// What is worth hearing of a change at the table, for screen readers: a person hears the throw and
// what to do, what others did once they have done it, and whose turn it is then.
import type { Ask, Changed } from "../engine/types.ts";
import { isPerson } from "./by_itself.ts";

export function worthHearing(asked: Ask["ask"], answer: Changed, byPerson: boolean): string[] {
  const { told, ended, due } = answer;
  if (due === "over") return [ended, told.standing];
  if (asked === "throw") return byPerson ? [told.throw, told.prompt] : [];
  if (asked === "step" || asked === "undo" || asked === "take_back")
    return [told.account, told.prompt];
  if (!ended) return [];
  return [byPerson ? "" : ended, told.standing, isPerson(answer) ? told.prompt : ""];
}
