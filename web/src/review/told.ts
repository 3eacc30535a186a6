// SPDX-License-Identifier: MIT
// Figures of a review in plain words.
import type { SideReview } from "../engine/answers.ts";
import { signedWholePercent } from "../text/percent.ts";
import { language, say } from "../text/say.svelte.ts";

// "It costs about 4 games in 100."
export function costTold(error: number): string {
  const games = Math.round(error * 100);
  return games > 1 ? say("page.review.cost", { games }) : say("page.review.cost.1");
}

// "a little lucky (+11 %)"
export function luckTold({ luck, luckTold: words }: SideReview): string {
  return say("page.review.luck_told", { words, luck: signedWholePercent(luck) });
}

// 71, or a dash where there was nothing to choose.
export function accuracyTold(accuracy: number | null): string {
  return accuracy === null ? "–" : Math.round(accuracy).toString();
}

// What a side's plays gave away, in games: errors add up to more than one.
export function gamesTold(error: number): string {
  return say("page.review.games", { games: (Math.round(error * 100) / 100).toLocaleString(language()) });
}
