// SPDX-License-Identifier: MIT
// What is drawn over the board's picture, worked out of its state. Board.svelte puts it on screen.
import type { BoardPicture, Choice, PlaceId, Point } from "../engine/answers.ts";
import { type BoardState, litTargets } from "./state.ts";
import type { Sprite, Target } from "./types.ts";

export function line(route: Point[]): string {
  return route.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}

// The ways to the lit targets; where several lead to one place, all of them.
export function litRoutes(state: BoardState): Point[][] {
  if (state.routes.length > 0) return state.routes;
  return litTargets(state).flatMap(({ choices }) => choices.map(({ route }) => route));
}

// Sprites that a lit choice would capture.
export function threatened(state: BoardState): Sprite[] {
  const ids = new Set(
    litTargets(state).flatMap(({ choices }) => choices.flatMap(({ captures }) => captures)),
  );
  return state.sprites.filter(({ id }) => ids.has(id));
}

// Dice that lead to a target: of each way there, the pips.
export function diceOf(target: Target, pips: number[]): number[][] {
  const ways = target.choices.map(({ dice }: Choice) => dice.map((die) => pips[die] ?? 0));
  const told = new Map(ways.map((way) => [[...way].sort().join(), way]));
  return [...told.values()].filter((way) => way.length > 0);
}

// Where the pips of a die stand, in a square from -1 to 1.
export function pipSpots(pips: number): Point[] {
  const far = 0.55;
  const spots: Point[] = pips % 2 === 1 ? [{ x: 0, y: 0 }] : [];
  if (pips >= 2) spots.push({ x: -far, y: -far }, { x: far, y: far });
  if (pips >= 4) spots.push({ x: far, y: -far }, { x: -far, y: far });
  if (pips >= 6) spots.push({ x: -far, y: 0 }, { x: far, y: 0 });
  return spots;
}

export function placeName(picture: BoardPicture, place: PlaceId): string {
  return picture.places.find(({ id }) => id === place)?.name ?? place;
}

// A choice in words: where it leads and by what.
export function toldChoice(picture: BoardPicture, { kind, to, words }: Choice): string {
  const named = kind === "decline" || kind === "place"; // by its own words
  return named ? words : `${placeName(picture, to)}: ${words}`;
}

export function toldTarget(picture: BoardPicture, { choices }: Target): string {
  return choices.map((choice) => toldChoice(picture, choice)).join("; ");
}
