// SPDX-License-Identifier: MIT
// How computers are presented: each level has a face, a name and a sentence. Unknown levels use their title.
import type { GameCard, SeatView } from "../engine/answers.ts";
import { say } from "../text/say.svelte.ts";

const files = import.meta.glob<string>("../../../art/faces/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
const known = {
  random: ["character.random", "page.face.random.what"],
  simple: ["character.simple", "page.face.simple.what"],
  careful: ["character.careful", "page.face.careful.what"],
  deep: ["character.deep", "page.face.deep.what"],
  searcher: ["character.searcher", "page.face.searcher.what"],
  master: ["character.master", "page.face.master.what"],
} as const;

export type Level = GameCard["levels"][number];
export type Character = keyof typeof known;

export function isCharacter(level: string): level is Character {
  return Object.hasOwn(known, level);
}

function texts(level: string) {
  return isCharacter(level) ? known[level] : undefined;
}

// The name of a level's computer: "careful" is Uncle Theo.
export function opponentName(level: string): string {
  const found = texts(level);
  return found ? say(found[0]) : say("page.player.computer");
}

export function opponentWords({ name, what }: Level): string {
  const found = texts(name);
  return found ? say(found[1]) : what;
}

// As sentences name a seat, the engine's too: "Ana", "Daisy", "Blue"; "Daisy (Red)" if another seat has the same name.
export function seatName(seat: SeatView, seats: SeatView[]): string {
  const called = ({ name, player }: SeatView) => name || (player === "person" ? "" : opponentName(player));
  const own = called(seat);
  if (own === "") return seat.colourName;
  const isUnique = seats.filter((each) => called(each) === own).length === 1;
  return isUnique ? own : `${own} (${seat.colourName})`;
}

// The same, and "You" for the only person of this device, whose seat is `people`.
export function nameOrYou(seat: SeatView, seats: SeatView[], people: string): string {
  const isUnnamed = !seat.name && seat.player === "person";
  return isUnnamed && people === seat.seat ? say("page.facts.you") : seatName(seat, seats);
}

// Saved games name rivals by name or level: translates levels.
export function nameOf(nameOrLevel: string): string {
  return texts(nameOrLevel) ? opponentName(nameOrLevel) : nameOrLevel;
}

// The portrait as SVG, in the colours of an edition if given. "" if the level has none.
export function portrait(level: string, look?: { accent: string; frame: string }): string {
  const drawn = files[`../../../art/faces/${level}.svg`] ?? "";
  if (!look) return drawn;
  return drawn.replaceAll(ground, look.accent).replaceAll(frame, look.frame);
}
const ground = "#e9c987";
const frame = "#6b3f1d";
