// SPDX-License-Identifier: MIT
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Board } from "../src/board/api.svelte.ts";
import { AutoScroll } from "../src/table/auto_scroll.ts";
import { movement, piece } from "./fixtures.ts";

const near = [{ x: 20, y: 20 }];
const far = [{ x: 400, y: 20 }];
let ground: HTMLElement;
let scrolled: ScrollToOptions[];
let sight: AutoScroll;
let away: () => void;

// A window of 100 onto a board of 500, at twice the picture's scale.
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  ground = document.createElement("div");
  const sizes = { scrollWidth: 1000, clientWidth: 200, clientHeight: 200 };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(ground, name, { value });
  scrolled = [];
  ground.scrollTo = ((to: ScrollToOptions) => scrolled.push(to)) as typeof ground.scrollTo;
  document.body.append(ground);
  sight = new AutoScroll();
  away = sight.over(ground) as () => void;
});
afterEach(() => {
  away();
  ground.remove();
  vi.unstubAllGlobals();
});

const touch = (kind: string, more: object = {}) =>
  ground.dispatchEvent(Object.assign(new Event(kind, { bubbles: true }), more));

describe("a window onto a part of the board", () => {
  it("goes smoothly to what is out of sight, and stays where all is seen", () => {
    sight.look(near, 500);
    expect(scrolled).toEqual([]);
    sight.look(far, 500);
    expect(scrolled).toEqual([{ left: 700, top: 0, behavior: "smooth" }]);
  });

  it("shows one of two that are too far apart, not what lies between them", () => {
    sight.look([...near, ...far], 500);
    expect(scrolled).toEqual([{ left: 700, top: 0, behavior: "smooth" }]);
  });

  it("goes at once where nothing should move", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    sight.look(far, 500);
    expect(scrolled[0]?.behavior).toBe("auto");
  });

  it("does not move under a finger, whether it taps, drags or pinches", () => {
    touch("pointerdown", { pointerType: "touch" });
    sight.look(far, 500);
    touch("pointercancel", { pointerType: "touch" }); // the browser scrolls now
    touch("touchend", { touches: [{}] }); // one of two
    expect(scrolled).toEqual([]);
    touch("touchend", { touches: [] });
    expect(scrolled).toHaveLength(1);
  });

  it("forgets what it missed once something else matters", () => {
    touch("pointerdown", { pointerType: "mouse" });
    sight.look(far, 500);
    sight.look([], 500);
    touch("pointerup", { pointerType: "mouse" });
    expect(scrolled).toEqual([]);
  });
});

describe("what is watched on a board", () => {
  const placed = [{ x: 300, y: 40 }];
  const pieces = [piece("b", "20")];

  it("is the way of the last piece, not of a captured one", async () => {
    const board = new Board();
    board.lay([piece("b", "17"), piece("r", "20")]);
    const captured = movement("r", "20", "w:r", { kind: "captured", route: placed });
    const step = movement("b", "17", "20");
    await board.play([step, captured], pieces, "off");
    expect(board.state.watched).toEqual(step.route);
  });

  it("is where a piece is set up", async () => {
    const board = new Board();
    await board.play([movement("b", "", "20", { kind: "placed", route: placed })], pieces, "quick");
    expect(board.state.watched).toEqual(placed);
  });

  it("is each way in its turn while pieces go", async () => {
    const board = new Board();
    board.lay([piece("b", "17"), piece("r", "20")]);
    const other = movement("r", "20", "25", { route: [...placed, { x: 320, y: 40 }] });
    const gone = board.play([movement("b", "17", "19"), other], pieces, "quick");
    expect(board.state.watched).toEqual(movement("b", "17", "19").route);
    board.hurry();
    await gone;
    expect(board.state.watched).toEqual(other.route);
  });
});
