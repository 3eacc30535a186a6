// SPDX-License-Identifier: MIT
// Which of the things that computers could say they say. The same game gives the same lines, also after it is reloaded.
import type { Seat } from "../engine/answers.ts";
import { draw, drawn, type Lines, type Moment, wordings } from "./lines.ts";
import type { Occasion } from "./occasions.ts";

export interface Said {
  turn: number; // that has just ended; 1: the first
  seat: Seat;
  words: string;
}

interface Manner {
  rank: number; // of two things the lower is said
  pause: number; // in turns since the last line
  odds: number;
}
const manners: Partial<Record<Moment, Manner>> = {
  captured: { rank: 0, pause: 2, odds: 1 },
  capture: { rank: 0, pause: 2, odds: 1 },
  escape: { rank: 1, pause: 2, odds: 1 },
  ahead: { rank: 2, pause: 3, odds: 1 },
  behind: { rank: 2, pause: 3, odds: 1 },
  blocked: { rank: 3, pause: 4, odds: 0.8 },
  doublet: { rank: 4, pause: 4, odds: 0.7 },
  long: { rank: 5, pause: 6, odds: 0.1 },
};

interface Table {
  game: string; // identifies the game
  levels: ReadonlyMap<Seat, string>; // of computers
  lines: Lines;
}

// At most one line in three turns overall, and none twice.
export function conversation(occasions: Occasion[][], table: Table): Said[] {
  const said: Said[] = [];
  const used = new Map<string, number>(); // wordings by level and moment
  occasions.forEach((found, index) => {
    const turn = index + 1;
    const since = turn - (said.at(-1)?.turn ?? -Infinity);
    if (said.length * 3 >= turn) return;
    const wished = found.flatMap(({ seat, moment }) => {
      const [manner, level] = [manners[moment], table.levels.get(seat)];
      if (!manner || !level || since < manner.pause) return [];
      if (draw(table.game, turn, seat, moment) >= manner.odds) return [];
      const key = `${level}.${moment}`;
      const words = shuffled(wordings(table.lines, level, moment), table.game)[used.get(key) ?? 0];
      return words === undefined ? [] : [{ rank: manner.rank, key, said: { turn, seat, words } }];
    });
    const least = Math.min(...wished.map(({ rank }) => rank));
    const chosen = drawn(wished.filter(({ rank }) => rank === least), table.game, turn);
    if (!chosen) return;
    used.set(chosen.key, (used.get(chosen.key) ?? 0) + 1);
    said.push(chosen.said);
  });
  return said;
}

function shuffled(all: readonly string[], game: string): string[] {
  return [...all].sort((a, b) => draw(game, a) - draw(game, b));
}
