// SPDX-License-Identifier: MIT
// What is worth hearing of a change at the table, for screen readers: a person hears the throw and
// what to do, what others did once they have done it, and whose turn it is then.
import type { Changed } from "../engine/answers.ts";
import type { Ask } from "../engine/requests.ts";

// Whether whoever acts sits at this device, before the change and now.
export interface Acting {
  before: boolean;
  now: boolean;
}

export function worthHearing(asked: Ask["ask"], answer: Changed, acting: Acting): string[] {
  const { told, ended, due } = answer;
  if (due === "over") return [ended, told.standing];
  if (asked === "throw") return acting.before ? [told.throw, told.prompt] : [];
  if (asked === "take_back") return [told.account, told.prompt];
  if (asked === "step" || asked === "undo")
    return acting.before ? [told.account, told.prompt] : [];
  if (!ended) return [];
  return [acting.before ? "" : ended, told.standing, acting.now ? told.prompt : ""];
}
