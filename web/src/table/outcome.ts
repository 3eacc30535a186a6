// SPDX-License-Identifier: MIT
// How a kept game went, in a few words: "Won against Careful".
import type { SeatView, Shelf } from "../engine/answers.ts";
import { say } from "../text/say.svelte.ts";
import type { KeptGame } from "./shelf.ts";

// What is noted of a game for that.
export function noted(seats: SeatView[], people: string): Pick<KeptGame, "people" | "winners" | "rivals"> {
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

export function outcome(game: KeptGame, shelf: Shelf | null): string {
  const { result, people = "", winners = "", rivals = [] } = game;
  const levels = shelf?.games.flatMap((each) => each.levels) ?? [];
  const titled = rivals.map((name) => levels.find((level) => level.name === name)?.title ?? name);
  const names = titled.join(", ");
  if (!result) return names ? say("page.games.against", { names }) : say("page.games.unfinished");
  if (!names || winners === "") return say("page.games.finished");
  return [...winners].some((seat) => people.includes(seat))
    ? say("page.games.won", { names })
    : say("page.games.lost", { names });
}
