// SPDX-License-Identifier: MIT
// Reads puzzles/*.txt (docs/puzzles.md), and selects puzzles.
export interface Puzzle {
  id: string;
  difficulty: number; // percentage of weak players who miss it
  lead: number; // of the answer over any other play, in percent
  games: number; // simulated games per play; 0: calculated exactly
  themes: string[]; // "hit_or_run"
  edition: string; // "dixie-1952"
  position: string; // with its throw
  answer: string[]; // steps
}

// A line: ID DIFFICULTY LEAD LEAST GAMES MISSED-BY THEMES POSITION | ANSWER. Other lines are headings and comments.
const line = /^(\w{5}) (\d+) ([\d.]+) [\d.]+ (\d+) \S+ (-|[a-z_,]+) (([\w-]+)\S* .+) \| (.+)$/;

export function parse(book: string): Puzzle[] {
  return book.split("\n").flatMap((text) => {
    const [, id, difficulty, lead, games, themes, position, edition, answer] = line.exec(text) ?? [];
    if (!id || !themes || !position || !edition || !answer) return [];
    const figures = { difficulty: Number(difficulty), lead: Number(lead), games: Number(games) };
    const named = themes === "-" ? [] : themes.split(",");
    return [{ id, ...figures, themes: named, edition, position, answer: answer.split(" ") }];
  });
}

// The local calendar day, counted from 1 January 1970.
export function dayOf(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
}

// The puzzle of a day: one of an edition's, or of all if it has none.
export function puzzleOf(day: number, all: Puzzle[], edition: string): Puzzle | undefined {
  const own = all.filter((each) => each.edition === edition);
  const among = own.length > 0 ? own : all;
  return among[ofDay(day, Math.max(among.length, 1))];
}

// The index of a day's puzzle; same as `of_day` of src/programs/puzzles.
export function ofDay(day: number, count: number): number {
  let step = 7919;
  while (divisor(step, count) !== 1) step += 1;
  return ((day % count) * (step % count)) % count;
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}

export const levels = ["easy", "middling", "hard"] as const;
export type Level = (typeof levels)[number];

export function levelOf({ difficulty }: Puzzle): Level {
  if (difficulty < 50) return "easy";
  return difficulty < 70 ? "middling" : "hard";
}

export interface PuzzleFilter {
  edition: string; // "": any
  level: Level | "";
}

export function fitting(all: Puzzle[], filter: PuzzleFilter): Puzzle[] {
  const fits = (each: Puzzle) =>
    (filter.edition === "" || each.edition === filter.edition) &&
    (filter.level === "" || levelOf(each) === filter.level);
  return all.filter(fits).sort((one, other) => one.difficulty - other.difficulty);
}
