// SPDX-License-Identifier: MIT
// What computers say at the table, in their own words: for each level and moment some wordings, from texts/voices, one file
// per language. A file is fetched when it is first needed.
import type { SeatView } from "../engine/answers.ts";
import { language } from "../text/say.svelte.ts";

export const moments = [
  "capture", // the speaker captures a piece
  "captured", // the speaker loses one
  "doublet", // every die shows the same number
  "blocked", // a Blockade holds the speaker
  "ahead", // the speaker takes the lead
  "behind", // the speaker loses it
  "escape", // a narrow one
  "win",
  "loss",
  "long", // the game is long
] as const;
export type Moment = (typeof moments)[number];

// The wordings of a level and moment, by "careful.capture".
export type Lines = ReadonlyMap<string, readonly string[]>;

const files = import.meta.glob<string>("../../../texts/voices/*.txt", { query: "?raw", import: "default" });

// Sections "[careful.capture]" of a line per wording; a line that begins with # is a comment.
export function parseLines(text: string): Lines {
  const found = new Map<string, string[]>();
  let section: string[] = [];
  for (const line of text.split("\n").map((each) => each.trim())) {
    if (line.startsWith("[")) found.set(line.slice(1, -1), (section = []));
    else if (line && !line.startsWith("#")) section.push(line);
  }
  return found;
}

// Empty for a language without a file.
export async function linesIn(code: string): Promise<Lines> {
  const load = files[`../../../texts/voices/${code}.txt`];
  return parseLines((await load?.()) ?? "");
}

export function wordings(lines: Lines, level: string, moment: Moment): readonly string[] {
  return lines.get(`${level}.${moment}`) ?? [];
}

// A number in [0, 1) that depends on the words alone: a reloaded game says the same again.
export function draw(...words: (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const each of words.join(" ")) hash = Math.imul(hash ^ (each.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

export function drawn<T>(from: readonly T[], ...words: (string | number)[]): T | undefined {
  return from[Math.floor(draw(...words) * from.length)];
}

export interface LastWords {
  seat: SeatView; // of the computer that speaks
  words: string;
}

// What a computer says at the end of a game: a winner, or if people won, one that lost. Null if no computer played or the
// language has no voices. `game` identifies the game: the same game ends with the same words.
export async function lastWords(seats: SeatView[], game: string): Promise<LastWords | null> {
  return endOf(seats, game, await linesIn(language()));
}

export function endOf(seats: SeatView[], game: string, lines: Lines): LastWords | null {
  const computers = seats.filter(({ player }) => player !== "person");
  const winners = computers.filter(({ won }) => won);
  const seat = drawn(winners.length > 0 ? winners : computers, game, "end");
  if (!seat || !seats.some(({ won }) => won)) return null;
  const words = drawn(wordings(lines, seat.player, seat.won ? "win" : "loss"), game, seat.seat);
  return words === undefined ? null : { seat, words };
}
