// SPDX-License-Identifier: MIT
// Movements as trips in time: who goes where and when. Pure; api.svelte.ts has the clock.
import type { Movement, Point } from "../engine/answers.ts";
import type { Speed, Sprite, Trip } from "./types.ts";

// Milliseconds for a space, and for a captured piece's way back whatever its length.
const legs: Record<Speed, number> = { off: 0, quick: 70, normal: 150, slow: 280 };
const backs: Record<Speed, number> = { off: 0, quick: 260, normal: 520, slow: 900 };
const rest: Record<Speed, number> = { off: 0, quick: 60, normal: 140, slow: 260 };

// One after another, each by the sprite that stands where the movement begins.
export function trips(sprites: Sprite[], movements: Movement[], speed: Speed): Trip[] {
  const places = new Map(sprites.map((sprite) => [sprite.key, sprite.place]));
  const planned: Trip[] = [];
  let start = 0;
  for (const movement of movements) {
    const sprite = sprites.findLast(
      ({ key, seat, figure }) =>
        seat === movement.seat && figure === movement.figure && places.get(key) === movement.from,
    );
    if (!sprite) continue; // it is set up now, or taken off: it appears or goes by itself
    const end = start + duration(movement, speed);
    const { kind, to, route } = movement;
    planned.push({ key: sprite.key, kind, to, route, start, end });
    places.set(sprite.key, to);
    start = end + rest[speed];
  }
  return planned;
}

function duration({ kind, route }: Movement, speed: Speed): number {
  if (kind === "captured" || kind === "back") return backs[speed];
  return Math.max(route.length - 1, 1) * legs[speed];
}

// Where the traveller of a route is. Steps go space by space, the others in one sweep.
export function onRoute(trip: Trip, time: number): Point {
  const { route, start, end } = trip;
  const whole = end > start ? Math.min(Math.max((time - start) / (end - start), 0), 1) : 1;
  const swept = trip.kind === "step" ? whole : soft(whole);
  const way = swept * (route.length - 1);
  const index = Math.min(Math.floor(way), route.length - 2);
  const from = route[Math.max(index, 0)] ?? { x: 0, y: 0 };
  const to = route[index + 1] ?? from;
  const part = trip.kind === "step" ? soft(way - index) : way - index;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function soft(part: number): number {
  return part * part * (3 - 2 * part);
}

export function lasting(planned: Trip[]): number {
  return planned.at(-1)?.end ?? 0;
}
