// SPDX-License-Identifier: MIT
// All that a board knows, one plain object. Only actions.ts changes it; the rest reads.
import type { Choice, PlaceId, Point } from "../engine/answers.ts";
import type { Held, Noticed, Sprite, Target } from "./types.ts";

export interface BoardState {
  sprites: Sprite[]; // in the order of drawing
  choices: Choice[]; // what may be done now; empty while nothing may be touched
  held: Held | null; // picked up: its targets are lit
  pointed: Held | null; // under the mouse or the focus: its targets are previewed
  dragged: Point | null; // where the held piece is while it is pulled over the board
  doubtful: Choice[]; // several choices lead to the place that was touched: which is meant?
  marks: PlaceId[]; // places that a reason speaks of
  routes: Point[][]; // ways that a hint shows
  trail: Point[][]; // ways that somebody else has just gone
  watched: Point[]; // the way of the piece that moved last
  moving: boolean; // pieces are on their way
  struck: Point | null; // where a piece has just been captured
  noticed: Noticed[]; // what else has just happened, the newest last
}

export function emptyBoard(): BoardState {
  return {
    sprites: [],
    choices: [],
    held: null,
    pointed: null,
    dragged: null,
    doubtful: [],
    marks: [],
    routes: [],
    trail: [],
    watched: [],
    moving: false,
    struck: null,
    noticed: [],
  };
}

export function holds(held: Held | null, sprite: Sprite): boolean {
  return held !== null && held.place === sprite.place && held.figure === sprite.figure;
}

// Pieces that are alike and stand together are one to the hand: any of them may be touched.
export function choicesOf(state: BoardState, held: Held): Choice[] {
  return state.choices.filter(({ from, figure }) => from === held.place && figure === held.figure);
}

export function movable(state: BoardState, sprite: Sprite): boolean {
  return choicesOf(state, sprite).length > 0;
}

// One sprite of each group of alike pieces that may move, in the order of the choices.
export function movableGroups(state: BoardState): Sprite[] {
  const found = new Map<string, Sprite>();
  for (const { piece, from, figure } of state.choices) {
    const held = { place: from, figure };
    const sprite =
      state.sprites.find(({ id }) => id === piece) ??
      state.sprites.find((each) => holds(held, each));
    if (sprite && !found.has(`${from} ${figure}`)) found.set(`${from} ${figure}`, sprite);
  }
  return [...found.values()];
}

// Figures that are still to be set up.
export function figuresToSet(state: BoardState): string[] {
  const kinds = state.choices.filter(({ kind }) => kind === "place").map(({ figure }) => figure);
  return [...new Set(kinds)];
}

export function targetsOf(state: BoardState, held: Held | null): Target[] {
  const targets = new Map<PlaceId, Target>();
  if (!held) return [];
  for (const choice of choicesOf(state, held)) {
    if (choice.to === "") continue;
    const target = targets.get(choice.to);
    if (target) target.choices.push(choice);
    else targets.set(choice.to, { place: choice.to, at: choice.at, choices: [choice] });
  }
  return [...targets.values()];
}

// What is lit: the targets of what is held, else a preview of what is pointed at.
export function litTargets(state: BoardState): Target[] {
  return targetsOf(state, state.held ?? state.pointed);
}
