// SPDX-License-Identifier: MIT
// Moving between the places of a board by arrow keys, and finding the place under a pointer.
import type { BoardPlace, Point } from "../engine/answers.ts";

const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function isArrow(key: string): boolean {
  return key in directions;
}

// The nearest place in the direction of the key, preferring straight ahead. Returns `from` if there is none.
export function towards(places: BoardPlace[], from: BoardPlace, key: string): BoardPlace {
  const to = directions[key];
  if (!to) return from;
  let best = from;
  let least = Infinity;
  for (const place of places) {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const ahead = x * to.x + y * to.y;
    const aside = Math.abs(x * to.y) + Math.abs(y * to.x);
    if (ahead <= 0.1 || aside > ahead * 2) continue;
    const distance = ahead + aside * 1.5;
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}

// The nearest place whose radius, or `reach` if larger, includes the point.
export function placeAt(places: BoardPlace[], at: Point, reach: number): BoardPlace | undefined {
  let best: BoardPlace | undefined;
  let least = Infinity;
  for (const place of places) {
    const distance = Math.hypot(place.x - at.x, place.y - at.y);
    if (distance > Math.max(reach, place.radius)) continue;
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}
