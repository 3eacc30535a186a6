// SPDX-License-Identifier: MIT
// What the page tells a player in a first game. It is in the file first_game.ts of a folder here that is
// named after a page of rules (docs/rules/*.md); a game without that file shows neither its goal nor notes.
//
// The sentences are in the texts, with the words of an edition in braces: page.goal.NAME.VARIANT for the goal in one line,
// page.first.NAME.VARIANT for the second line of a task, page.first.NAME.NOTE for a note (table/first_game.ts).
import type { PlaceId, TableView } from "../engine/answers.ts";

export interface FirstGame {
  // The variant of the goal for the people at this device; may depend on house rules and sides.
  goal: (view: TableView, people: string) => string;
  // A way on the board. With it the goal comes on a card, as a task.
  way?: PlaceId[];
  track?: Track;
}

// A race on a track of places, for the notes.
export interface Track {
  home: PlaceId;
  waiting: RegExp; // places of pieces that have to enter
  enters: (pips: number[]) => boolean; // whether a throw enters a piece, if nobody is in the way
  sideRoad: RegExp;
  path: RegExp; // the last places before home
  reward: (game: string) => number; // spaces that a capture earns
}

const files = import.meta.glob<FirstGame>("./*/first_game.ts", { eager: true, import: "firstGame" });

// By the folder's name.
export const firstGames = new Map(
  Object.entries(files).map(([path, game]) => [path.split("/")[1] ?? "", game]),
);

// Whether some win together.
export function hasPartners({ seats }: TableView): boolean {
  return seats.some(({ partners }) => partners.length > 1);
}
