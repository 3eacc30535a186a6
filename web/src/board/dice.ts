// SPDX-License-Identifier: MIT
// Where thrown dice come to rest on a board, and how they fly there. Pure; ThrownDice.svelte animates it.
import type { BoardPicture, Point } from "../engine/answers.ts";
import { seen } from "./rotation.ts";

interface Felt {
  half: number; // of the width of a die
  dice: Point[]; // centres
}

const finest = 36; // number of candidate points along a side
const largest = 0.036; // half width of a die, relative to the board's shorter side

// The board's own area for dice, or the largest clear one.
function ground(picture: BoardPicture, quarters: number): Clearing {
  const [own] = picture.felt;
  if (own) return { ...seen(own, picture, quarters), clear: own.radius };
  return clearing(picture, quarters);
}

export interface Clearing extends Point {
  clear: number; // radius
}

// The largest circle where no piece ever stands, with its centre left of `right`; among equals, the one at the bottom right
// as seen.
export function clearing(picture: BoardPicture, quarters: number, right = picture.width): Clearing {
  const { width, height } = picture;
  const taken = picture.places.map((place) => ({
    ...seen(place, picture, quarters),
    radius: Math.max(place.radius, picture.pieceRadius),
  }));
  const step = Math.max(width, height) / finest;
  const around = (x: number, y: number): Clearing => {
    const edge = Math.min(x, y, width - x, height - y) * 0.8;
    const near = taken.map((each) => Math.hypot(each.x - x, each.y - y) - each.radius);
    return { x, y, clear: Math.min(edge, ...near) };
  };
  let best = { x: width / 2, y: height / 2, clear: 0 };
  for (let y = step; y < height; y += step)
    for (let x = step; x < right; x += step) {
      const found = around(x, y);
      if (found.clear >= best.clear * 0.999) best = found;
    }
  for (let finer = step / 2; finer > width / 1000; finer /= 2)
    for (const [dx, dy] of [[finer, 0], [-finer, 0], [0, finer], [0, -finer]] as const) {
      const found = around(best.x + dx, best.y + dy);
      if (found.clear > best.clear) best = found;
    }
  return best;
}

// Side by side around the centre of that area.
export function felt(picture: BoardPicture, quarters: number, count: number): Felt {
  const { x, y, clear } = ground(picture, quarters);
  const around = count < 3 ? 1.8 : 2; // in half widths, from the centre of the area to that of a die
  const most = Math.min(picture.width, picture.height) * largest;
  const half = Math.min(most, clear / (around + Math.SQRT2));
  const dice = Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / Math.max(count, 1) + (count === 2 ? 0.5 : -Math.PI / 2);
    const far = count === 1 ? 0 : around * half;
    return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far };
  });
  return { half, dice };
}

// Pseudo-random numbers in [0, 1) seeded by the number of the throw: a throw looks the same when redrawn, and different
// from the others.
export function* chances(seed: number): Generator<number, number> {
  let state = (seed * 2654435761) >>> 0;
  for (;;) {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
}

// The faces of the die as a net, and the rotation that brings each to the top.
export const sides = ["", "rotateX(90deg)", "rotateY(90deg)", "rotateY(-90deg)", "rotateX(-90deg)", "rotateY(180deg)"];
const tops = ["", "rotateX(-90deg)", "rotateY(-90deg)", "rotateY(90deg)", "rotateX(90deg)", "rotateY(-180deg)"];

export function topOf(pips: number): string {
  return tops[pips - 1] ?? "";
}

interface Flight {
  from: Point; // start relative to the resting place, in widths of a die
  spin: { x: number; y: number; z: number }; // degrees during the flight
  tilt: number; // degrees at rest
}

// They come from below, the player's side.
export function flight(seed: number, index: number): Flight {
  const chance = chances(seed * 8 + index);
  const one = () => chance.next().value;
  return {
    from: { x: (one() - 0.5) * 3 - 3, y: 6 + one() * 2 },
    spin: { x: -(540 + one() * 360), y: (one() - 0.5) * 720, z: (one() - 0.5) * 540 },
    tilt: (one() - 0.5) * 36,
  };
}
