// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import { felt, flight } from "../src/board/dice.ts";
import { drawn, quartersFor, seen } from "../src/board/rotation.ts";
import type { BoardPicture } from "../src/engine/answers.ts";

const place = (x: number, y: number) => ({ id: `${x}-${y}`, name: "", x, y, radius: 10 });
const picture = {
  width: 800,
  height: 800,
  pieceRadius: 12,
  places: [place(100, 400), place(400, 100), place(700, 400), place(400, 700), place(400, 400)],
  turned: [
    { seat: "b", quarters: 0 },
    { seat: "g", quarters: 1 },
  ],
  felt: [],
} as unknown as BoardPicture;

describe("a turned board", () => {
  it("brings what is drawn at the right to the bottom by a quarter, and back", () => {
    const right = { x: 700, y: 400 };
    expect(seen(right, picture, 1)).toEqual({ x: 400, y: 700 });
    for (const quarters of [0, 1, 2, 3])
      expect(drawn(seen(right, picture, quarters), picture, quarters)).toEqual(right);
  });
  it("is turned to one person alone", () => {
    expect(quartersFor(picture, "g")).toBe(1);
    expect(quartersFor(picture, "bg")).toBe(0);
    expect(quartersFor(picture, "")).toBe(0);
  });
});

describe("thrown dice", () => {
  it("rest where no piece stands, apart from each other, however the board is turned", () => {
    for (const count of [2, 3])
      for (const quarters of [0, 1, 2, 3]) {
        const { half, dice } = felt(picture, quarters, count);
        expect(dice).toHaveLength(count);
        for (const [index, die] of dice.entries()) {
          for (const each of picture.places) {
            const { x, y } = seen(each, picture, quarters);
            expect(Math.hypot(die.x - x, die.y - y)).toBeGreaterThan(half * Math.SQRT2 + each.radius);
          }
          for (const other of dice.slice(index + 1))
            expect(Math.hypot(die.x - other.x, die.y - other.y)).toBeGreaterThan(half * 2);
        }
      }
  });
  it("rest in the middle of the board's own ground for them, where it has one", () => {
    const patio = { ...picture, felt: [{ x: 600, y: 400, radius: 90 }] };
    const { dice } = felt(patio, 1, 2);
    for (const { x, y } of dice) expect(Math.hypot(x - 400, y - 600)).toBeLessThan(90);
  });
  it("fly differently each time, and the same when they are drawn again", () => {
    expect(flight(3, 0)).toEqual(flight(3, 0));
    expect(flight(3, 0)).not.toEqual(flight(4, 0));
    expect(flight(3, 0)).not.toEqual(flight(3, 1));
  });
});
