// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import type { Changed } from "../src/engine/answers.ts";
import { worthHearing } from "../src/table/hearing.ts";
import { view } from "./fixtures.ts";

const told = {
  standing: "standing",
  throw: "throw",
  account: "account",
  opening: [],
  prompt: "prompt",
};
const changed = (change: Partial<Changed>): Changed => ({
  ...view({ told }),
  movements: [],
  ended: "",
  ...change,
});

describe("what is read out", () => {
  it("is a person's own throw with what to do, and nobody else's", () => {
    expect(worthHearing("throw", changed({}), { before: true, now: true })).toEqual(["throw", "prompt"]);
    expect(worthHearing("throw", changed({ awaited: "r" }), { before: false, now: false })).toEqual([]);
  });

  it("is what a computer did, once its turn has ended, and then the person's prompt", () => {
    expect(worthHearing("computer", changed({ awaited: "r" }), { before: false, now: false })).toEqual([]);
    expect(worthHearing("confirm", changed({ ended: "ended" }), { before: false, now: true })).toEqual([
      "ended",
      "standing",
      "prompt",
    ]);
  });

  it("is not every step of others", () => {
    const others = { before: false, now: false };
    expect(worthHearing("step", changed({ awaited: "r" }), others)).toEqual([]);
    expect(worthHearing("undo", changed({ awaited: "r" }), others)).toEqual([]);
  });

  it("is the result at the end", () => {
    expect(worthHearing("confirm", changed({ due: "over", ended: "ended" }), { before: true, now: true })).toEqual([
      "ended",
      "standing",
    ]);
  });
});
