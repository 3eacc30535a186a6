// SPDX-License-Identifier: MIT
// Positions of the small dice beside lit targets.
import type { BoardPicture, PlaceId } from "../engine/answers.ts";
import { diceOf } from "./render.ts";
import type { Target } from "./types.ts";

export interface Badge {
  place: PlaceId; // of its target
  pips: number;
  x: number;
  y: number;
  half: number; // of the width
}

interface Scale {
  picture: BoardPicture;
  unit: number; // picture units per CSS pixel
}

const touchable = 22.5; // CSS pixels across

// The factor by which pieces are drawn larger than their spaces. On a phone they must be large enough to touch, as long
// as neighbours can still be told apart.
export function pieceScale({ picture, unit }: Scale): number {
  if (picture.width / unit >= 520) return 1.12;
  return Math.min(2.2, Math.max(1.5, (touchable * unit) / (2 * picture.pieceRadius)));
}

export function targetRadius(scale: Scale): number {
  return scale.picture.pieceRadius * pieceScale(scale) * 1.22;
}

// One row for each way to the target, at most two. They are placed towards the centre of the board, so that they never
// overlap its edge.
export function badgesOf(target: Target, pips: number[], scale: Scale): Badge[] {
  const { place, at } = target;
  const { picture, unit } = scale;
  const half = Math.max(picture.pieceRadius * 0.85, 8 * unit);
  const [x, y] = [picture.width / 2 - at.x, picture.height / 2 - at.y];
  const far = (targetRadius(scale) + half * 1.25) / (Math.hypot(x, y) || 1);
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
