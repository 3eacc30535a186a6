// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import type { StoryTurn } from "../src/engine/answers.ts";
import { capturesBy, fortuneOf, oneIn, turningPoint } from "../src/review/facts.ts";
import { movement } from "./fixtures.ts";

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

describe("the turning point", () => {
  const thrown = [turn("b", []), turn("r", []), turn("b", [])];

  it("is the throw with which the winner gained most", () => {
    const curves = [[0.5, 0.6, 0.2, 1], [0.5, 0.4, 0.8, 0]];
    expect(turningPoint(curves, thrown, 0)).toEqual({ turn: 3, side: 0, before: 0.2, after: 1 });
    expect(turningPoint(curves, thrown, 1)).toEqual({ turn: 2, side: 1, before: 0.4, after: 0.8 });
  });

  it("is any side's if nobody has won", () => {
    const curves = [[0.3, 0.3, 0.35, 0.2], [0.3, 0.1, 0.29, 0.3], [0.4, 0.6, 0.35, 0.5]];
    expect(turningPoint(curves, thrown, null)).toMatchObject({ turn: 1, side: 2 });
  });

  it("is no turn without dice, and none that matters little", () => {
    const set = [turn("s", [], []), turn("z", [])];
    expect(turningPoint([[0.4, 0.9, 0.93], [0.6, 0.1, 0.07]], set, 0)).toBeNull();
    expect(turningPoint([[0.5, 0.52], [0.5, 0.48]], [turn("b", [])], 0)).toBeNull();
  });
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
