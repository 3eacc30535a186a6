// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import type { Changed } from "../src/engine/types.ts";
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
    expect(worthHearing("throw", changed({}), true)).toEqual(["throw", "prompt"]);
    expect(worthHearing("throw", changed({ seat: "r" }), false)).toEqual([]);
  });

  it("is what a computer did, once its turn has ended, and then the person's prompt", () => {
    expect(worthHearing("computer", changed({ seat: "r" }), false)).toEqual([]);
    expect(worthHearing("confirm", changed({ ended: "ended" }), false)).toEqual([
      "ended",
      "standing",
      "prompt",
    ]);
  });

  it("is the result at the end", () => {
    expect(worthHearing("confirm", changed({ due: "over", ended: "ended" }), true)).toEqual([
      "ended",
      "standing",
    ]);
  });
});
