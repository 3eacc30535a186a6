// SPDX-License-Identifier: MIT
import { beforeEach, describe, expect, it } from "vitest";
import { noteAttempt, ratingIn, ratingOf, storedAttempts } from "../../src/puzzles/attempts.ts";
import { dayOf } from "../../src/puzzles/days.ts";
import { newcomer, rated } from "../../src/puzzles/glicko.ts";
import { storedProgress, storeProgress } from "../../src/puzzles/progress.ts";
import { dueOn } from "../../src/puzzles/repetition.ts";
import { duePuzzles, nextPuzzle, weakThemes } from "../../src/puzzles/training.ts";
import { attempt, puzzle } from "./fixtures.ts";

beforeEach(() => localStorage.clear());
const november = (date: number, hour = 12) => new Date(2026, 10, date, hour);

describe("Glicko-2", () => {
  it("computes the example of Glickman's paper", () => {
    const player = { rating: 1500, deviation: 200, volatility: 0.06 };
    const after = rated(player, [
      { opponent: { rating: 1400, deviation: 30 }, score: 1 },
      { opponent: { rating: 1550, deviation: 100 }, score: 0 },
      { opponent: { rating: 1700, deviation: 300 }, score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 2);
    expect(after.volatility).toBeCloseTo(0.059996, 6); // the paper cuts it to 0.05999
  });

  it("finds the strength of a player, and grows surer of it", () => {
    let now = newcomer;
    for (let game = 0; game < 200; game += 1) {
      now = rated(now, [{ opponent: { rating: 1800, deviation: 50 }, score: game % 2 }]);
    }
    expect(Math.abs(now.rating - 1800)).toBeLessThan(40);
    expect(now.deviation).toBeLessThan(80);
  });

  it("becomes more volatile by a great surprise", () => {
    const sure = { rating: 1500, deviation: 30, volatility: 0.06 };
    const lost = Array.from({ length: 30 }, () => ({ opponent: { rating: 900, deviation: 30 }, score: 0 }));
    expect(rated(sure, lost).volatility).toBeGreaterThan(0.06);
  });
});

describe("attempts", () => {
  it("are kept in order, and only the first at a puzzle is rated", () => {
    const first = noteAttempt(puzzle({ id: "aaaaa" }), "wrong", { now: november(20) });
    noteAttempt(puzzle({ id: "aaaaa" }), "right", { now: november(20) });
    noteAttempt(puzzle({ id: "bbbbb", difficulty: 80 }), "right", { now: november(20) });
    const all = storedAttempts();
    expect(all.map(({ id, outcome }) => id + outcome)).toEqual(["aaaaawrong", "aaaaaright", "bbbbbright"]);
    expect(all.map(({ rating }) => rating !== undefined)).toEqual([true, false, true]);
    expect(first.rating?.rating).toBeLessThan(newcomer.rating);
    expect(ratingIn(all)).toEqual(all[2]?.rating);
    expect(ratingIn(all).rating).toBeGreaterThan(newcomer.rating);
    expect(storedProgress().solved).toEqual(["aaaaa", "bbbbb"]);
  });

  it("keep the progress of before, whose puzzles are rated no more", () => {
    const before = { solved: ["aaaaa"], day: dayOf(november(19)), streak: 4, longest: 9 };
    storeProgress(before);
    expect(noteAttempt(puzzle({ id: "aaaaa" }), "right", { now: november(20) }).rating).toBeUndefined();
    expect(storedProgress()).toEqual(before);
  });

  it("count for the days in a row on their own day, unless the answer was shown", () => {
    const day = dayOf(november(20));
    noteAttempt(puzzle(), "right", { now: november(22), day });
    expect(storedProgress().streak).toBe(0);
    noteAttempt(puzzle(), "right", { now: november(20), day });
    expect(storedProgress()).toMatchObject({ day, streak: 1 });
    noteAttempt(puzzle(), "shown", { now: november(21), day: day + 1 });
    noteAttempt(puzzle(), "right", { now: november(21), day: day + 1 });
    expect(storedProgress()).toMatchObject({ day, streak: 1 });
  });

  it("give a puzzle the strength of those who miss it", () => {
    expect(ratingOf(puzzle({ difficulty: 50 }), {}).rating).toBe(1500);
    expect(ratingOf(puzzle({ difficulty: 75 }), {}).rating).toBeCloseTo(1690.8, 1);
    expect(ratingOf(puzzle({ difficulty: 100 }), {}).rating).toBe(ratingOf(puzzle({ difficulty: 99 }), {}).rating);
  });
});

describe("repetition", () => {
  const due = (date: number, ...made: Parameters<typeof attempt>[]) =>
    dueOn(dayOf(november(date)), made.map((each) => attempt(...each)));

  it("brings a missed puzzle back the next day, and not one that was solved", () => {
    expect(due(1, ["a", 1, "wrong"], ["b", 1, "right"])).toEqual([]);
    expect(due(2, ["a", 1, "wrong"], ["b", 1, "right"], ["c", 1, "shown"])).toEqual(["a", "c"]);
    expect(due(2, ["a", 1, "wrong"], ["a", 1, "right"])).toEqual(["a"]); // the first attempt of a day counts
  });

  it("waits longer each time, until the puzzle has been learned", () => {
    const made: Parameters<typeof attempt>[] = [["a", 1, "wrong"], ["a", 2, "right"]];
    expect([due(4, ...made), due(5, ...made)]).toEqual([[], ["a"]]);
    made.push(["a", 5, "right"]);
    expect([due(11, ...made), due(12, ...made)]).toEqual([[], ["a"]]);
    made.push(["a", 8, "right"]); // before it was due
    expect(due(12, ...made)).toEqual(["a"]);
    made.push(["a", 12, "right"]);
    expect([due(32, ...made), due(33, ...made)]).toEqual([[], ["a"]]);
    expect(due(90, ...made, ["a", 33, "right"])).toEqual([]);
    expect(due(34, ...made, ["a", 33, "wrong"])).toEqual(["a"]);
  });

  it("offers the longest overdue first, of the puzzles that there are", () => {
    const attempts = [attempt("b", 3, "wrong"), attempt("a", 2, "wrong"), attempt("gone", 1, "wrong")];
    const all = [puzzle({ id: "a" }), puzzle({ id: "b" })];
    expect(duePuzzles(dayOf(november(9)), all, attempts).map(({ id }) => id)).toEqual(["a", "b"]);
  });
});

describe("training", () => {
  const any = { edition: "", level: "", theme: "" } as const;
  const all = [
    puzzle({ id: "a", difficulty: 90 }),
    puzzle({ id: "b", difficulty: 52, themes: ["hunt"] }),
    puzzle({ id: "c", difficulty: 35, themes: ["hunt"] }),
  ];
  const next = (attempts: ReturnType<typeof attempt>[], solved: string[] = [], filter: typeof any | { theme: string } = any) =>
    nextPuzzle(all, { ...any, ...filter }, { attempts, solved, ratings: {} })?.id;

  it("offers new puzzles as strong as the person", () => {
    expect(next([])).toBe("b");
    expect(next([], [], { theme: "hunt" })).toBe("b");
    expect(next([attempt("b", 1, "right")], ["b"])).toBe("c");
    const strong = { rating: 2000, deviation: 60, volatility: 0.06 };
    expect(next([attempt("z", 1, "right", { rating: strong })])).toBe("a");
  });

  it("offers unsolved ones when all have been tried, and then the oldest", () => {
    const tried = [attempt("c", 1, "right"), attempt("a", 2, "wrong"), attempt("b", 3, "right")];
    expect(next(tried, ["b", "c"])).toBe("a");
    expect(next(tried, ["a", "b", "c"])).toBe("c");
    expect(next([], ["b"])).toBe("c"); // solved before attempts were kept
    expect(nextPuzzle([], any, { attempts: [], solved: [], ratings: {} })).toBeUndefined();
  });

  it("names the themes that were missed most, if they were tried often enough", () => {
    const many = Array.from({ length: 10 }, (_, index) =>
      puzzle({ id: `p${index}`, themes: index < 6 ? ["hunt"] : ["road_home"] }),
    );
    const attempts = many.map(({ id }, index) => attempt(id, 1, index % 3 === 0 ? "wrong" : "right"));
    expect(weakThemes(many, [...attempts, attempt("p0", 2, "right")])).toEqual([{ theme: "hunt", tried: 6, missed: 2 }]);
  });
});
