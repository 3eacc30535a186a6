// SPDX-License-Identifier: MIT
// How the games between the player and one computer stand.
import { type Character, opponentName } from "../table/opponents.ts";
import { say } from "../text/say.svelte.ts";
import type { Entry } from "../statistics/ledger.ts";

// "You lead 3 to 2."
export function scoreTold(level: Character, duels: Entry[]): string {
  const won = duels.filter(({ outcome }) => outcome === "won").length;
  const lost = duels.filter(({ outcome }) => outcome === "lost").length;
  if (won > lost) return say("page.characters.lead.you", { won, lost });
  if (won < lost) return say("page.characters.lead.they", { name: opponentName(level), won, lost });
  return won > 0 ? say("page.characters.lead.level", { won, lost }) : say("page.characters.lead.none");
}
