// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import { asClock, timeLeft } from "../../src/link/times.ts";
import { state } from "./fake.ts";

const clock = { turn: 20, bank: 300 };
const seats = state().seats.map((seat) => ({ ...seat, bank: 300_000 }));
const running = state({ seats, clock: { seat: "b", turn: 20_000 } });

describe("the time that is left", () => {
  it("is of the turn first, then of the bank", () => {
    expect(timeLeft(running, "b", clock, 5_000)).toEqual({ turn: 15_000, bank: 300_000 });
    expect(timeLeft(running, "b", clock, 25_000)).toEqual({ turn: 0, bank: 295_000 });
    expect(timeLeft(running, "b", clock, 999_000)).toEqual({ turn: 0, bank: 0 });
  });
  it("does not run for others", () => {
    expect(timeLeft(running, "r", clock, 25_000)).toEqual({ turn: 20_000, bank: 300_000 });
  });
  it("is nobody's where there is no clock", () => {
    expect(timeLeft(running, "b", { turn: 0, bank: 0 }, 0)).toBeNull();
  });
  it("is told as a clock", () => {
    expect(asClock(42_000)).toBe("0:42");
    expect(asClock(725_000)).toBe("12:05");
    expect(asClock(26 * 3600_000)).toBe("26:00:00");
  });
});
