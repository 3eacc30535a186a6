// SPDX-License-Identifier: MIT
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Board } from "../src/board/api.svelte.ts";
import BoardView from "../src/board/Board.svelte";
import type { BoardPicture } from "../src/engine/answers.ts";
import { choice, movement, piece } from "./fixtures.ts";

// jsdom lays nothing out, so there is no size to observe.
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const picture: BoardPicture = {
  ok: true,
  game: "pollyanna-1916",
  width: 800,
  height: 800,
  svg: '<svg xmlns="http://www.w3.org/2000/svg"><g class="numbers"></g></svg>',
  places: [{ id: "20", name: "space 20", x: 100, y: 0, radius: 10 }],
  figures: [{ kind: "b", svg: "<circle r='12'/>", name: "Blue piece", colour: "blue" }],
  pieceRadius: 12,
  turned: [],
  felt: [],
  look: { frame: "", accent: "", paper: "", ink: "" },
};

function shown() {
  const board = new Board();
  board.lay([piece("b", "17", 0, 0, 0), piece("b", "30", 0, 300, 0), piece("r", "20", 0, 100, 0)]);
  board.offer([choice("17", "20", { captures: ["r:20:0"] })]);
  const onintent = vi.fn();
  render(BoardView, { board, picture, dice: [{ pips: 3, used: false }], label: "Board", onintent });
  return { board, onintent };
}

afterEach(cleanup);

describe("the board on screen", () => {
  it("makes buttons of the pieces that may move, and of no others", () => {
    shown();
    const buttons = screen.getAllByRole("button");
    expect(buttons.map((each) => each.getAttribute("aria-label"))).toEqual(["b on 17"]);
  });

  it("is played by keys: Enter picks up, Enter on the target steps", async () => {
    const { onintent } = shown();
    await fireEvent.keyDown(screen.getByRole("button", { name: "b on 17" }), { key: "Enter" });
    const target = screen.getByRole("button", { name: "space 20: 17 to 20" });
    await vi.waitFor(() => expect(document.activeElement).toBe(target));
    await fireEvent.keyDown(target, { key: "Enter" });
    expect(onintent).toHaveBeenCalledWith({
      wants: "step",
      choice: expect.objectContaining({ step: "17/20" }),
    });
  });

  it("puts the piece back by Escape", async () => {
    const { board } = shown();
    await fireEvent.keyDown(screen.getByRole("button", { name: "b on 17" }), { key: "Enter" });
    const target = screen.getByRole("button", { name: "space 20: 17 to 20" });
    await fireEvent.keyDown(target, { key: "Escape" });
    expect(board.state.held).toBeNull();
  });

  it("shows the die that leads to a target, and whom it captures", async () => {
    const { board } = shown();
    board.pick("17", "b");
    await tick();
    expect(document.querySelectorAll(".target .pip")).toHaveLength(3);
    expect(document.querySelectorAll(".threat")).toHaveLength(1);
  });

  it("moves pieces and says when each is struck or has arrived", async () => {
    const { board } = shown();
    const told: string[] = [];
    board.arrived = () => void told.push("arrived");
    board.struck = () => void told.push("struck");
    const after = [
      piece("b", "20", 0, 100, 0),
      piece("b", "30", 0, 300, 0),
      piece("r", "w:r", 0, 9, 9),
    ];
    const moves = [movement("b", "17", "20"), movement("r", "20", "w:r", { kind: "captured" })];
    await board.play(moves, after, "quick");
    expect(told).toEqual(["arrived", "struck", "arrived"]);
    expect(board.state.sprites.map(({ place }) => place).sort()).toEqual(["20", "30", "w:r"]);
    expect(board.state.moving).toBe(false);
  });

  it.each(["quick", "off"] as const)("shows a moment for a while: %s", async (speed) => {
    vi.useFakeTimers();
    const { board } = shown();
    const told: string[] = [];
    board.arrived = () => void told.push("arrived");
    board.noticed = (kind) => void told.push(kind);
    const moments = [{ kind: "blockade_made", place: "20" } as const];
    const played = board.play([movement("b", "17", "20", { moments })], [piece("b", "20")], speed);
    await vi.advanceTimersByTimeAsync(1000);
    await played;
    expect(told).toEqual(["arrived", "blockade_made"]);
    expect(document.querySelectorAll(".moment.blockade_made")).toHaveLength(1);
    expect(document.querySelectorAll(".moment.still")).toHaveLength(speed === "off" ? 1 : 0);
    await vi.advanceTimersByTimeAsync(3000);
    expect(document.querySelector(".moment")).toBeNull();
    vi.useRealTimers();
  });
});
