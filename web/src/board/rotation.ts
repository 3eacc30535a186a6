// SPDX-License-Identifier: MIT
// Rotates a board towards a player: in quarters, clockwise, about its centre; only square boards. Picture coordinates are
// "drawn", rotated ones "seen".
import type { BoardPicture, Point } from "../engine/answers.ts";

type Sheet = Pick<BoardPicture, "width" | "height">;

export function seen({ x, y }: Point, { width, height }: Sheet, quarters: number): Point {
  let [across, down] = [x - width / 2, y - height / 2];
  for (let turn = 0; turn < quarters % 4; turn += 1) [across, down] = [-down, across];
  return { x: width / 2 + across, y: height / 2 + down };
}

export function drawn(point: Point, sheet: Sheet, quarters: number): Point {
  return seen(point, sheet, (4 - (quarters % 4)) % 4);
}

// The rotation for the only person at this device; 0 if several share it.
export function quartersFor({ turned }: BoardPicture, people: string): number {
  if (people.length !== 1) return 0;
  return turned.find(({ seat }) => seat === people)?.quarters ?? 0;
}
