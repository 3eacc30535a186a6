// SPDX-License-Identifier: MIT
// Begins the duel of a day, or goes on with it.
import type { Duel as Terms, Refusal } from "../engine/answers.ts";
import { engine } from "../engine/engine.ts";
import { begin, newSeed, resume } from "../table/current.svelte.ts";
import type { Plan } from "../table/plan.ts";
import { newId, savedGame } from "../table/saved_games.ts";
import { duelOn, forgetDuel, noteDuel } from "./book.ts";

function planOf({ game, level, person, seats, seed }: Terms): Plan {
  const players = [...seats].map((seat) => ({ seat, name: "", player: seat === person ? "person" : level }));
  return { game, seats: players, seed, house: "", spinners: false };
}

// A duel whose game is not stored any more begins again, unless it had ended.
export async function playDuel(day: string, edition: string): Promise<Refusal | null> {
  const before = duelOn(day, edition);
  const game = before && savedGame(before.id);
  if (game) return resume(game.record, game.id);
  const terms = await engine.ask({ ask: "duel", date: day, edition });
  if (!terms.ok) return terms;
  if (before?.result) return playForFun(terms);
  const id = newId();
  noteDuel({ id, day, edition, level: terms.level });
  const refused = await begin(planOf(terms), id);
  if (refused) forgetDuel(id);
  return refused;
}

// The same players with other dice: a game like any other.
export function playForFun(terms: Terms): Promise<Refusal | null> {
  return begin({ ...planOf(terms), seed: newSeed() });
}
