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

  // Scrolls the points into view unless they are visible. They are coordinates of a picture of this width.
  look(points: Point[], width: number): void {
    this.#missed = () => {};
    if (points.length === 0) return;
    if (this.#handled) this.#missed = () => this.look(points, width);
    else if (this.#ground) turnTo(this.#ground, points, this.#ground.scrollWidth / width);
  }
}

function turnTo(ground: HTMLElement, points: Point[], scale: number): void {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = ground;
  const scaled = points.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
  const shown = together(scaled, clientWidth, clientHeight);
  const across = along(shown.map(({ x }) => x), scrollLeft, clientWidth);
  const down = along(shown.map(({ y }) => y), scrollTop, clientHeight);
  if (across === null && down === null) return;
  const behavior = speed() === "off" ? "auto" : "smooth";
  ground.scrollTo({ left: across ?? scrollLeft, top: down ?? scrollTop, behavior });
}

// As many of the last points as fit into the view: the end of a route, at least one piece.
function together(points: Point[], width: number, height: number): Point[] {
  const span = (values: number[]) => Math.max(...values) - Math.min(...values);
  const fit = (some: Point[]) =>
    span(some.map(({ x }) => x)) <= width * (1 - 2 * edge) &&
    span(some.map(({ y }) => y)) <= height * (1 - 2 * edge);
  return points.slice(points.findIndex((_, index) => fit(points.slice(index))));
}

// The scroll position that centres the values; null if all are visible.
function along(values: number[], begin: number, size: number): number | null {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const margin = size * edge;
  if (least >= begin + margin && most <= begin + size - margin) return null;
  return (least + most - size) / 2;
}

// For boxes that appear below the board and need an answer: phones have little room there.
export function scrollIntoSight(element: HTMLElement): () => void {
  const behavior = speed() === "off" ? "auto" : "smooth";
  const frame = requestAnimationFrame(() => element.scrollIntoView({ block: "nearest", behavior }));
  return () => cancelAnimationFrame(frame);
}
