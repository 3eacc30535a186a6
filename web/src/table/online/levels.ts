// SPDX-License-Identifier: MIT
import type { GameCard } from "../../engine/answers.ts";
import { say } from "../../text/say.svelte.ts";
import { opponentName } from "../opponents.ts";

// "Uncle Theo (computer, level 3)"
export function levelTitle(card: GameCard | undefined, level: string): string {
  const found = card?.levels.find(({ name }) => name === level);
  if (!found) return say("page.player.computer");
  return say("page.new.computer", { level: found.number, name: opponentName(level) });
}
