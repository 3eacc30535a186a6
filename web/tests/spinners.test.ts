// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import {
  angleAt, atRest, between, cards, middleOf, numberAt, numbers, sector, spun, stopAt, turnsOf,
} from "../src/board/spinners.ts";

describe("the sectors of a spinner", () => {
  it("are six of 60 degrees, one for each number", () => {
    expect(sector).toBe(60);
    const degrees = numbers.map(() => 0);
    for (let angle = 0.5; angle < 360; angle += 1) degrees[numberAt(angle) - 1]! += 1;
    expect(degrees).toEqual([60, 60, 60, 60, 60, 60]);
    expect(numbers.map((number) => numberAt(middleOf(number)))).toEqual(numbers);
    expect(numberAt(-59)).toBe(6);
    expect(numberAt(3 * 360 + 121)).toBe(3);
  });

  it("hold the arrow wherever it stops for their number, off the lines", () => {
    for (const number of numbers)
      for (let seed = 0; seed < 200; seed += 1) {
        const angle = stopAt(number, seed, seed % 2);
        expect(numberAt(angle)).toBe(number);
        expect(Math.abs(angle - middleOf(number))).toBeLessThan(sector / 2 - 5);
        expect(stopAt(number, seed, seed % 2)).toBe(angle);
      }
    expect(stopAt(4, 1, 0)).not.toBe(stopAt(4, 2, 0));
    expect(Math.abs(atRest(0))).toBe(sector / 2);
  });
});

describe("an arrow", () => {
  it("turns the way it was flicked, and ends where it stops", () => {
    for (const [from, to, turns] of [[-30, 130, 4], [350, 10, 3], [10, 350, -3], [725, 0, -7]] as const) {
      const end = spun(from, to, turns);
      expect(((end - to) % 360) + 0).toBeCloseTo(0);
      expect(Math.sign(end - from)).toBe(Math.sign(turns));
      expect(Math.abs(end - from)).toBeGreaterThanOrEqual(360 * Math.abs(turns));
      expect(Math.abs(end - from)).toBeLessThan(360 * (Math.abs(turns) + 1));
    }
  });

  it("turns more often after a quicker flick, within reason", () => {
    expect(turnsOf()).toBe(4);
    expect([0.001, 1, 1.5, 90].map(turnsOf)).toEqual([3, 4, 6, 7]);
    expect(turnsOf(-1.5)).toBe(-6);
  });

  it("follows a finger around its pivot", () => {
    const centre = { x: 50, y: 50 };
    expect(angleAt({ x: 50, y: 0 }, centre)).toBe(0);
    expect(angleAt({ x: 100, y: 50 }, centre)).toBe(90);
    expect(between(170, -170)).toBe(20);
    expect(between(-170, 170)).toBe(-20);
  });
});

describe("the cards", () => {
  // Pieces stand along the edges and on a cross.
  const along = [0, 100, 200, 300, 400, 500, 600];
  const spots = along.flatMap((at) => [[at, 0], [at, 600], [0, at], [600, at], [at, 300], [300, at]]);
  const picture = {
    ok: true as const, game: "", width: 600, height: 600, svg: "", figures: [], pieceRadius: 10,
    places: spots.map(([x = 0, y = 0], index) => ({ id: `${index}`, name: "", x, y, radius: 12 })),
    look: { frame: "", accent: "", paper: "", ink: "" }, turned: [], felt: [],
  };

  it("lie side by side where no piece ever stands, however the board is turned", () => {
    for (const quarters of [0, 1, 2, 3]) {
      const [left, right] = cards(picture, quarters);
      expect(left!.y).toBe(right!.y);
      expect(left!.x + right!.x).toBeCloseTo(600);
      expect(left!.x).toBeLessThan(300);
      for (const card of [left!, right!])
        for (const place of picture.places)
          expect(Math.hypot(place.x - card.x, place.y - card.y)).toBeGreaterThan(card.clear + place.radius);
      expect(left!.clear).toBeGreaterThan(60);
    }
  });
});
