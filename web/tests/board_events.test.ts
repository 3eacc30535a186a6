// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import { offer, settle } from "../src/board/actions.ts";
import { drag, focusable, hover, keyOf, neighbour, press, release } from "../src/board/events.ts";
import type { Badge } from "../src/board/badges.ts";
import { emptyBoard } from "../src/board/state.ts";
import { choice, piece } from "./fixtures.ts";

const places = [
  { id: "17", name: "17", x: 0, y: 0, radius: 10 },
  { id: "20", name: "20", x: 100, y: 0, radius: 10 },
  { id: "21", name: "21", x: 200, y: 0, radius: 10 },
];
const touch = (x: number, y = 0) => ({ at: { x, y }, reach: 20, places, badges: [] as Badge[] });

function board() {
  const state = emptyBoard();
  settle(state, [piece("b", "17", 0, 0, 0), piece("r", "21", 0, 200, 0)]);
  offer(state, [choice("17", "20")]);
  return state;
}

describe("the pointer", () => {
  it("picks up by a press near a piece and steps by a press on its target", () => {
    const state = board();
    expect(press(state, touch(8))).toBeNull();
    expect(state.held).toEqual({ place: "17", figure: "b" });
    expect(press(state, touch(95))).toMatchObject({ wants: "step", choice: { step: "17/20" } });
  });

  it("steps by a press on a place that one piece alone can reach", () => {
    const state = board();
    expect(press(state, touch(98))).toMatchObject({ wants: "step", choice: { step: "17/20" } });
    offer(state, [choice("17", "20"), choice("16", "20")]);
    expect(press(state, touch(98))).toBeNull();
  });

  it("takes the die beside a target for the target, where nothing else is nearer", () => {
    const badges: Badge[] = [{ place: "20", pips: 3, x: 100, y: 30, half: 8 }];
    const on = (x: number, y: number) => ({ ...touch(x, y), badges });
    const state = board();
    press(state, touch(0));
    expect(press(state, on(106, 36))).toMatchObject({ wants: "step", choice: { step: "17/20" } });

    offer(state, [choice("17", "20"), choice("17", "23", { at: { x: 100, y: 40 } })]);
    press(state, touch(0));
    expect(press(state, on(100, 36))).toMatchObject({ choice: { step: "17/23" } });

    offer(state, [choice("17", "20")]);
    press(state, touch(0));
    expect(press(state, on(106, 39))).toBeNull();
    expect(state.held).toBeNull();
  });

  it("steps by dragging, and puts back what is let go beside the board", () => {
    const state = board();
    press(state, touch(0));
    drag(state, touch(60));
    expect(state.dragged).toEqual({ x: 60, y: 0 });
    expect(release(state, touch(102))).toMatchObject({ wants: "step" });

    press(state, touch(0));
    drag(state, touch(500));
    expect(release(state, touch(500))).toBeNull();
    expect(state.dragged).toBeNull();
  });

  it("asks why not for a place that is no target and a piece that may not move", () => {
    const state = board();
    expect(press(state, touch(200))).toEqual({ wants: "why", from: "21", to: "" });
    press(state, touch(0));
    expect(press(state, touch(200))).toEqual({ wants: "why", from: "17", to: "21" });
  });

  it("previews the piece it is over", () => {
    const state = board();
    hover(state, touch(3));
    expect(state.pointed).toEqual({ place: "17", figure: "b" });
    hover(state, touch(200));
    expect(state.pointed).toBeNull();
  });

  it("does nothing while pieces move", () => {
    const state = board();
    state.moving = true;
    expect(press(state, touch(0))).toBeNull();
    expect(state.held).toBeNull();
  });
});

describe("keys", () => {
  it("have names", () => {
    expect(["ArrowRight", "ArrowUp", "Enter", "Escape", "x"].map(keyOf)).toEqual([
      "next",
      "back",
      "choose",
      "leave",
      null,
    ]);
  });

  it("go round the pieces, and round the targets while one is held", () => {
    const state = board();
    settle(state, [piece("b", "17", 0, 0, 0), piece("b", "30", 0, 300, 0)]);
    offer(state, [choice("17", "20"), choice("30", "33", { piece: "b:30:0" })]);
    const [first, second] = focusable(state);
    expect(neighbour(state, first ?? "", "next")).toBe(second);
    expect(neighbour(state, first ?? "", "back")).toBe(second);
    press(state, touch(0));
    expect(focusable(state)).toEqual(["target-20"]);
  });
});
