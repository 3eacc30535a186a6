// SPDX-License-Identifier: MIT
import { beforeEach, describe, expect, it } from "vitest";
import type { GameCard } from "../../src/engine/answers.ts";
import { climb, duels, nextRung, passed, rungs } from "../../src/people/ladder.ts";
import { type Entry, forgetAll, ledger, note, unnote } from "../../src/statistics/ledger.ts";

const level = (number: number, name: string): GameCard["levels"][number] => ({
  number, name, title: name, what: "", milliseconds: 0, rating: 0,
});
const edition = (id: string): GameCard["editions"][number] => ({
  id, name: id, year: "", history: "", differences: [], singles: false, spinners: false,
});
const game = {
  levels: [level(3, "hard"), level(1, "easy"), level(2, "fair")],
  editions: [edition("old"), edition("new")],
};

let ended = 0;
const played = (levels: string, outcome: Entry["outcome"], more: Partial<Entry> = {}): Entry => ({
  id: `game ${(ended += 1)}`, when: ended, edition: "old", levels: levels.split(" "), outcome, turns: 80,
  own: [], others: [], ...more,
});
const won = (levels: string, more?: Partial<Entry>) => played(levels, "won", more);
const lost = (levels: string) => played(levels, "lost");

describe("the ladder", () => {
  it("begins with the easiest computer", () => {
    expect(rungs(game)).toEqual(["easy", "fair", "hard"]);
    expect(nextRung(game, [])).toEqual({ level: "easy", needed: 2 });
  });

  it("leads on after two wins in a row, in any edition of the game", () => {
    expect(nextRung(game, [won("easy")])).toEqual({ level: "easy", needed: 1 });
    expect(nextRung(game, [won("easy"), won("easy", { edition: "new" })])).toEqual({ level: "fair", needed: 2 });
  });

  it("begins a row again after a loss or a draw, whatever was played in between", () => {
    expect(nextRung(game, [won("easy"), lost("easy")])).toEqual({ level: "easy", needed: 2 });
    expect(nextRung(game, [won("easy"), played("easy", "draw"), won("easy")])?.needed).toBe(1);
    expect(nextRung(game, [won("easy"), lost("hard"), won("easy")])?.level).toBe("fair");
  });

  it("keeps who was passed once, and passes the weaker ones with a stronger one", () => {
    const entries = [won("fair"), won("fair"), lost("fair"), lost("easy")];
    expect(passed(game, entries)).toBe(2);
    expect(nextRung(game, entries)?.level).toBe("hard");
    expect(nextRung(game, [won("hard"), won("hard")])).toBeNull();
  });

  it("counts only games in which every opponent was that computer", () => {
    const others = [won("easy fair"), played("easy", "shared"), won("easy", { people: 1 }), won("easy", { edition: "else" })];
    expect(duels(game, "easy", others)).toEqual([]);
    expect(nextRung(game, [...others, won("easy"), ...others])?.needed).toBe(1);
  });

  it("says which game led past whom", () => {
    const entries = [won("fair"), won("easy"), won("fair"), won("fair"), won("hard"), won("hard")];
    expect(entries.map(({ id }) => climb(game, id, entries))).toEqual([
      null, null, { beaten: "fair", next: "hard" }, null, null, { beaten: "hard", next: "" },
    ]);
    expect(climb(game, "unknown", entries)).toBeNull();
  });
});

describe("the ladder of this device", () => {
  beforeEach(() => forgetAll());

  it("counts a game once that was taken back and won again", () => {
    const first = won("easy");
    note(first);
    unnote(first.id);
    note(first);
    note({ ...first, when: first.when + 1 });
    expect([passed(game), nextRung(game)?.needed]).toEqual([0, 1]);
  });

  it("goes down again when a won game is taken back, and to the beginning when all is deleted", () => {
    for (const entry of [won("easy"), won("easy")]) note(entry);
    expect(passed(game)).toBe(1);
    unnote(ledger().at(-1)?.id ?? "");
    expect(nextRung(game)).toEqual({ level: "easy", needed: 1 });
    forgetAll();
    expect(nextRung(game)).toEqual({ level: "easy", needed: 2 });
  });
});
