// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import { cornerOf } from "../src/table/corners.ts";
import { view } from "./fixtures.ts";

const [seat] = view().seats;
const seats = (...partners: string[]) =>
  partners.flatMap((together) =>
    [...together].map((letter) => ({ ...seat!, seat: letter, partners: together })),
  );

describe("the corner of a player", () => {
  const turned = ["b", "g", "r", "y"].map((letter, quarters) => ({ seat: letter, quarters }));
  const corner = (letter: string, quarters: number) =>
    cornerOf(letter, { picture: { turned }, seats: [], people: "", quarters });

  it("is where their pieces wait, however the board is turned", () => {
    expect(corner("b", 0)).toBe("bottom right");
    expect(corner("r", 0)).toBe("top left");
    expect(corner("r", 2)).toBe("bottom right");
    expect(corner("g", 3)).toBe("top left");
  });

  it("is below for one's own side where the board has none", () => {
    const table = { picture: { turned: [] }, seats: seats("ma", "ky"), people: "y", quarters: 0 };
    const all = ["m", "a", "k", "y"].map((letter) => cornerOf(letter, table));
    expect(all).toEqual(["top right", "top left", "bottom left", "bottom right"]);
    expect(cornerOf("m", { ...table, people: "m" })).toBe("bottom right");
    expect(cornerOf("k", { ...table, people: "m" })).toBe("top left");
  });
});
