// SPDX-License-Identifier: MIT
// The little dice beside lit targets, where they stand on the board.
import type { BoardPicture, PlaceId } from "../engine/answers.ts";
import { diceOf } from "./render.ts";
import type { Target } from "./types.ts";

export interface Badge {
  place: PlaceId; // of its target
  pips: number;
  x: number;
  y: number;
  half: number; // of its width
}

export interface Scale {
  picture: BoardPicture;
  unit: number; // of the picture, for a CSS pixel
}

export function targetRadius({ pieceRadius }: BoardPicture): number {
  return pieceRadius * 1.3;
}

// A row for each way to the target, two at most. They stand towards the middle of the board, so
// that they never hang over its edge.
export function badgesOf(target: Target, pips: number[], { picture, unit }: Scale): Badge[] {
  const { place, at } = target;
  const half = Math.max(picture.pieceRadius * 0.85, 8 * unit);
  const [x, y] = [picture.width / 2 - at.x, picture.height / 2 - at.y];
  const far = (targetRadius(picture) + half * 1.25) / (Math.hypot(x, y) || 1);
  const ways = diceOf(target, pips).slice(0, 2);
  return ways.flatMap((way, row) =>
    way.map((each, column) => ({
      place,
      pips: each,
      x: at.x + x * far + (column - (way.length - 1) / 2) * half * 2.2,
      y: at.y + y * far + row * half * 2.2,
      half,
    })),
  );
}
