// SPDX-License-Identifier: MIT
// Types of the board. It knows no rules: it is given the legal choices.
import type { Choice, Moment, Movement, PlaceId, Point, Seat } from "../engine/answers.ts";

// A drawn piece. `key` is stable while it moves; `id` is the engine's and changes with its place.
export interface Sprite {
  key: number;
  id: string;
  seat: Seat;
  figure: string;
  place: PlaceId;
  x: number;
  y: number;
  words: string;
  lift: number; // height above the board in widths of the piece
}

// A point of a route.
export interface Lifted extends Point {
  lift: number;
}

// What is picked up: a piece by its place, or a figure still to be set up (place "").
export interface Held {
  place: PlaceId;
  figure: string;
}

// A place that may be touched, with the choices it stands for.
export interface Target {
  place: PlaceId;
  at: Point;
  choices: Choice[];
}

// The movement of one sprite. Times in milliseconds from the start of the whole animation.
export interface Trip {
  key: number;
  kind: Movement["kind"];
  to: PlaceId;
  route: Point[];
  start: number;
  end: number;
  moments: Moment[]; // shown on arrival
}

// A short notice on the board.
export interface Noticed extends Moment {
  key: number;
  still: boolean; // without animation
}

export type Speed = "off" | "quick" | "normal" | "slow";

// What a person wants to do, for the owner of the table.
export type Intent =
  | { wants: "step"; choice: Choice }
  | { wants: "why"; from: PlaceId; to: PlaceId };
