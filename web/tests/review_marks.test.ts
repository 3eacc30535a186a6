// SPDX-License-Identifier: MIT
// What a review picks out: marks on the curve, plays to try again, and figures in words.
import { beforeAll, describe, expect, it } from "vitest";
import type { JudgedTurn } from "../src/engine/answers.ts";
import { isError, type Mark, marks, marksOf, type Spot, spread } from "../src/review/marks.ts";
import { mistakesOf } from "../src/review/mistakes.ts";
import { Review } from "../src/review/review.svelte.ts";
import { accuracyTold, costTold, gamesTold, luckTold } from "../src/review/told.ts";
import { say, speak, speakAll } from "../src/text/say.svelte.ts";
import { judgedTurn, side } from "./fixtures.ts";

beforeAll(() => speak("en").then(speakAll));

const played = (turn: number, mark: JudgedTurn["mark"], error: number, side = 0) =>
  judgedTurn({ turn, side, mark, error });

describe("marks", () => {
  it("name the play, and the throw if it was lucky or unlucky", () => {
    expect(marksOf(judgedTurn({ mark: "best" }))).toEqual(["best"]);
    expect(marksOf(judgedTurn({ mark: "blunder", fortune: "unlucky" }))).toEqual(["blunder", "unlucky"]);
  });
  it("are errors from the inaccuracy on", () => {
    const wrong = marks.filter((mark) => isError(judgedTurn({ mark: mark as JudgedTurn["mark"] })));
    expect(wrong).toEqual(["inaccuracy", "mistake", "blunder"]);
  });
  it("have a name and a meaning of their own", () => {
    const names = marks.map((mark) => say(`page.review.mark.${mark}`));
    expect(new Set(names).size).toBe(marks.length);
    expect(names.join()).not.toContain("page.review");
    expect(marks.map((mark) => say(`page.review.means.${mark}`)).join()).not.toContain("page.review");
  });
  it("give way on a curve to heavier ones that are too close", () => {
    const spot = (turn: number, x: number, weight: number, mark: Mark = "mistake"): Spot =>
      ({ turn, mark, x, y: 10, weight });
    const kept = spread([spot(1, 0, 0.03), spot(2, 6, 0.2), spot(3, 12, 0.04), spot(4, 21, 0.01)], 15);
    expect(kept.map(({ turn }) => turn)).toEqual([2, 4]);
    expect(spread([{ ...spot(1, 0, 1), y: 40 }, spot(2, 0, 2)], 15).map(({ turn }) => turn)).toHaveLength(2);
  });
});

describe("plays to try again", () => {
  const any = () => true;
  const review = (...turns: JudgedTurn[]) => {
    const all = new Review(turns.length);
    for (const turn of turns) all.take(turn);
    return all;
  };
  const numbers = (turns: JudgedTurn[]) => turns.map(({ turn }) => turn);

  it("are a side's mistakes and blunders in the order of the game", () => {
    const all = review(
      played(1, "blunder", 0.1), played(2, "blunder", 0.2, 1), played(3, "inaccuracy", 0.02),
      played(4, "mistake", 0.03), played(5, "best", 0),
    );
    expect(numbers(mistakesOf(all, 0, any))).toEqual([1, 4]);
    expect(numbers(mistakesOf(all, 1, any))).toEqual([2]);
    expect(numbers(mistakesOf(all, 0, (turn) => turn !== 1))).toEqual([4]);
  });
  it("are inaccuracies if there was nothing worse, and none after a clean game", () => {
    expect(numbers(mistakesOf(review(played(1, "good", 0.005), played(2, "inaccuracy", 0.02)), 0, any))).toEqual([2]);
    expect(mistakesOf(review(played(1, "good", 0.005), played(2, "forced", 0)), 0, any)).toEqual([]);
  });
  it("are the ten costliest of many", () => {
    const all = Array.from({ length: 14 }, (_, at) => played(at + 1, "blunder", 0.05 + (at % 7) * 0.01));
    const found = mistakesOf(review(...all), 0, any);
    expect(numbers(found)).toEqual([3, 4, 5, 6, 7, 10, 11, 12, 13, 14]);
  });
});

describe("figures in words", () => {
  it("count games, not shares", () => {
    expect(costTold(0.041)).toBe("It cost about 4 games in 100.");
    expect(costTold(0.011)).toBe("It cost about 1 game in 100.");
    expect(gamesTold(1.128)).toBe("1.13 games");
  });
  it("tell luck with a true minus, and an accuracy that there is", () => {
    const unlucky = { ...side, luck: -0.114, luckTold: "a little unlucky" };
    expect(luckTold(unlucky)).toBe("a little unlucky (−11%)");
    expect([accuracyTold(70.6), accuracyTold(0), accuracyTold(null)]).toEqual(["71", "0", "–"]);
  });
});
