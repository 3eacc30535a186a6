// SPDX-License-Identifier: MIT
// The colour of a side: that of its first seat's pieces.
import type { Replay } from "./replay.svelte.ts";

export function sideColour({ view, picture }: Pick<Replay, "view" | "picture">, seats: string): string {
  const figure = view.seats.find(({ seat }) => seats.includes(seat))?.figure;
  return picture.figures.find(({ kind }) => kind === figure)?.colour ?? "var(--ink)";
}
