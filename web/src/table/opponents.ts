// SPDX-License-Identifier: MIT
// How computers are presented: each level has a face, a name and a sentence. Unknown levels use their title.
import type { GameCard } from "../engine/answers.ts";
import { say } from "../text/say.svelte.ts";

const files = import.meta.glob<string>("../../../art/faces/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
const known = {
  random: ["page.face.random", "page.face.random.what"],
  simple: ["page.face.simple", "page.face.simple.what"],
  careful: ["page.face.careful", "page.face.careful.what"],
  deep: ["page.face.deep", "page.face.deep.what"],
  searcher: ["page.face.searcher", "page.face.searcher.what"],
  master: ["page.face.master", "page.face.master.what"],
} as const;

export type Level = GameCard["levels"][number];

function texts(level: string) {
  return Object.hasOwn(known, level) ? known[level as keyof typeof known] : undefined;
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
