// SPDX-License-Identifier: MIT
import type { GameCard } from "../../engine/answers.ts";
import { say } from "../../text/say.svelte.ts";

// "computer 3: careful"
export function levelTitle(card: GameCard | undefined, level: string): string {
  const found = card?.levels.find(({ name }) => name === level);
  if (!found) return say("page.player.computer");
  return say("page.new.computer", { level: found.number, title: found.title });
}
