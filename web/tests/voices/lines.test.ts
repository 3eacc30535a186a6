// SPDX-License-Identifier: MIT
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { SeatView } from "../../src/engine/answers.ts";
import { draw, endOf, type Lines, linesIn, moments, parseLines } from "../../src/voices/lines.ts";
import { view } from "../fixtures.ts";

const texts = join(import.meta.dirname, "../../../texts");
const levels = readdirSync(join(texts, "../art/faces")).map((file) => file.replace(".svg", ""));
const codes = (folder: string) => readdirSync(folder).filter((file) => file.endsWith(".txt"));
const longest = 60;

describe("the voices", () => {
  it("speak every language of the page", () => {
    expect(codes(join(texts, "voices"))).toEqual(codes(texts));
  });

  for (const file of codes(texts)) {
    const lines = parseLines(readFileSync(join(texts, "voices", file), "utf8"));
    const all = [...lines.values()].flat();

    it(`have six wordings for each face and moment in ${file}`, () => {
      const wanted = levels.flatMap((level) => moments.map((moment) => `${level}.${moment}`));
      expect([...lines.keys()].sort()).toEqual(wanted.sort());
      expect([...lines].filter(([, each]) => each.length < 6)).toEqual([]);
    });

    it(`say nothing twice in ${file}`, () => {
      const bare = all.map((line) => line.toLowerCase().replace(/[^\p{L} ]/gu, ""));
      expect(bare.filter((line, at) => bare.indexOf(line) !== at)).toEqual([]);
    });

    it(`are short, and have no braces to fill, in ${file}`, () => {
      expect(all.filter((line) => [...line].length > longest || /[{}=]/.test(line))).toEqual([]);
    });
  }

  it("are found by the page, and none in an unknown language", async () => {
    expect((await linesIn("es")).get("random.capture")).toContain("¡Ya la traes!");
    expect((await linesIn("xx")).size).toBe(0);
  });
});

describe("a draw", () => {
  it("depends on its words alone, and spreads", () => {
    expect(draw("a", 1)).toBe(draw("a", 1));
    const many = Array.from({ length: 1000 }, (_, at) => draw("game", at));
    for (const part of [0, 0.25, 0.5, 0.75]) {
      const inside = many.filter((each) => each >= part && each < part + 0.25).length;
      expect(inside).toBeGreaterThan(200);
    }
  });
});

describe("the last words", () => {
  const lines: Lines = new Map([
    ["simple.win", ["I won", "Hurray"]],
    ["simple.loss", ["You won", "Well played"]],
  ]);
  const seats = (winner: string): SeatView[] =>
    view().seats.map((seat) => ({ ...seat, won: seat.seat === winner }));

  it("are a computer's that won, the same for the same game", () => {
    const end = endOf(seats("r"), "game", lines);
    expect(end?.seat.seat).toBe("r");
    expect(lines.get("simple.win")).toContain(end?.words);
    expect(endOf(seats("r"), "game", lines)).toEqual(end);
  });

  it("are a loser's if a person won", () => {
    expect(lines.get("simple.loss")).toContain(endOf(seats("b"), "game", lines)?.words);
  });

  it("are not said before the end, without computers, or without lines", () => {
    expect(endOf(seats(""), "game", lines)).toBeNull();
    expect(endOf(seats("b").slice(0, 1), "game", lines)).toBeNull();
    expect(endOf(seats("r"), "game", new Map())).toBeNull();
  });
});
