// SPDX-License-Identifier: MIT
// Two round cards with an arrow each, in place of dice: where they lie, and how an arrow comes to point at its number.
// Angles are in degrees, clockwise from the top. Pure; Spinners.svelte draws and turns them.
import type { BoardPicture, Point } from "../engine/answers.ts";
import { chances, type Clearing, clearing } from "./dice.ts";

export const numbers = [1, 2, 3, 4, 5, 6];
export const sector = 360 / numbers.length; // of each number; that of 1 is at the top
const margin = 0.77; // part of a clear circle that a card covers: the names of the spaces stay free
const swerve = 0.34; // how far from the middle of its sector an arrow may stop, in sectors

// Side by side, in the largest clear circles of the board's left and right halves.
export function cards(picture: BoardPicture, quarters: number): Clearing[] {
  const right = clearing(picture, quarters);
  const left = clearing(picture, quarters, picture.width / 2);
  // The board is symmetric, and the search is coarse.
  const x = Math.max(right.x, picture.width - left.x) - picture.width / 2;
  const clear = Math.min(left.clear, right.clear) * margin;
  return [-x, x].map((aside) => ({ x: picture.width / 2 + aside, y: right.y, clear }));
}

export function middleOf(number: number): number {
  return (number - 1) * sector;
}

// The number that an arrow points at.
export function numberAt(angle: number): number {
  return (((Math.round(angle / sector) % 6) + 6) % 6) + 1;
}

// Where the arrow stops. The same throw looks the same when redrawn.
export function stopAt(number: number, seed: number, index: number): number {
  const { value } = chances(seed * 8 + index).next();
  return middleOf(number) + ((value as number) * 2 - 1) * swerve * sector;
}

// Before the first throw the arrows point at the lines beside 1.
export function atRest(index: number): number {
  return index % 2 === 0 ? -sector / 2 : sector / 2;
}

// The angle that an arrow reaches from another after this many whole turns and the rest; negative: anticlockwise.
export function spun(from: number, to: number, turns: number): number {
  const way = Math.sign(turns) || 1;
  const rest = ((((to - from) * way) % 360) + 360) % 360;
  return from + way * (rest + 360 * Math.abs(turns));
}

// The angle of a point around a centre.
export function angleAt(point: Point, centre: Point): number {
  return (Math.atan2(point.x - centre.x, centre.y - point.y) * 180) / Math.PI;
}

// How far a finger has moved an arrow, between -180 and 180.
export function between(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}

const usual = 4; // whole turns of an arrow that no finger has flicked

// How often an arrow turns after a flick by this speed, in degrees a millisecond. A flick turns it; the number comes from
// where the dice come from.
export function turnsOf(speed = 0): number {
  if (speed === 0) return usual;
  return Math.sign(speed) * Math.min(7, Math.max(3, Math.round(Math.abs(speed) * 4)));
}
