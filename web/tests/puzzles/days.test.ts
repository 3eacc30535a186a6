// SPDX-License-Identifier: MIT
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Attempt } from "../../src/puzzles/attempts.ts";
import { parse } from "../../src/puzzles/book.ts";
import { resultTold, shareLine, untilNext } from "../../src/puzzles/day_told.ts";
import { beginOf, dayNumbered, dayOf, numberOf, ofDay, puzzleOf, resultOf } from "../../src/puzzles/days.ts";
import { chooseEditionOfDay, editionOfDay } from "../../src/puzzles/edition_of_day.ts";
import { note } from "../../src/statistics/ledger.ts";
import { speak } from "../../src/text/say.svelte.ts";
import { attempt, puzzle } from "./fixtures.ts";

beforeEach(() => localStorage.clear());

describe("the schedule", () => {
  it("counts days by the local calendar, #1 being 1 November 2026", () => {
    expect(dayOf(new Date(2026, 10, 17, 23, 59))).toBe(20_774);
    expect(dayOf(new Date(2026, 10, 18))).toBe(20_775);
    expect(numberOf(dayOf(new Date(2026, 10, 1, 0, 1)))).toBe(1);
    expect(numberOf(dayOf(new Date(2027, 2, 12)))).toBe(132);
    expect(beginOf(dayNumbered(132))).toEqual(new Date(2027, 2, 12));
  });

  // The same figures are in tests/unit/programs/puzzles/puzzle_test.cpp.
  it.each([
    [1, 103, 0], [2, 103, 19], [100, 103, 81], [101, 103, 0], [101, 512, 100], [132, 512, 189], [501, 512, 0],
    [3, 57, 49], [58, 57, 0], [0, 103, 81],
  ])("is that of the program: day %i of %i puzzles has number %i", (number, count, index) => {
    expect(ofDay(number, count)).toBe(index);
  });

  it("comes by all complete blocks before a puzzle comes again", () => {
    for (const count of [1, 7, 100, 600]) {
      expect(new Set(Array.from({ length: count }, (_, index) => ofDay(index - 50, count))).size).toBe(count);
    }
  });

  it("keeps past days when puzzles are appended", () => {
    for (let number = 1; number <= 300; number += 1) {
      expect(ofDay(number, 2_400)).toBe(ofDay(number, 300));
      expect(ofDay(number, 399)).toBe(ofDay(number, 300));
    }
  });

  // If this fails, puzzles were not appended at the end of their file, and days that people have played change.
  it("has these puzzles on its first days", () => {
    const all = ["pollyanna", "zenda"].flatMap((game) =>
      parse(readFileSync(join(import.meta.dirname, `../../../puzzles/${game}.txt`), "utf8")),
    );
    const first = (edition: string) => [1, 2, 3].map((number) => puzzleOf(dayNumbered(number), all, edition)?.id);
    expect(["pollyanna-1916", "poleana", "zenda"].map(first)).toEqual([
      ["ca8fz", "p6j7b", "vm8rl"],
      ["x9n21", "amt6c", "an1ks"],
      ["xwcyj", "v8wjv", "syp2m"],
    ]);
    expect(puzzleOf(1, all, "countdown")).toBeUndefined();
  });
});

describe("the edition", () => {
  const all = ["zenda", "poleana", "pollyanna-1916"].map((edition) => puzzle({ edition }));
  beforeAll(() => speak("es"));

  it("is the chosen one, or that of the last game, or the first of the language", () => {
    expect(editionOfDay(all)).toBe("poleana");
    note({ id: "a", when: 1, edition: "zenda", levels: [], outcome: "won", turns: 9, own: [], others: [] });
    expect(editionOfDay(all)).toBe("zenda");
    chooseEditionOfDay("pollyanna-1916");
    expect(editionOfDay(all)).toBe("pollyanna-1916");
    expect(editionOfDay(all.slice(0, 2))).toBe("zenda"); // one that has puzzles
    expect(editionOfDay([])).toBe("");
  });
});

describe("the result of a day", () => {
  const made = (outcome: Attempt["outcome"], day = 7) => attempt("ca8fz", 1, outcome, { day });

  it("counts tries until it is solved or shown", () => {
    expect(resultOf(7, "ca8fz", [made("wrong")])).toBeNull();
    expect(resultOf(7, "ca8fz", [made("wrong"), made("wrong", 8), made("right"), made("wrong")])).toEqual({
      tries: 2,
      shown: false,
    });
    expect(resultOf(7, "ca8fz", [made("shown"), made("right")])).toEqual({ tries: 1, shown: true });
    expect(resultOf(7, "other", [made("right")])).toBeNull();
  });

  it.each([
    ["en", "Parlor #132 · Poleana ✓ first try", "Parlor #132 · Poleana ✓ in 3 tries", "Parlor #132 · Poleana: answer shown"],
    ["es", "Parlor #132 · Poleana ✓ a la primera", "Parlor #132 · Poleana ✓ en 3 intentos", "Parlor #132 · Poleana: solución vista"],
  ])("is a line to paste in %s", async (code, ...lines) => {
    await speak(code);
    const results = [{ tries: 1, shown: false }, { tries: 3, shown: false }, { tries: 2, shown: true }];
    expect(results.map((each) => shareLine(132, "Poleana (Mexico, played today)", each))).toEqual(lines);
    expect(lines[0]).toContain(resultTold({ tries: 1, shown: false }));
  });

  it("says when the next one comes", async () => {
    await speak("en");
    expect(untilNext(new Date(2026, 10, 20, 18, 50))).toBe("in 5 hours");
    expect(untilNext(new Date(2026, 10, 20, 23, 30))).toBe("in 30 minutes");
  });
});
