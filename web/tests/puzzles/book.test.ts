// SPDX-License-Identifier: MIT
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { fitting, levelOf, parse, themesOf } from "../../src/puzzles/book.ts";
import { storeProgress, storedProgress, streakOn, withSolved } from "../../src/puzzles/progress.ts";

const book = [
  "# For people.",
  "table pollyanna-1916+partners bgry seed 1 games 61",
  "ca8fz 35 16.2 14.8 1000 simple hit_or_run,side_road pollyanna-1916+partners b:12,23,C5,C7 g:- r:- y:- r 6-5 | 37/43 43/48",
  "vfawx 76 7.8 6.7 0 - - dixie-1952 b:w,w,15,C7 g:- r:36,36,44,r7 y:- b 2-2 | 15/17 17/19",
  "xwcyj 54 22.2 20.9 200 simple hunt zenda k:98 y:14 m:- a:23,33 z 6-5-3 | y:14/20",
].join("\n");
const any = { edition: "", level: "", theme: "" } as const;

describe("the book of puzzles", () => {
  it("reads a line a puzzle, and nothing else", () => {
    const [first, second, third] = parse(book);
    expect(first).toEqual({
      id: "ca8fz",
      difficulty: 35,
      lead: 16.2,
      games: 1000,
      themes: ["hit_or_run", "side_road"],
      edition: "pollyanna-1916",
      position: "pollyanna-1916+partners b:12,23,C5,C7 g:- r:- y:- r 6-5",
      answer: ["37/43", "43/48"],
    });
    expect([second?.edition, second?.themes]).toEqual(["dixie-1952", []]);
    expect([third?.edition, third?.themes]).toEqual(["zenda", ["hunt"]]);
    expect(parse(book)).toHaveLength(3);
  });

  it("reads every puzzle there is", () => {
    for (const game of ["pollyanna", "zenda"]) {
      const file = join(import.meta.dirname, `../../../puzzles/${game}.txt`);
      const text = readFileSync(file, "utf8");
      const lines = text.split("\n").filter((line) => line.includes(" | "));
      expect(parse(text)).toHaveLength(lines.length);
      for (const { edition } of parse(text)) expect(edition).toMatch(/^(pollyanna-\w+|dixie-1952|poleana|zenda)$/);
    }
  });

  it("selects by edition, difficulty and theme", () => {
    const all = parse(book);
    expect(fitting(all, any)).toHaveLength(3);
    expect(fitting(all, { ...any, edition: "dixie-1952" }).map(({ id }) => id)).toEqual(["vfawx"]);
    expect(fitting(all, { ...any, level: "hard" }).map(levelOf)).toEqual(["hard"]);
    expect(fitting(all, { ...any, theme: "side_road" }).map(({ id }) => id)).toEqual(["ca8fz"]);
    expect(fitting(all, { ...any, edition: "dixie-1952", level: "easy" })).toEqual([]);
    expect(themesOf(all)).toEqual(["hit_or_run", "side_road", "hunt"]);
  });
});

describe("progress", () => {
  beforeEach(() => localStorage.clear());

  it("is kept, and begins empty where what was kept is no good", () => {
    localStorage.setItem("parlor.puzzles", '{"solved":5}');
    expect(storedProgress().solved).toEqual([]);
    storeProgress(withSolved(storedProgress(), "ca8fz"));
    expect(storedProgress().solved).toEqual(["ca8fz"]);
  });

  it("counts days in a row, and begins again after one that was missed", () => {
    let now = withSolved(storedProgress(), "a", 10);
    now = withSolved(now, "a", 10);
    expect(now.streak).toBe(1);
    now = withSolved(now, "b", 11);
    expect(streakOn(11, now)).toBe(2);
    expect(streakOn(12, now)).toBe(2);
    expect(streakOn(13, now)).toBe(0);
    now = withSolved(now, "c", 14);
    expect([now.streak, now.longest]).toEqual([1, 2]);
    expect(withSolved(now, "d").streak).toBe(1); // another puzzle, of no day
  });
});
