// SPDX-License-Identifier: MIT
// Picks up and puts down pieces while a position is set up. It knows no rules; a callback receives each change.
import type { BoardPicture, BoardPlace, PieceView, PlaceId, Point } from "../engine/answers.ts";
import { isArrow, placeAt, towards } from "./places.ts";

// The held piece: by its place, or a figure from off the board (place "").
export interface Held {
  figure: string;
  place: PlaceId;
}
export interface Put extends Held {
  to: PlaceId; // "": off the board
}

export class Hand {
  held = $state.raw<Held | null>(null);
  pulled = $state.raw<Point | null>(null); // position of the held piece during a drag
  over = $state.raw<BoardPlace | null>(null); // the place under the pointer

  take({ figure, place }: Held): void {
    this.held = { figure, place };
    this.over = null;
  }

  leave(): void {
    this.held = this.pulled = this.over = null;
  }

  // Puts the held piece on a place or off the board. Does nothing if it is already there.
  put(to: PlaceId): Put | null {
    const { held } = this;
    this.leave();
    return held && held.place !== to ? { ...held, to } : null;
  }

  // A key while a piece is held; Escape cancels.
  key(key: string, { places }: BoardPicture): Put | null {
    const from = this.over ?? places.find(({ id }) => id === this.held?.place) ?? places[0];
    if (isArrow(key) && from) this.over = towards(places, from, key);
    else if (key === "Escape") this.leave();
    else if (key === "Delete" || key === "Backspace") return this.put("");
    else if ((key === "Enter" || key === " ") && from) return this.put(from.id);
    return null;
  }
}

// Equal pieces on one place are interchangeable: takes the last one.
export function groups(pieces: PieceView[]): PieceView[] {
  const found = new Map<string, PieceView>();
  for (const piece of pieces) found.set(`${piece.figure} ${piece.place}`, piece);
  return [...found.values()];
}

// The piece and the place at a point.
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

// The difference between two positions: pieces that are new, and pieces that are gone.
export function difference(before: PieceView[], after: PieceView[]) {
  const left = [...before];
  const come = after.filter(({ figure, place }) => {
    const same = left.findIndex((each) => each.figure === figure && each.place === place);
    if (same >= 0) left.splice(same, 1);
    return same < 0;
  });
  return { come, left };
}
