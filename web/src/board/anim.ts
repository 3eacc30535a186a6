// SPDX-License-Identifier: MIT
// Schedules movements: which sprite moves where and when. Pure; api.svelte.ts has the clock.
import type { Movement, Point } from "../engine/answers.ts";
import type { Lifted, Speed, Sprite, Trip } from "./types.ts";

// Milliseconds per space, and for a captured piece's whole way back.
const legs: Record<Speed, number> = { off: 0, quick: 70, normal: 150, slow: 280 };
const backs: Record<Speed, number> = { off: 0, quick: 420, normal: 900, slow: 1400 };
const rest: Record<Speed, number> = { off: 0, quick: 60, normal: 140, slow: 260 };
const beat = 0.3; // fraction of a captured piece's way back that it stays where it was hit
const hop = 0.16; // height of the arc between spaces and on the way back
const flight = 0.9;

// Movements run one after another; each uses the sprite at the place where it begins.
export function trips(sprites: Sprite[], movements: Movement[], speed: Speed): Trip[] {
  const places = new Map(sprites.map((sprite) => [sprite.key, sprite.place]));
  const planned: Trip[] = [];
  let start = 0;
  for (const movement of movements) {
    const sprite = sprites.findLast(
      ({ key, seat, figure }) =>
        seat === movement.seat && figure === movement.figure && places.get(key) === movement.from,
    );
    if (!sprite) continue; // set up or taken off: it appears or disappears without a trip
    const { kind, to, route, moments } = movement;
    if (kind === "captured") start = planned.at(-1)?.end ?? start; // hit when the other piece lands
    const end = start + duration(movement, speed);
    planned.push({ key: sprite.key, kind, to, route, start, end, moments });
    places.set(sprite.key, to);
    start = end + rest[speed];
  }
  return planned;
}

function duration({ kind, route }: Movement, speed: Speed): number {
  if (kind === "captured" || kind === "back") return backs[speed];
  return Math.max(route.length - 1, 1) * legs[speed];
}

// The position on a route at a time. Steps go space by space; a captured piece waits a moment where it was hit, then
// flies home in an arc; other movements are one sweep.
export function onRoute(trip: Trip, time: number): Lifted {
  const { route, start, end, kind } = trip;
  const whole = end > start ? Math.min(Math.max((time - start) / (end - start), 0), 1) : 1;
  if (kind === "captured") return flown(route, soft(Math.max(0, (whole - beat) / (1 - beat))));
  const swept = kind === "step" ? whole : soft(whole);
  const way = swept * (route.length - 1);
  const index = Math.min(Math.floor(way), route.length - 2);
  const from = route[Math.max(index, 0)] ?? { x: 0, y: 0 };
  const to = route[index + 1] ?? from;
  const part = kind === "step" ? soft(way - index) : way - index;
  return { ...between(from, to, part), lift: kind === "step" ? hop * arc(part) : 0 };
}

// The way home of a captured piece: an arc bent to one side.
function flown(route: Point[], part: number): Lifted {
  const from = route[0] ?? { x: 0, y: 0 };
  const to = route.at(-1) ?? from;
  const [across, down] = [to.x - from.x, to.y - from.y];
  const { x, y } = between(from, to, part);
  const bent = 0.18 * arc(part);
  return { x: x + down * bent, y: y - across * bent, lift: flight * arc(part) };
}

function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

// From 0 up to 1 and down again.
function arc(part: number): number {
  return 4 * part * (1 - part);
}

function soft(part: number): number {
  return part * part * (3 - 2 * part);
}

export function lasting(planned: Trip[]): number {
  return planned.at(-1)?.end ?? 0;
}
