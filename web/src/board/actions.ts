// SPDX-License-Identifier: MIT
// The only functions that change a board.
import type { Choice, Moment, PieceView, PlaceId, Point } from "../engine/answers.ts";
import { type BoardState, choicesOf, figuresToSet, holds, targetsOf } from "./state.ts";
import type { Held, Intent, Lifted, Sprite, Trip } from "./types.ts";

let lastKey = 0;

// Places all pieces. Sprites are kept for pieces at the same place, then for pieces of the same kind, so that nothing
// flickers.
export function settle(state: BoardState, pieces: PieceView[]): void {
  const free = [...state.sprites];
  const taken = new Map<PieceView, Sprite>();
  const take = (fits: (sprite: Sprite, piece: PieceView) => boolean) => {
    for (const piece of pieces) {
      if (taken.has(piece)) continue;
      const index = free.findIndex((sprite) => fits(sprite, piece));
      const [sprite] = index < 0 ? [] : free.splice(index, 1);
      if (sprite) taken.set(piece, sprite);
    }
  };
  const alike = (sprite: Sprite, piece: PieceView) =>
    sprite.seat === piece.seat && sprite.figure === piece.figure;
  take((sprite, piece) => sprite.x === piece.x && sprite.y === piece.y && alike(sprite, piece));
  take((sprite, piece) => sprite.place === piece.place && alike(sprite, piece));
  take(alike);
  state.sprites = pieces.map((piece) => ({
    ...piece,
    key: taken.get(piece)?.key ?? ++lastKey,
    lift: 0,
  }));
}

// Sets the legal choices. Puts down what was held.
export function offer(state: BoardState, choices: Choice[]): void {
  state.choices = choices;
  state.held = null;
  state.dragged = null;
  state.doubtful = [];
  state.marks = [];
  state.routes = [];
  const [figure] = figuresToSet(state);
  if (figure !== undefined) state.held = { place: "", figure };
}

export function pick(state: BoardState, held: Held): boolean {
  if (choicesOf(state, held).length === 0) return false;
  state.held = { place: held.place, figure: held.figure };
  state.doubtful = [];
  state.marks = [];
  state.routes = [];
  return true;
}

export function putDown(state: BoardState): void {
  state.held = null;
  state.dragged = null;
  state.doubtful = [];
}

export function point(state: BoardState, held: Held | null): void {
  state.pointed = held && { place: held.place, figure: held.figure };
}

export function pull(state: BoardState, to: Point): void {
  state.dragged = to;
}

// Ends a drag; the piece stays held.
export function letGo(state: BoardState): void {
  state.dragged = null;
}

// Brings the held piece to a place. Results in a step, a question which of several steps is meant, or a question why it
// is not allowed.
export function bring(state: BoardState, place: PlaceId): Intent | null {
  const { held } = state;
  if (!held) return null;
  state.dragged = null;
  const target = targetsOf(state, held).find((each) => each.place === place);
  if (!target) return held.place === place ? null : { wants: "why", from: held.place, to: place };
  const [choice, ...others] = target.choices;
  if (!choice) return null;
  if (others.length > 0) {
    state.doubtful = target.choices;
    return null;
  }
  putDown(state);
  return { wants: "step", choice };
}

export function mark(state: BoardState, places: PlaceId[]): void {
  state.marks = places;
}

export function showRoutes(state: BoardState, routes: Point[][]): void {
  state.routes = routes;
}

export function leaveTrail(state: BoardState, trail: Point[][]): void {
  state.trail = trail;
}

export function watch(state: BoardState, way: Point[]): void {
  state.watched = way;
}

export function carry(state: BoardState, key: number, to: Lifted): void {
  const sprite = state.sprites.find((each) => each.key === key);
  if (sprite) Object.assign(sprite, { x: to.x, y: to.y, lift: to.lift });
}

// Where a piece has just been captured.
export function strike(state: BoardState, at: Point | null): void {
  state.struck = at;
}

// Shows a short notice. Returns the key that removes it.
export function notice(state: BoardState, moment: Moment, still: boolean): number {
  const key = ++lastKey;
  state.noticed = [...state.noticed, { ...moment, key, still }];
  return key;
}
export function leave(state: BoardState, key: number): void {
  state.noticed = state.noticed.filter((each) => each.key !== key);
}

// A sprite that moves is drawn above the others.
export function raise(state: BoardState, key: number): void {
  const index = state.sprites.findIndex((each) => each.key === key);
  const [sprite] = index < 0 ? [] : state.sprites.splice(index, 1);
  if (sprite) state.sprites.push(sprite);
}

export function arrive(state: BoardState, trip: Trip): void {
  const sprite = state.sprites.find((each) => each.key === trip.key);
  if (sprite) Object.assign(sprite, { place: trip.to, lift: 0 });
}

export function heldSprite(state: BoardState): Sprite | undefined {
  return state.sprites.findLast((sprite) => holds(state.held, sprite));
}
