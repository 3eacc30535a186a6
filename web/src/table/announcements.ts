// SPDX-License-Identifier: MIT
// What is said of a turn: its heading, and what a screen reader announces of a change.
import type { Changed } from "../engine/answers.ts";
import type { Ask } from "../engine/requests.ts";
import { say } from "../text/say.svelte.ts";
import { seatName } from "./opponents.ts";
import type { Playing } from "./playing.svelte.ts";

// Whether the person who acts sits at this device, before the change and after it.
interface Acting {
  before: boolean;
  now: boolean;
  turn: string; // whose turn it is then
  prompt: string; // what the person should do; "" if the page does it
}

// Announced when a table opens: whose turn it is, and the prompt if a person here is to act.
export function greeting(game: Playing): string[] {
  const { told } = game.view;
  return game.acting ? [`${turnHeading(game)}.`, told.throw, game.prompt] : [told.standing, told.throw];
}

// A person hears the throw and what to do; what others did once their turn has ended; and whose turn it is then.
export function announcements(asked: Ask["ask"], answer: Changed, acting: Acting): string[] {
  const { told, ended, due } = answer;
  const prompt = acting.prompt ? [acting.prompt] : [];
  if (due === "over") return [ended, told.standing];
  if (asked === "throw") return acting.before ? [told.throw, ...prompt] : [];
  if (asked === "take_back") return [told.account, told.prompt];
  if (asked === "step" || asked === "undo") return acting.before ? [told.account, ...prompt] : [];
  if (!ended) return [];
  return [acting.before ? "" : ended, ...(acting.now ? [`${acting.turn}.`, ...prompt] : [told.standing])];
}

export function turnHeading({ view, people, acting }: Playing): string {
  const own = people.length === 1 && view.awaited.includes(people);
  if (acting && own) return say("page.turn.yours");
  const awaited = view.seats.filter(({ seat }) => view.awaited.includes(seat));
  const names = awaited.map((seat) => seatName(seat, view.seats));
  const [one = "", other] = names;
  const words =
    other === undefined
      ? say("page.turn.of", { seat: one })
      : say("page.turn.of_two", { one, other });
  return words.charAt(0).toUpperCase() + words.slice(1);
}

// The answer to "Whose turn is it?"; without the prompt if that is for others.
export function whoseTurn(game: Playing): string {
  const { told } = game.view;
  if (game.over) return told.standing;
  const words = [`${turnHeading(game)}.`, told.throw, game.acting ? game.prompt : ""];
  return words.filter(Boolean).join(" ");
}
