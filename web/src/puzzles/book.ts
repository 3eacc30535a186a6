// SPDX-License-Identifier: MIT
// The puzzles, as puzzles/*.txt has them (docs/puzzles.md), and which of them is wanted.
export interface Puzzle {
  id: string;
  difficulty: number; // 0 … 100: how many of a hundred weak players miss it
  lead: number; // of the answer over any other play, in per cent
  games: number; // each play was played on so often to know that; 0: it was worked out
  edition: string; // "dixie-1952"
  position: string; // with its throw
  answer: string[]; // steps
}

// A line: ID DIFFICULTY LEAD LEAST GAMES MISSED-BY POSITION | ANSWER. Others are headings or for
// people.
const line = /^(\w{5}) (\d+) ([\d.]+) [\d.]+ (\d+) \S+ (([\w-]+)\S* .+) \| (.+)$/;

export function parse(book: string): Puzzle[] {
  return book.split("\n").flatMap((text) => {
    const [, id, difficulty, lead, games, position, edition, answer] = line.exec(text) ?? [];
    if (!id || !position || !edition || !answer) return [];
    const figures = { difficulty: Number(difficulty), lead: Number(lead), games: Number(games) };
    return [{ id, ...figures, edition, position, answer: answer.split(" ") }];
  });
}

// The day of the calendar here, counted from 1 January 1970.
export function dayOf(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
}

// Which of so many puzzles is that of a day; `of_day` of src/programs/puzzles.
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
