// SPDX-License-Identifier: MIT
// Fetches the puzzle files when they are first needed.
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
  fetched.catch(() => (fetched = undefined)); // so that the next call tries again
  return fetched;
}

async function read(address: string): Promise<Puzzle[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  return parse(await response.text());
}
