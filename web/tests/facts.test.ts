// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import type { StoryTurn } from "../src/engine/answers.ts";
import { capturesBy, fortuneOf, oneIn, skillShare, turningPoint } from "../src/review/facts.ts";
import { Review } from "../src/review/review.svelte.ts";
import { judgedTurn, movement, side } from "./fixtures.ts";

function turn(seat: string, captured: string[], pips = [5, 2]): StoryTurn {
  const movements = captured.map((each) => movement(each, "17", "w", { kind: "captured" }));
  return {
    number: 1, seat, thrown: pips.join("-"), play: "", words: "", position: "",
    dice: pips.map((each) => ({ pips: each, used: false })),
    pieces: [], movements: [movement(seat, "11", "17"), ...movements],
  };
}

describe("captures", () => {
  it("are counted for the side that makes them", () => {
    const turns = [turn("b", ["r"]), turn("r", ["b", "b"]), turn("b", []), turn("b", ["r"])];
    expect(capturesBy(["b", "r"], { turns })).toEqual([2, 2]);
  });

  it("are those of both partners, and of no piece of their own", () => {
    const turns = [turn("b", ["g"]), turn("r", ["y", "b"]), turn("g", ["r"]), turn("y", [])];
    expect(capturesBy(["br", "gy"], { turns })).toEqual([2, 1]);
  });
});

// Two turns: Blue is lucky in the first, Red gives away in the second. Blue has won.
function reviewed(luck: number, given: number, moment: number, skill: number | null = 0.31): Review {
  const chances = [0.5, 0.5];
  const turns = [
    judgedTurn({ turn: 1, side: 0, before: chances, luck: [luck, -luck], best: chances, played: chances }),
    judgedTurn({ turn: 2, side: 1, before: [0.6, 0.4], best: chances, played: [0.5 + given, 0.5 - given] }),
  ];
  const sides = [{ ...side, result: 1, skill }, { ...side, seats: "r", result: 0 }];
  return Review.finished(turns, { ok: true, sides, moment, worst: [], lessons: [], tale: "" });
}

describe("the turning point", () => {
  it("is the throw or the error that the engine names", () => {
    const before = { side: 0, before: 0.5, after: 0.6 };
    expect(turningPoint(reviewed(0.1, 0, 1))).toEqual({ ...before, turn: 1, isThrow: true });
    expect(turningPoint(reviewed(0.1, 0.2, 2))).toEqual({ turn: 2, side: 0, before: 0.5, after: 0.7, isThrow: false });
  });

  it("is none if the engine names none", () => {
    expect(turningPoint(reviewed(0.1, 0.2, 0))).toBeNull();
    expect(turningPoint(new Review(2))).toBeNull();
  });
});

describe("the share of skill", () => {
  it.each([[0.31, 0.62], [0.5, 1], [0.7, 1], [-0.2, 0], [0, 0], [null, null]])("of %d is %d", (skill, share) =>
    expect(skillShare(reviewed(0, 0, 0, skill))).toBe(share),
  );
});

describe("the odds of a throw", () => {
  it.each([
    [[5, 2], 18],
    [[4, 4], 36],
    [[6, 4, 2], 36],
    [[2, 4, 4], 72],
    [[1, 1, 1], 216],
    [[3], 6],
  ])("%j comes once in %i", (pips, odds) => expect(oneIn(pips)).toBe(odds));

  it("of all throws add up to one", () => {
    let all = 0;
    for (let a = 1; a <= 6; a += 1)
      for (let b = a; b <= 6; b += 1) for (let c = b; c <= 6; c += 1) all += 1 / oneIn([a, b, c]);
    expect(all).toBeCloseTo(1, 12);
  });
});

describe("luck in a word", () => {
  it.each([
    [0.04, 0.5, 1, "even"],
    [-0.04, 0.5, 0, "even"],
    [0.45, 0.5, 1, "dice"],
    [-0.55, 0.5, 0, "dice"],
    [0.35, 0.5, 1, "better"],
    [0.65, 0.5, 1, "lucky"],
    [-0.65, 0.5, 0, "unlucky"],
    [-0.35, 0.5, 0, "worse"],
    [0.75, 0.25, 1, "dice"],
  ] as const)("%d from %d to %d is %s", (luck, start, result, word) =>
    expect(fortuneOf(luck, start, result)).toBe(word),
  );

  it("speaks of the dice alone if the game has no result", () => {
    expect(fortuneOf(0.05, 0.5, null)).toBe("lucky");
    expect(fortuneOf(-0.2, 0.5, null)).toBe("unlucky");
    expect(fortuneOf(0.01, 0.5, null)).toBe("even");
  });
});
