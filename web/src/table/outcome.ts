// SPDX-License-Identifier: MIT
// The outcome of a saved game in words: "Won against Uncle Theo".
import type { SeatView } from "../engine/answers.ts";
import { say } from "../text/say.svelte.ts";
import { nameOf } from "./opponents.ts";
import type { SavedGame } from "./saved_games.ts";

// What a saved game stores for this.
export function noted(seats: SeatView[], people: string): Pick<SavedGame, "people" | "winners" | "rivals"> {
  const own = seats.find(({ seat }) => people.includes(seat));
  const rivals = seats.filter(({ seat }) => !own?.partners.includes(seat));
  return {
    people,
    winners: seats.filter(({ won }) => won).map(({ seat }) => seat).join(""),
    rivals: rivals.map(({ name, player, colourName }) =>
      name || (player === "person" ? colourName : player),
    ),
  };
}

export function outcome(game: SavedGame): string {
  const { result, people = "", winners = "", rivals = [] } = game;
  const names = rivals.map(nameOf).join(", ");
  if (!result) return names ? say("page.games.against", { names }) : say("page.games.unfinished");
  if (!names || winners === "") return say("page.games.finished");
  return [...winners].some((seat) => people.includes(seat))
    ? say("page.games.won", { names })
    : say("page.games.lost", { names });
}

export function turnsTold(turns: number): string {
  return turns === 1 ? say("page.result.turn") : say("page.result.turns", { turns });
}
