// SPDX-License-Identifier: MIT
// The table of this page, opened from a new game, a record or a position. It stays open while other pages are shown.
import type { Refusal, TableView } from "../engine/answers.ts";
import { engine } from "../engine/engine.ts";
import type { SeatPlan } from "../engine/requests.ts";
import { language } from "../text/say.svelte.ts";
import { Game } from "./game.svelte.ts";
import type { Plan } from "./plan.ts";
import { savedGame, newId, onTable } from "./saved_games.ts";

let current = $state.raw<Game | null>(null);

export function currentGame(): Game | null {
  return current;
}

export function begin(plan: Plan, id = newId()): Promise<Refusal | null> {
  return sit(id, engine.ask({ ask: "begin", language: language(), ...plan }));
}

export function resume(record: string, id: string = newId()): Promise<Refusal | null> {
  return sit(id, engine.ask({ ask: "resume", language: language(), record }));
}

// Missing seats are unnamed people.
export function open(position: string, seats: SeatPlan[] = []): Promise<Refusal | null> {
  const asked = { ask: "open", language: language(), position, seed: newSeed(), seats } as const;
  return sit(newId(), engine.ask(asked));
}

// Reopens the game that was on the table when the page was closed. Returns "none" if there was none.
export async function restoreTable(): Promise<Refusal | "none" | null> {
  if (current) return null;
  const last = savedGame(onTable());
  return last ? resume(last.record, last.id) : "none";
}

export function leaveTable(): void {
  current?.leave();
  current = null;
}

// A random seed, unless the address gives one: ?seed=1916
export function newSeed(): string {
  const wanted = new URLSearchParams(location.search).get("seed");
  return wanted ?? crypto.getRandomValues(new Uint32Array(2)).join("");
}

async function sit(id: string, asked: Promise<TableView | Refusal>): Promise<Refusal | null> {
  const view = await asked;
  if (!view.ok) return view;
  leaveTable();
  current = await Game.at(id, view);
  return null;
}
