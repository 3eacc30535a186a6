// SPDX-License-Identifier: MIT
// The files of puzzles: fetched when puzzles are first asked for, and kept for later with the rest
// of the page.
import pollyanna from "../../../puzzles/pollyanna.txt?url";
import zenda from "../../../puzzles/zenda.txt?url";
import { parse, type Puzzle } from "./book.ts";

let fetched: Promise<Puzzle[]> | undefined;

// In the order of the program, by which a day has its puzzle.
export function puzzles(): Promise<Puzzle[]> {
  fetched ??= Promise.all([pollyanna, zenda].map(read)).then((books) => books.flat());
  fetched.catch(() => (fetched = undefined)); // another time there may be a connection
  return fetched;
}

async function read(address: string): Promise<Puzzle[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  return parse(await response.text());
}
