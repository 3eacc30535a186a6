// SPDX-License-Identifier: MIT
// Derives what is drawn above the board's picture from its state. Board.svelte shows it.
import type { BoardPicture, Choice, PlaceId, Point } from "../engine/answers.ts";
import { type BoardState, litTargets } from "./state.ts";
import type { Sprite, Target } from "./types.ts";

export function line(route: Point[]): string {
  return route.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}

// All routes to the lit targets.
export function litRoutes(state: BoardState): Point[][] {
  if (state.routes.length > 0) return state.routes;
  return litTargets(state).flatMap(({ choices }) => choices.map(({ route }) => route));
}

// The sprites that a lit choice would capture.
export function threatened(state: BoardState): Sprite[] {
  const ids = new Set(
    litTargets(state).flatMap(({ choices }) => choices.flatMap(({ captures }) => captures)),
  );
  return state.sprites.filter(({ id }) => ids.has(id));
}

// The pips of the dice that lead to a target, for each way there.
export function diceOf(target: Target, pips: number[]): number[][] {
  const ways = target.choices.map(({ dice }: Choice) => dice.map((die) => pips[die] ?? 0));
  const told = new Map(ways.map((way) => [[...way].sort().join(), way]));
  return [...told.values()].filter((way) => way.length > 0);
}

// Positions of the pips in a square from -1 to 1.
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

export function targetName(picture: BoardPicture, { to, target }: Choice): string {
  return target || placeName(picture, to);
}

// The label of a choice: its place and dice.
export function toldChoice(picture: BoardPicture, choice: Choice): string {
  const { kind, words } = choice;
  const named = kind === "decline" || kind === "place"; // has a sentence of its own
  return named ? words : `${targetName(picture, choice)}: ${words}`;
}

export function toldTarget(picture: BoardPicture, { choices }: Target): string {
  return choices.map((choice) => toldChoice(picture, choice)).join("; ");
}
