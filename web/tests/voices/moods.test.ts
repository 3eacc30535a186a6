// SPDX-License-Identifier: MIT
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Changed } from "../../src/engine/answers.ts";
import { Moods, moodsAfter } from "../../src/voices/moods.svelte.ts";
import { movement, view } from "../fixtures.ts";

const seat = (letter: string, won = false) => ({ ...view().seats[0]!, seat: letter, won });
const changed = (change: Partial<Changed>): Changed => ({
  ...view({ seats: [seat("b"), seat("g"), seat("r")] }),
  movements: [],
  ended: "",
  ...change,
});
const dice = (...pips: number[]) => pips.map((each) => ({ pips: each, used: false }));
const capture = [movement("b", "5", "9"), movement("r", "9", "w:r", { kind: "captured" })];

describe("the moods", () => {
  it("at a capture are joy, pain and curiosity", () => {
    const moods = moodsAfter("step", changed({ movements: capture }));
    expect(Object.fromEntries(moods)).toEqual({ b: "joy", r: "wince", g: "look" });
    expect(moodsAfter("undo", changed({ movements: capture })).size).toBe(0);
    expect(moodsAfter("step", changed({ movements: capture.slice(0, 1) })).size).toBe(0);
  });

  it("at alike dice is the thrower's surprise", () => {
    expect([...moodsAfter("throw", changed({ dice: dice(4, 4) }))]).toEqual([["b", "blink"]]);
    expect(moodsAfter("throw", changed({ dice: dice(4, 3) })).size).toBe(0);
    expect(moodsAfter("throw", changed({ dice: dice(4) })).size).toBe(0);
  });

  it("at the end are the winners' and the others'", () => {
    const over = changed({ due: "over", seats: [seat("b"), seat("r", true)] });
    expect(Object.fromEntries(moodsAfter("confirm", over))).toEqual({ b: "wince", r: "joy" });
  });
});

describe("a face", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("keeps its mood for a moment, until the next", () => {
    const moods = new Moods();
    moods.show(new Map([["r", "wince"]]));
    expect(moods.of("r")).toBe("wince");
    moods.show(new Map());
    expect(moods.of("r")).toBe("wince");
    moods.show(new Map([["b", "joy"]]));
    expect([moods.of("r"), moods.of("b")]).toEqual([undefined, "joy"]);
    vi.runAllTimers();
    expect(moods.of("b")).toBeUndefined();
  });
});
