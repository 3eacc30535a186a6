// SPDX-License-Identifier: MIT
// The edition that comes first in each language.
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { firstEdition, firstInFront } from "../../src/games/first.ts";
import { firstGuide, guides } from "../../src/games/guides.ts";
import { parse, puzzleOf } from "../../src/puzzles/book.ts";
import { speak } from "../../src/text/say.svelte.ts";
import { readTexts } from "../../vite-plugins/text-files.ts";

const all = parse(
  [["aaaaa", "poleana"], ["bbbbb", "zenda"], ["ccccc", "poleana"]]
    .map(([id, edition]) => `${id} 35 16.2 14.8 1000 simple ${edition} b:- r 6-5 | 37/43`)
    .join("\n"),
);
const codes = readTexts(join(import.meta.dirname, "../../../texts")).map(({ code }) => code);

describe.each(codes)("in %s", (code) => {
  test("it leads the list, and its guide is the first", async () => {
    await speak(code);
    const others = ["one", "two"].map((id) => ({ id }));
    const first = { id: firstEdition() };
    expect(firstInFront([...others, first])).toEqual([first, ...others]);
    expect(guides.get(firstGuide())?.edition).toBe(firstEdition());
  });
});

test("Spanish has poleana first", async () => {
  await speak("es");
  expect([firstEdition(), firstGuide()]).toEqual(["poleana", "poleana"]);
});

test("the puzzle of a day is one of the first edition's, or of all if it has none", () => {
  const days = [...Array(6).keys()];
  expect(new Set(days.map((day) => puzzleOf(day, all, "poleana")?.id))).toEqual(new Set(["aaaaa", "ccccc"]));
  expect(new Set(days.map((day) => puzzleOf(day, all, "countdown")?.id)).size).toBe(3);
  expect(puzzleOf(1, [], "poleana")).toBeUndefined();
});
