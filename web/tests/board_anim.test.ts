// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import { settle } from "../src/board/actions.ts";
import { lasting, onRoute, trips } from "../src/board/anim.ts";
import { emptyBoard } from "../src/board/state.ts";
import { movement, piece } from "./fixtures.ts";

function sprites() {
  const state = emptyBoard();
  settle(state, [piece("b", "17"), piece("r", "20")]);
  return state.sprites;
}

describe("trips", () => {
  it("follow one another and know the piece that has moved before", () => {
    const all = sprites();
    const planned = trips(
      all,
      [
        movement("b", "17", "20"),
        movement("r", "20", "w:r", { kind: "captured" }),
        movement("b", "20", "30"),
      ],
      "normal",
    );
    expect(planned.map(({ key }) => key)).toEqual([all[0]?.key, all[1]?.key, all[0]?.key]);
    for (let index = 1; index < planned.length; index += 1)
      expect(planned[index]?.start).toBeGreaterThanOrEqual(planned[index - 1]?.end ?? Infinity);
    expect(lasting(planned)).toBe(planned[2]?.end);
  });

  it("take no time when nothing should move, and longer when slow", () => {
    const moves = [movement("b", "17", "20")];
    const time = (speed: "off" | "quick" | "slow") => lasting(trips(sprites(), moves, speed));
    expect(time("off")).toBe(0);
    expect(time("slow")).toBeGreaterThan(time("quick"));
  });

  it("leave out what has no piece yet", () => {
    expect(trips(sprites(), [movement("k", "", "4", { kind: "placed" })], "normal")).toEqual([]);
  });
});

describe("a trip", () => {
  it("begins and ends exactly, and passes every space", () => {
    const [trip] = trips(sprites(), [movement("b", "17", "20")], "normal");
    if (!trip) throw new Error("no trip");
    expect(onRoute(trip, trip.start)).toEqual({ x: 0, y: 0, lift: 0 });
    expect(onRoute(trip, (trip.start + trip.end) / 2)).toEqual({ x: 50, y: 0, lift: 0 });
    expect(onRoute(trip, trip.end)).toEqual({ x: 100, y: 0, lift: 0 });
    expect(onRoute(trip, trip.end + 1000)).toEqual({ x: 100, y: 0, lift: 0 });
  });

  it("home after a capture begins as the other lands, with a beat, and goes through the air", () => {
    const moves = [movement("b", "17", "20"), movement("r", "20", "w:r", { kind: "captured" })];
    const [landing, trip] = trips(sprites(), moves, "normal");
    if (!landing || !trip) throw new Error("no trip");
    expect(trip.start).toBe(landing.end);
    expect(onRoute(trip, trip.start + (trip.end - trip.start) * 0.2)).toEqual({ x: 0, y: 0, lift: 0 });
    const high = onRoute(trip, trip.start + (trip.end - trip.start) * 0.65);
    expect(high.lift).toBeGreaterThan(0.8);
    expect(high.y).not.toBe(0);
    expect(onRoute(trip, trip.end)).toMatchObject({ x: 100, lift: 0 });
  });
});
