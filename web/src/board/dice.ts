// SPDX-License-Identifier: MIT
// Dice that are thrown onto a board: where they come to rest, and how they fly there. Pure;
// ThrownDice.svelte moves them.
import type { BoardPicture, Point } from "../engine/answers.ts";
import { seen } from "./turn.ts";

export interface Felt {
  half: number; // of a die's width
  dice: Point[]; // the middle of each
}

const finest = 36; // how many points are tried along a side
const largest = 0.036; // half of a die, of the board's shorter side

// The board's own ground for dice. Where it has none: the widest where no piece ever stands, of
// equals the one at the bottom right, as seen.
function ground(picture: BoardPicture, quarters: number): Point & { clear: number } {
  const { width, height, felt: [own] } = picture;
  if (own) return { ...seen(own, picture, quarters), clear: own.radius };
  const taken = picture.places.map((place) => ({
    ...seen(place, picture, quarters),
    radius: Math.max(place.radius, picture.pieceRadius),
  }));
  const step = Math.max(width, height) / finest;
  let best = { x: width / 2, y: height / 2, clear: 0 };
  for (let y = step; y < height; y += step)
    for (let x = step; x < width; x += step) {
      const edge = Math.min(x, y, width - x, height - y) * 0.8;
      const near = taken.map((each) => Math.hypot(each.x - x, each.y - y) - each.radius);
      const clear = Math.min(edge, ...near);
      if (clear >= best.clear * 0.999) best = { x, y, clear };
    }
  return best;
}

// Side by side around the middle of that ground.
export function felt(picture: BoardPicture, quarters: number, count: number): Felt {
  const { x, y, clear } = ground(picture, quarters);
  const around = count < 3 ? 1.8 : 2; // of a half, from the middle to a die's
  const most = Math.min(picture.width, picture.height) * largest;
  const half = Math.min(most, clear / (around + Math.SQRT2));
  const dice = Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / Math.max(count, 1) + (count === 2 ? 0.5 : -Math.PI / 2);
    const far = count === 1 ? 0 : around * half;
    return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far };
  });
  return { half, dice };
}

// Numbers from 0 to 1 that follow from a throw's number: a throw looks the same when it is drawn
// again, and no two look alike.
export function* chances(seed: number): Generator<number, number> {
  let state = (seed * 2654435761) >>> 0;
  for (;;) {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
}

// The sides of a die as they are folded, and the turn that brings each to the top.
export const sides = ["", "rotateX(90deg)", "rotateY(90deg)", "rotateY(-90deg)", "rotateX(-90deg)", "rotateY(180deg)"];
const tops = ["", "rotateX(-90deg)", "rotateY(-90deg)", "rotateY(90deg)", "rotateX(90deg)", "rotateY(-180deg)"];

export function topOf(pips: number): string {
  return tops[pips - 1] ?? "";
}

export interface Flight {
  from: Point; // to where it rests, in widths of a die
  spin: { x: number; y: number; z: number }; // degrees on the way
  tilt: number; // degrees it lies askew
}

// In from the player's side, that is from below.
export function flight(seed: number, index: number): Flight {
  const chance = chances(seed * 8 + index);
  const one = () => chance.next().value;
  return {
    from: { x: (one() - 0.5) * 3 - 3, y: 6 + one() * 2 },
    spin: { x: -(540 + one() * 360), y: (one() - 0.5) * 720, z: (one() - 0.5) * 540 },
    tilt: (one() - 0.5) * 36,
  };
}
