// SPDX-License-Identifier: MIT
// Every language has an edition that comes first: on the home page, in the form for a new game, among lessons and puzzles.
import { say } from "../text/say.svelte.ts";

export function firstEdition(): string {
  return say("page.home.edition");
}

// The editions in their order, except that the first edition leads.
export function firstInFront<T extends { id: string }>(editions: T[]): T[] {
  const isFirst = ({ id }: T) => id === firstEdition();
  return [...editions.filter(isFirst), ...editions.filter((each) => !isFirst(each))];
}
