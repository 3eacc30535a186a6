// SPDX-License-Identifier: MIT
// The name of a puzzle's theme. One without a text is named by its key.
import { isSaid, sayKey } from "../../text/say.svelte.ts";

export function themeTold(theme: string): string {
  const key = `page.theme.${theme}`;
  return isSaid(key) ? sayKey(key) : theme.replaceAll("_", " ");
}
