// SPDX-License-Identifier: MIT
// The goal of a game in one line, and the notes of a first game: which comes when. Notes that were shown are stored by the
// name of the game's page of rules; an abandoned first game is continued by the next.
import type { Choice, Movement, PlaceId, TableView } from "../engine/answers.ts";
import { type FirstGame, firstGames, type Track } from "../games/first_games.ts";
import { rulesOf } from "../pages/rules/load.ts";
import { store, stored, unstore } from "../shell/storage.ts";
import { isSaid, sayKeyOf } from "../text/say.svelte.ts";
import { editionOf } from "./plan.ts";

export const mostNotes = 5;

export interface Situation {
  view: TableView;
  movements: Movement[]; // that led to the view
  people: string; // the seats of people at this device
  acting: boolean; // one of them is to act
}

export interface FirstNote {
  name: string; // what is remembered
  words: string; // the last part of the sentence's key
  place: PlaceId; // where the arrow points; "" for none
}

// The steps that people here may make.
function ownChoices({ view, people, acting }: Situation): Choice[] {
  return acting ? view.choices.filter(({ seat }) => people.includes(seat)) : [];
}
// The pieces of those whose turn it is.
function ownPieces({ view, people, acting }: Situation) {
  return view.pieces.filter(({ seat }) => acting && people.includes(seat) && view.toAct.includes(seat));
}

type Moment = (at: Situation, track: Track) => Omit<FirstNote, "name"> | PlaceId | undefined;

// In the order of preference.
const moments: Record<string, Moment> = {
  enter(at, track) {
    const enters = ownChoices(at).find(({ kind }) => kind === "enter");
    if (enters) return enters.to;
    const { dice, made } = at.view;
    if (dice.length === 0 || made.length > 0 || track.enters(dice.map(({ pips }) => pips))) return;
    const waits = ownPieces(at).find(({ place }) => track.waiting.test(place));
    return waits && { words: "waits", place: waits.place };
  },
  capture(at) {
    const hit = ownChoices(at).find(({ captures }) => captures.length > 0);
    if (hit) return hit.to;
    const byPeople = at.movements.some(({ kind, seat }) => kind === "step" && at.people.includes(seat));
    const lost = at.movements.find(({ kind, seat }) => kind === "captured" && at.people.includes(seat));
    return lost && !byPeople ? { words: "captured", place: lost.from } : undefined;
  },
  blockade({ view, movements, acting }, { home, waiting }) {
    const made = movements.flatMap((each) => each.moments).findLast(({ kind }) => kind === "blockade_made");
    if (made || !acting || view.dice.length === 0) return made?.place;
    const places = view.pieces.map(({ place }) => place).filter((place) => place !== home && !waiting.test(place));
    return places.find((place, index) => places.indexOf(place) < index);
  },
  side_road: (at, { sideRoad }) =>
    ownChoices(at).find(({ from, to }) => sideRoad.test(to) && !sideRoad.test(from))?.to,
  exact(at, { home, path }) {
    const near = ownPieces(at).some(({ place }) => path.test(place));
    return near || ownChoices(at).some(({ to }) => to === home || path.test(to)) ? home : undefined;
  },
};

// The note that comes now; null if none does. The goal comes before all others.
export function nextNote(game: FirstGame, at: Situation, seen: string[]): FirstNote | null {
  if (at.people === "" || at.view.due === "over" || seen.length >= mostNotes) return null;
  if (!seen.includes("goal")) {
    if (!at.acting) return null;
    return { name: "goal", words: "goal", place: game.track?.home ?? "" };
  }
  for (const [name, moment] of Object.entries(game.track ? moments : {})) {
    const found = !seen.includes(name) && game.track && moment(at, game.track);
    if (typeof found === "string") return { name, words: name, place: found };
    if (found) return { name, ...found };
  }
  return null;
}

// ---- the goal and the notes in words ----

export function pageOf({ family, game }: TableView): string {
  return rulesOf(family, editionOf(game));
}

// "" for a game that has none.
export function goalWords(view: TableView, people: string): string {
  const name = pageOf(view);
  const key = `page.goal.${name}.${firstGames.get(name)?.goal(view, people)}`;
  return isSaid(key) ? sayKeyOf(editionOf(view.game), key) : "";
}

export function noteWords(note: FirstNote, view: TableView, people: string): string {
  if (note.words === "goal") return goalWords(view, people);
  const name = pageOf(view);
  const spaces = firstGames.get(name)?.track?.reward(view.game) ?? 0;
  return sayKeyOf(editionOf(view.game), `page.first.${name}.${note.words}`, { spaces });
}

// The second line of a task.
export function planWords(view: TableView, people: string): string {
  const name = pageOf(view);
  return sayKeyOf(editionOf(view.game), `page.first.${name}.${firstGames.get(name)?.goal(view, people)}`);
}

// ---- what this device has shown ----

const place = "first_notes";

export function seenNotes(name: string): string[] {
  const all = stored(place);
  const seen: unknown = typeof all === "object" && all !== null ? Reflect.get(all, name) : null;
  return Array.isArray(seen) ? seen.filter((each) => typeof each === "string") : [];
}

export function rememberNote(name: string, note: string): void {
  const names = [...firstGames.keys()];
  const all = Object.fromEntries(names.map((each) => [each, seenNotes(each)]));
  store(place, { ...all, [name]: [...seenNotes(name), note] });
}

export function forgetNotes(): void {
  unstore(place);
}
