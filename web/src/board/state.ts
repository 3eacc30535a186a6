// SPDX-License-Identifier: MIT
// The state of a board as one plain object. Only actions.ts changes it.
import type { Choice, PlaceId, Point } from "../engine/answers.ts";
import type { Held, Noticed, Sprite, Target } from "./types.ts";

export interface BoardState {
  sprites: Sprite[]; // in the order of drawing
  choices: Choice[]; // legal now; empty while nothing may be touched
  held: Held | null; // picked up; its targets are lit
  pointed: Held | null; // hovered or focused; its targets are previewed
  dragged: Point | null; // position of the held piece during a drag
  doubtful: Choice[]; // the person has to choose among them
  marks: PlaceId[]; // places that a reason mentions
  routes: Point[][]; // routes of a hint
  trail: Point[][]; // routes another player has just taken
  watched: Point[]; // route of the last movement
  moving: boolean; // an animation runs
  struck: Point | null; // where a piece has just been captured
  noticed: Noticed[]; // current notices, the newest last
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

// Equal pieces on one place are interchangeable: any of them may be touched.
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

// The figures still to be set up.
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

// Targets of the held piece, otherwise of the hovered one.
export function litTargets(state: BoardState): Target[] {
  return targetsOf(state, state.held ?? state.pointed);
}
