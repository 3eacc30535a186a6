// SPDX-License-Identifier: MIT
// The outcome of a saved game in words: "Won against Uncle Theo".
import type { SeatView } from "../engine/answers.ts";
import { say } from "../text/say.svelte.ts";
import { nameOf } from "./opponents.ts";
import type { SavedGame } from "./saved_games.ts";

type Noted = Pick<SavedGame, "people" | "winners" | "rivals" | "victors">;

// What a saved game stores for this. If people of this device are on several sides, all players are rivals.
export function noted(seats: SeatView[], people: string): Noted {
  const own = seats.filter(({ seat }) => people.includes(seat)).map(({ partners }) => partners);
  const shared = new Set(own).size > 1;
  const rivals = shared ? seats : seats.filter(({ seat }) => !own[0]?.includes(seat));
  const victors = seats.filter(({ won }) => won);
  return {
    people,
    winners: victors.map(({ seat }) => seat).join(""),
    rivals: rivals.map(storedName),
    ...(shared ? { victors: victors.map(storedName) } : {}),
  };
}

function storedName({ name, player, colourName }: SeatView): string {
  return name || (player === "person" ? colourName : player);
}

export function outcome(game: SavedGame): string {
  const { result, people = "", winners = "", rivals = [], victors } = game;
  const names = rivals.map(nameOf).join(", ");
  if (victors) return amongPeople(names, result, victors);
  if (!result) return names ? say("page.games.against", { names }) : say("page.games.unfinished");
  if (!names || winners === "") return say("page.games.finished");
  const won = [...winners].some((seat) => people.includes(seat));
  // Old entries do not say which people were partners. Only partners win together.
  if (won && [...people].some((seat) => !winners.includes(seat))) return say("page.games.finished");
  return won ? say("page.games.won", { names }) : say("page.games.lost", { names });
}

function amongPeople(names: string, result: string, victors: string[]): string {
  if (!result) return say("page.games.among", { names });
  const [one, other] = victors.map(nameOf);
  if (one === undefined) return say("page.games.finished");
  return other === undefined
    ? say("page.games.winner", { name: one })
    : say("page.games.winners", { one, other });
}

export function turnsTold(turns: number): string {
  return turns === 1 ? say("page.result.turn") : say("page.result.turns", { turns });
}
