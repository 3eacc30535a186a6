// SPDX-License-Identifier: MIT
// What matters just now, for a window that shows only a part of it.
import { type BoardState, litTargets, movableGroups } from "../board/state.ts";
import type { Point } from "../engine/types.ts";
import { speed } from "../shell/settings.svelte.ts";

// The middle of the pieces that may be touched, or of what is held and its targets.
export function middleOfInterest(state: BoardState): Point | null {
  const held = state.sprites.filter(
    ({ place, figure }) => place === state.held?.place && figure === state.held.figure,
  );
  const points: Point[] = state.held
    ? [...held, ...litTargets(state).map(({ at }) => at)]
    : movableGroups(state);
  if (points.length === 0) return null;
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: middle(points.map(({ x }) => x)), y: middle(points.map(({ y }) => y)) };
}

// Scrolls the window so that the point, in units of a picture that wide, is in its middle.
export function lookAt(ground: HTMLElement, point: Point, width: number, still: boolean): void {
  const scale = ground.scrollWidth / width;
  ground.scrollTo({
    left: point.x * scale - ground.clientWidth / 2,
    top: point.y * scale - ground.clientHeight / 2,
    behavior: still ? "auto" : "smooth",
  });
}

// For what appears below the board and wants an answer: a phone has little room there.
export function intoSight(element: HTMLElement): () => void {
  const behavior = speed() === "off" ? "auto" : "smooth";
  const frame = requestAnimationFrame(() => element.scrollIntoView({ block: "nearest", behavior }));
  return () => cancelAnimationFrame(frame);
}
