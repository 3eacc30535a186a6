// SPDX-License-Identifier: MIT
import { beforeEach, expect, it } from "vitest";
import { Review } from "../../src/review/review.svelte.ts";
import { noteJudged } from "../../src/statistics/judged.ts";
import { ledger, note } from "../../src/statistics/ledger.ts";
import { judgedTurn, side } from "../fixtures.ts";

const chances = [0.5, 0.5];
const judged = judgedTurn({ turn: 1, side: 0, before: chances, luck: [0.2, -0.2], best: chances, played: chances });
const sides = [{ ...side, accuracy: 61, luck: 0.2, plays: 3 }, { ...side, seats: "r" }];
const review = Review.finished([judged], { ok: true, sides, moment: 0, worst: [], lessons: [], tale: "" });
const turns = [
  { number: 1, seat: "b", thrown: "6-6", play: "", words: "", position: "", dice: [], pieces: [], movements: [] },
];
const noted = () => ledger().map(({ id, review, luckiest }) => ({ id, review, luckiest }));

beforeEach(() => {
  localStorage.clear();
  note({ id: "a", when: 1, edition: "zenda", levels: [], outcome: "won", turns: 1, own: [], others: [] });
});

it("adds accuracy, luck and the luckiest throw of the side that was played here", () => {
  noteJudged("a", review, turns, "b");
  const found = { luck: 0.2, error: 0, plays: 3, accuracy: 61 };
  expect(noted()).toEqual([{ id: "a", review: found, luckiest: { thrown: "6-6", luck: 0.2 } }]);
});

it("adds nothing of people on both sides, of nobody, and of a game that is not noted", () => {
  const before = noted();
  noteJudged("a", review, turns, "br");
  noteJudged("a", review, turns, "");
  noteJudged("other", review, turns, "b");
  expect(noted()).toEqual(before);
});
