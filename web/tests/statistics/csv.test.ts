// SPDX-License-Identifier: MIT
import { expect, it } from "vitest";
import { csv, gamesTable, puzzlesTable } from "../../src/statistics/csv.ts";
import { attempt } from "../puzzles/fixtures.ts";

it("quotes what needs it, and ends every line", () => {
  expect(csv([["a", 1, undefined], ['say "hi"', "b,c", "two\nlines"]])).toBe('a,1,\r\n"say ""hi""","b,c","two\nlines"\r\n');
});

it("has a line for every game", () => {
  const game = {
    id: "k3f9", when: Date.UTC(2026, 10, 20), edition: "poleana", levels: ["simple", "careful"], outcome: "won", turns: 60,
    own: [1, 2, 3, 4, 5, 6], others: [0, 0, 0, 0, 0, 1],
  } as const;
  const review = { luck: 0.123456, error: 0.1, plays: 9, accuracy: 61.24 };
  const luckiest = { thrown: "6-6", luck: 0.21 };
  const lists = { levels: [...game.levels], own: [...game.own], others: [...game.others] };
  const [head, ...rows] = csv(gamesTable([{ ...game, ...lists, review, luckiest }, { ...game, ...lists, people: 1 }])).split("\r\n");
  expect(head).toBe(
    "time,game,edition,opponents,people,result,turns,accuracy,luck,luckiest," +
      "own_1,own_2,own_3,own_4,own_5,own_6,others_1,others_2,others_3,others_4,others_5,others_6",
  );
  expect(rows).toEqual([
    "2026-11-20T00:00:00.000Z,k3f9,poleana,simple careful,0,won,60,61.2,0.1235,6-6,1,2,3,4,5,6,0,0,0,0,0,1",
    "2026-11-20T00:00:00.000Z,k3f9,poleana,simple careful,1,won,60,,,,1,2,3,4,5,6,0,0,0,0,0,1",
    "",
  ]);
});

it("has a line for every attempt", () => {
  const rating = { rating: 1512.04, deviation: 200.123, volatility: 0.06 };
  const when = Date.UTC(2026, 10, 20);
  const rows = puzzlesTable([attempt("ca8fz", 1, "right", { when, day: 20_777, rating }), attempt("ca8fz", 1, "wrong", { when })]);
  expect(csv(rows)).toBe(
    "time,puzzle,outcome,day,rating,deviation\r\n" +
      "2026-11-20T00:00:00.000Z,ca8fz,right,20,1512,200.1\r\n" +
      "2026-11-20T00:00:00.000Z,ca8fz,wrong,,,\r\n",
  );
});
