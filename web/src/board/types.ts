// SPDX-License-Identifier: MIT
// Words of the board. It knows no rule: what may be touched is given to it as choices.
import type { Choice, Moment, Movement, PlaceId, Point, Seat } from "../engine/answers.ts";

// A piece as it is drawn. `key` stays with it on its way; `id` is the engine's and changes.
export interface Sprite {
  key: number;
  id: string;
  seat: Seat;
  figure: string;
  place: PlaceId;
  x: number;
  y: number;
  words: string;
  lift: number; // how high it is held, in its own widths; 0: it stands
}

// A place on a piece's way.
export interface Lifted extends Point {
  lift: number;
}

// What the hand holds: a piece by its place, or a figure still to be set up (place "").
export interface Held {
  place: PlaceId;
  figure: string;
}

// A place that may be touched now, and what touching it can mean.
export interface Target {
  place: PlaceId;
  at: Point;
  choices: Choice[];
}

// One sprite on its way, in milliseconds from the start of all of it.
export interface Trip {
  key: number;
  kind: Movement["kind"];
  to: PlaceId;
  route: Point[];
  start: number;
  end: number;
  moments: Moment[]; // when it has arrived
}

// What is to be noticed on the board for a while.
export interface Noticed extends Moment {
  key: number;
  still: boolean; // nothing of it moves
}

export type Speed = "off" | "quick" | "normal" | "slow";

// What a person wants, told to whoever owns the table.
export type Intent =
  | { wants: "step"; choice: Choice }
  | { wants: "why"; from: PlaceId; to: PlaceId };
