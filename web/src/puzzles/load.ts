// SPDX-License-Identifier: MIT
// The files of puzzles: fetched when puzzles are first asked for, and kept for later with the rest
// of the page.
import { parse, type Puzzle } from "./book.ts";

const addresses = import.meta.glob<string>("../../../puzzles/*.txt", {
  query: "?url",
  import: "default",
  eager: true,
});

let fetched: Promise<Puzzle[]> | undefined;

// Ordered by file name, as the program orders them: the puzzle of the day depends on it.
export function puzzles(): Promise<Puzzle[]> {
  fetched ??= Promise.all(Object.values(addresses).map(read)).then((books) => books.flat());
  fetched.catch(() => (fetched = undefined)); // another time there may be a connection
  return fetched;
}

async function read(address: string): Promise<Puzzle[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  return parse(await response.text());
}
