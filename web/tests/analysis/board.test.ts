// SPDX-License-Identifier: MIT
// Setting up by hand, and how throws are told apart.
import { expect, test } from "vitest";
import { heatOf, inRows, signOf } from "../../src/analysis/heat.ts";
import { placeAt, towards } from "../../src/analysis/places.ts";
import { difference, groups, Hand, touched } from "../../src/analysis/setup.svelte.ts";
import type { BoardPicture, PieceView } from "../../src/engine/answers.ts";

const place = (id: string, x: number, y: number) => ({ id, name: `space ${id}`, x, y, radius: 5 });
// 1 2 3 in a row, 4 below 2, 5 far to the right.
const places = [place("1", 0, 0), place("2", 10, 0), place("3", 20, 0), place("4", 11, 12), place("5", 90, 3)];
const picture = { places, pieceRadius: 4 } as unknown as BoardPicture;
const piece = (id: string, place: string, x: number, y: number): PieceView => ({
  id, seat: "b", figure: "b", place, x, y, words: "",
});
const named = (id: string) => places.find((each) => each.id === id) ?? place("", 0, 0);

test("arrows lead to the nearest place on their side", () => {
  expect(towards(places, named("1"), "ArrowRight").id).toBe("2");
  expect(towards(places, named("2"), "ArrowDown").id).toBe("4");
  expect(towards(places, named("4"), "ArrowUp").id).toBe("2");
  expect(towards(places, named("3"), "ArrowRight").id).toBe("5");
  expect(towards(places, named("1"), "ArrowLeft").id).toBe("1");
});

test("a place is meant all over its ground", () => {
  expect(placeAt(places, { x: 13, y: 1 }, 2)?.id).toBe("2");
  expect(placeAt(places, { x: 50, y: 50 }, 8)).toBeUndefined();
});

test("a hand takes a piece, goes over places, and puts it down", () => {
  const hand = new Hand();
  hand.take({ figure: "b", place: "1" });
  expect(hand.key("ArrowRight", picture)).toBeNull();
  expect(hand.over?.id).toBe("2");
  expect(hand.key("Enter", picture)).toEqual({ figure: "b", place: "1", to: "2" });
  expect(hand.held).toBeNull();
  hand.take({ figure: "b", place: "1" });
  expect(hand.key("Enter", picture)).toBeNull(); // it is there already
  hand.take({ figure: "b", place: "1" });
  expect(hand.key("Delete", picture)).toEqual({ figure: "b", place: "1", to: "" });
  hand.take({ figure: "k", place: "" });
  hand.key("Escape", picture);
  expect(hand.put("3")).toBeNull();
});

test("a touch means the piece near it and the place below", () => {
  const pieces = [piece("b:1:0", "1", 0, 0), piece("b:2:0", "2", 10, 0)];
  expect(touched(pieces, picture, { x: 9, y: 1 }, 0).piece?.id).toBe("b:2:0");
  expect(touched(pieces, picture, { x: 40, y: 40 }, 0)).toEqual({ piece: undefined, place: undefined });
  expect(groups([piece("b:1:0", "1", 0, 0), piece("b:1:1", "1", 0, 2)]).map(({ id }) => id)).toEqual(["b:1:1"]);
});

test("ghosts are the pieces that would stand elsewhere", () => {
  const before = [piece("b:1:0", "1", 0, 0), piece("b:1:1", "1", 0, 2)];
  const after = [piece("b:1:0", "1", 0, 1), piece("b:3:0", "3", 20, 0)];
  const { come, left } = difference(before, after);
  expect(come.map(({ place }) => place)).toEqual(["3"]);
  expect(left.map(({ id }) => id)).toEqual(["b:1:1"]);
});

test("luck is told by steps, with a sign that needs no colour", () => {
  expect([-0.2, -0.05, -0.012, 0, 0.009, 0.01, 0.04, 0.3].map(heatOf)).toEqual([-3, -2, -1, 0, 0, 1, 2, 3]);
  expect(signOf(heatOf(-0.05))).toBe("▼▼");
  expect(signOf(0)).toBe("·");
});

test("throws stand in rows by their first die", () => {
  const rows = inRows(["1-1", "2-1", "2-2", "3-1"].map((thrown) => ({ thrown })));
  expect(rows.map((row) => row.map(({ thrown }) => thrown))).toEqual([["1-1"], ["2-1", "2-2"], ["3-1"]]);
});
