// SPDX-License-Identifier: MIT
// Who a rematch waits for.
import { describe, expect, it } from "vitest";
import { agreement } from "../src/table/online/rematch.ts";
import { state } from "./link/fake.ts";

const seat = (letter: string, player: string, link = "") => ({
  seat: letter,
  player,
  name: player,
  level: "",
  mayReturn: false,
  bank: 0,
  link,
});
const names = (all: { name: string }[]) => all.map(({ name }) => name);

function between(before: [string, string][], after: [string, string, string?][]) {
  const over = { state: state({ phase: "over", seats: before.map((each) => seat(...each)) }) };
  const next = state({ phase: "open", seats: after.map((each) => seat(...each)) });
  const { willing, missing } = agreement(over, {
    state: next,
    opening: next.seats.filter(({ link }) => link !== ""),
  });
  return { willing: names(willing), missing: names(missing) };
}

describe("a rematch", () => {
  it("waits for those who do not sit at the next table", () => {
    expect(between([["b", "Ana"], ["r", "Beto"]], [["b", ""], ["r", "Ana"]])).toEqual({
      willing: ["Ana"],
      missing: ["Beto"],
    });
  });
  it("waits for each person once, and for no computer", () => {
    const before: [string, string][] = [["b", "Ana"], ["g", "Beto"], ["r", ""], ["y", "Beto"]];
    expect(between(before, [["b", ""], ["g", "Ana"], ["r", ""], ["y", ""]]).missing).toEqual(["Beto"]);
  });
  it("waits for a device that has not joined in the dice", () => {
    expect(between([["b", "Ana"], ["r", "Beto"]], [["b", "Beto", "link"], ["r", "Ana"]])).toEqual({
      willing: ["Beto", "Ana"],
      missing: ["Beto"],
    });
  });
});
