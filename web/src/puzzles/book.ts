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

export const levels = ["easy", "middling", "hard"] as const;
export type Level = (typeof levels)[number];

export function levelOf({ difficulty }: Puzzle): Level {
  if (difficulty < 50) return "easy";
  return difficulty < 70 ? "middling" : "hard";
}

// "": any
export interface PuzzleFilter {
  edition: string;
  level: Level | "";
  theme: string;
}

export function fitting(all: Puzzle[], { edition, level, theme }: PuzzleFilter): Puzzle[] {
  return all.filter(
    (each) =>
      (edition === "" || each.edition === edition) &&
      (level === "" || levelOf(each) === level) &&
      (theme === "" || each.themes.includes(theme)),
  );
}

// The themes of these puzzles, in the order in which they come first.
export function themesOf(all: Puzzle[]): string[] {
  return [...new Set(all.flatMap(({ themes }) => themes))];
}
