// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import { bring, offer, pick, settle } from "../src/board/actions.ts";
import {
  emptyBoard,
  figuresToSet,
  litTargets,
  movable,
  movableGroups,
} from "../src/board/state.ts";
import { choice, piece } from "./fixtures.ts";

function board() {
  const state = emptyBoard();
  settle(state, [
    piece("b", "17", 0, 0, 0),
    piece("b", "17", 1, 5, 0),
    piece("r", "20", 0, 100, 0),
  ]);
  return state;
}

describe("what may be touched", () => {
  it("is what the choices name, and any of alike pieces that stand together", () => {
    const state = board();
    offer(state, [choice("17", "20")]);
    expect(state.sprites.map((sprite) => movable(state, sprite))).toEqual([true, true, false]);
    expect(movableGroups(state).map(({ id }) => id)).toEqual(["b:17:0"]);
  });

  it("is nothing where nothing is offered", () => {
    const state = board();
    expect(pick(state, { place: "17", figure: "b" })).toBe(false);
    expect(state.held).toBeNull();
  });

  it("lights the targets of what is held", () => {
    const state = board();
    offer(state, [choice("17", "20"), choice("17", "23"), choice("w:b", "6")]);
    pick(state, { place: "17", figure: "b" });
    expect(litTargets(state).map(({ place }) => place)).toEqual(["20", "23"]);
  });
});

describe("bringing a piece", () => {
  it("makes the step and puts the piece down", () => {
    const state = board();
    const step = choice("17", "20");
    offer(state, [step]);
    pick(state, { place: "17", figure: "b" });
    expect(bring(state, "20")).toEqual({ wants: "step", choice: step });
    expect(state.held).toBeNull();
  });

  it("asks which step where two lead to one place", () => {
    const state = board();
    offer(state, [choice("17", "20", { dice: [0] }), choice("17", "20", { dice: [1] })]);
    pick(state, { place: "17", figure: "b" });
    expect(bring(state, "20")).toBeNull();
    expect(state.doubtful).toHaveLength(2);
  });

  it("asks why not where none leads", () => {
    const state = board();
    offer(state, [choice("17", "20")]);
    pick(state, { place: "17", figure: "b" });
    expect(bring(state, "21")).toEqual({ wants: "why", from: "17", to: "21" });
  });
});

describe("setting up", () => {
  it("holds the first figure by itself", () => {
    const state = emptyBoard();
    const set = { kind: "place", piece: "", from: "" } as const;
    offer(state, [
      choice("", "4", { ...set, figure: "k" }),
      choice("", "5", { ...set, figure: "y" }),
    ]);
    expect(figuresToSet(state)).toEqual(["k", "y"]);
    expect(litTargets(state).map(({ place }) => place)).toEqual(["4"]);
  });
});

describe("settling", () => {
  it("keeps a sprite the piece that it was", () => {
    const state = board();
    const [first, second, red] = state.sprites.map(({ key }) => key);
    settle(state, [
      piece("b", "17", 0, 0, 0),
      piece("b", "23", 0, 60, 0),
      piece("r", "20", 0, 100, 0),
    ]);
    expect(state.sprites.map(({ key }) => key)).toEqual([first, second, red]);
    expect(state.sprites[1]).toMatchObject({ place: "23", x: 60 });
  });

  it("makes a sprite for a piece that is new, and drops one that is gone", () => {
    const state = board();
    const before = state.sprites.map(({ key }) => key);
    settle(state, [piece("g", "21")]);
    expect(state.sprites).toHaveLength(1);
    expect(before).not.toContain(state.sprites[0]?.key);
  });
});
