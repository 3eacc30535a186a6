// SPDX-License-Identifier: MIT
// A hand that sets up pieces: what it holds, and over which place. It knows no rule; where a piece is
// put is told to whoever owns the position.
import type { BoardPicture, BoardPlace, PieceView, PlaceId, Point } from "../engine/answers.ts";
import { isArrow, placeAt, towards } from "./places.ts";

// What the hand holds: a piece by its place, or one that is off the board (place "").
export interface Held {
  figure: string;
  place: PlaceId;
}
export interface Put extends Held {
  to: PlaceId; // "": off the board
}

export class Hand {
  held = $state.raw<Held | null>(null);
  pulled = $state.raw<Point | null>(null); // where the held piece is while it is pulled
  over = $state.raw<BoardPlace | null>(null); // the place that is meant

  take({ figure, place }: Held): void {
    this.held = { figure, place };
    this.over = null;
  }

  leave(): void {
    this.held = this.pulled = this.over = null;
  }

  // The held piece is put on a place, or off the board; nothing where it is there already.
  put(to: PlaceId): Put | null {
    const { held } = this;
    this.leave();
    return held && held.place !== to ? { ...held, to } : null;
  }

  // With a key, while a piece is held. Escape leaves it where it was.
  key(key: string, { places }: BoardPicture): Put | null {
    const from = this.over ?? places.find(({ id }) => id === this.held?.place) ?? places[0];
    if (isArrow(key) && from) this.over = towards(places, from, key);
    else if (key === "Escape") this.leave();
    else if (key === "Delete" || key === "Backspace") return this.put("");
    else if ((key === "Enter" || key === " ") && from) return this.put(from.id);
    return null;
  }
}

// Pieces that are alike and stand together are one to the hand: the last of them is taken.
export function groups(pieces: PieceView[]): PieceView[] {
  const found = new Map<string, PieceView>();
  for (const piece of pieces) found.set(`${piece.figure} ${piece.place}`, piece);
  return [...found.values()];
}

// What a touch means: a piece near it, and the place below it.
export function touched(
  pieces: PieceView[],
  { places, pieceRadius }: BoardPicture,
  at: Point,
  finger: number,
): { piece: PieceView | undefined; place: BoardPlace | undefined } {
  const reach = Math.max(pieceRadius * 1.6, finger);
  let piece: PieceView | undefined;
  let least = reach;
  for (const each of pieces) {
    const distance = Math.hypot(each.x - at.x, each.y - at.y);
    if (distance <= least) [piece, least] = [each, distance];
  }
  return { piece, place: placeAt(places, at, reach) };
}

// What differs between two moments: pieces that are new where they stand, and those that have left.
export function difference(before: PieceView[], after: PieceView[]) {
  const left = [...before];
  const come = after.filter(({ figure, place }) => {
    const same = left.findIndex((each) => each.figure === figure && each.place === place);
    if (same >= 0) left.splice(same, 1);
    return same < 0;
  });
  return { come, left };
}
