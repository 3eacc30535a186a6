// SPDX-License-Identifier: MIT
// Adds to a noted game what its judged turns say of the side that people of this device played.
import type { StoryTurn } from "../engine/answers.ts";
import type { Review } from "../review/review.svelte.ts";
import { noteLuckiest, noteReview } from "./ledger.ts";
import { luckiestThrow } from "./luckiest.ts";

// Of people on several sides, and of a game that is not noted, it adds nothing.
export function noteJudged(id: string, { summary, first }: Review, turns: StoryTurn[], people: string): void {
  const played = [...(summary?.sides ?? []).entries()].filter(([, { seats }]) =>
    [...people].some((seat) => seats.includes(seat)),
  );
  const [only] = played;
  if (!only || played.length > 1) return;
  const [side, own] = only;
  noteReview(id, own);
  noteLuckiest(id, luckiestThrow(first, turns, side));
}
