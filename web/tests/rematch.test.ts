// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import { rotated } from "../src/table/rematch.ts";

const seated = (seats: string, names: string) =>
  [...seats].map((seat, index) => ({ seat, name: names[index] ?? "", player: "person" }));

describe("a game played again with rotated seats", () => {
  it("moves everybody one seat on, past a vacant side", () => {
    expect(rotated(seated("bgry", "ABCD"))).toEqual(seated("bgry", "DABC"));
    expect(rotated(seated("bgr", "ABC"))).toEqual(seated("bgr", "CAB"));
    expect(rotated(seated("br", "AB"))).toEqual(seated("br", "BA"));
  });

  it("lets each of three sit everywhere in three games", () => {
    const first = seated("bgr", "ABC");
    const third = rotated(rotated(first));
    const last = [first, rotated(first), third].map((game) => game[2]?.name);
    expect(last).toEqual(["C", "B", "A"]);
    expect(rotated(third)).toEqual(first);
  });
});
