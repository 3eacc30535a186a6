// SPDX-License-Identifier: MIT
// Whose turn it is, in words.
import { say } from "../text/say.svelte.ts";
import type { Playing } from "./playing.svelte.ts";

export function turnHeading({ view, people, acting }: Playing): string {
  const own = people.length === 1 && view.awaited.includes(people);
  if (acting && own) return say("page.turn.yours");
  const awaited = view.seats.filter(({ seat }) => view.awaited.includes(seat));
  const names = awaited.map(({ name, colourName }) => name || colourName);
  const [one = "", other] = names;
  const words =
    other === undefined
      ? say("page.turn.of", { seat: one })
      : say("page.turn.of_two", { one, other });
  return words.charAt(0).toUpperCase() + words.slice(1);
}

// What is asked of others is no answer.
export function whoseTurn(game: Playing): string {
  const { told } = game.view;
  if (game.over) return told.standing;
  const words = [`${turnHeading(game)}.`, told.throw, game.acting ? told.prompt : ""];
  return words.filter(Boolean).join(" ");
}
