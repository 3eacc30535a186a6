// SPDX-License-Identifier: MIT
// What a theme of puzzles is called, in the words of an edition; "": in those of all.
import { sayKeyOf } from "../../text/say.svelte.ts";

export function themeTold(theme: string, edition = ""): string {
  return sayKeyOf(edition, `puzzle.theme.${theme}`);
}
