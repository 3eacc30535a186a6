// SPDX-License-Identifier: MIT
// Scrolls a view that shows only part of the board to where something can be done or happens.
import type { Attachment } from "svelte/attachments";
import { type BoardState, holds, litTargets, movableGroups } from "../board/state.ts";
import type { Point } from "../engine/answers.ts";
import { speed } from "../shell/settings.svelte.ts";

const edge = 0.1; // of the view's size: the margin where things count as out of sight

// The movable pieces, or the held piece and its targets.
export function pointsOfInterest(state: BoardState): Point[] {
  if (!state.held) return movableGroups(state);
  const held = state.sprites.filter((sprite) => holds(state.held, sprite));
  return [...held, ...litTargets(state).map(({ at }) => at)];
}

// Never scrolls while a pointer is down: the last request is carried out when it is lifted.
export class AutoScroll {
  #ground: HTMLElement | null = null;
  #handled = false;
  #missed: () => void = () => {};

  // For the element that scrolls.
  readonly over: Attachment<HTMLElement> = (ground) => {
    this.#ground = ground;
    const listeners = new AbortController();
    const { signal } = listeners;
    const off = () => {
      this.#handled = false;
      this.#missed();
    };
    // Scrolling and pinching cancel the pointer while the finger still touches.
    const offIfAll = ({ touches }: TouchEvent) => touches.length === 0 && off();
    const offUnlessFinger = ({ pointerType }: PointerEvent) => pointerType !== "touch" && off();
    const hold = () => (this.#handled = true);
    ground.addEventListener("pointerdown", hold, { signal, capture: true });
    ground.addEventListener("touchend", offIfAll, { signal });
    ground.addEventListener("touchcancel", offIfAll, { signal });
    window.addEventListener("pointerup", off, { signal });
    window.addEventListener("pointercancel", offUnlessFinger, { signal });
    return () => listeners.abort();
  };

  // Scrolls the points into view unless they are visible. They are coordinates of a picture of this width. With `page`, the
  // page scrolls too if it must.
  look(points: Point[], width: number, page = false): void {
    this.#missed = () => {};
    const ground = this.#ground;
    if (points.length === 0) return;
    if (this.#handled) this.#missed = () => this.look(points, width, page);
    else if (ground) {
      const scale = ground.scrollWidth / width;
      const scaled = points.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
      const top = turnTo(ground, scaled);
      if (page) turnPage(ground, scaled.map(({ x, y }) => ({ x, y: y - top })));
    }
  }
}

const behavior = (): ScrollBehavior => (speed() === "off" ? "auto" : "smooth");

// Returns how far down the view is when it has scrolled.
function turnTo(ground: HTMLElement, points: Point[]): number {
  const { scrollLeft, scrollTop, scrollHeight, clientWidth, clientHeight } = ground;
  const [wide, high] = [clientWidth * edge, clientHeight * edge];
  const shown = together(points, clientWidth - 2 * wide, clientHeight - 2 * high);
  const across = along(shown.map(({ x }) => x), scrollLeft, clientWidth, wide);
  const down = along(shown.map(({ y }) => y), scrollTop, clientHeight, high);
  if (across !== null || down !== null)
    ground.scrollTo({ left: across ?? scrollLeft, top: down ?? scrollTop, behavior: behavior() });
  return Math.min(Math.max(down ?? scrollTop, 0), Math.max(scrollHeight - clientHeight, 0));
}

const pieceEdge = 28; // CSS pixels around a point that belong to its piece

// The points are relative to the view. What the style sheet calls scroll-margin-bottom covers the window's end.
function turnPage(ground: HTMLElement, points: Point[]): void {
  const { top } = ground.getBoundingClientRect();
  const free = window.innerHeight - (parseFloat(getComputedStyle(ground).scrollMarginBottom) || 0);
  const shown = together(points, Infinity, free - 2 * pieceEdge);
  const by = along(shown.map(({ y }) => y + top), 0, free, pieceEdge);
  if (by !== null) window.scrollBy({ top: by, behavior: behavior() });
}

// As many of the last points as fit into the view: the end of a route, at least one piece.
function together(points: Point[], width: number, height: number): Point[] {
  const span = (values: number[]) => Math.max(...values) - Math.min(...values);
  const fit = (some: Point[]) =>
    span(some.map(({ x }) => x)) <= width && span(some.map(({ y }) => y)) <= height;
  return points.slice(points.findIndex((_, index) => fit(points.slice(index))));
}

// The scroll position that centres the values; null if all are visible, with a margin.
function along(values: number[], begin: number, size: number, margin: number): number | null {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (least >= begin + margin && most <= begin + size - margin) return null;
  return (least + most - size) / 2;
}

// For boxes that appear below the board and need an answer: phones have little room there.
export function scrollIntoSight(element: HTMLElement): () => void {
  const frame = requestAnimationFrame(() =>
    element.scrollIntoView({ block: "nearest", behavior: behavior() }),
  );
  return () => cancelAnimationFrame(frame);
}
