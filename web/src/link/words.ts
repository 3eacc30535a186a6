// SPDX-License-Identifier: MIT
// Online tables in words: the game, the clock, what people say.
import type { Shelf } from "../engine/answers.ts";
import { type PlainKey, say } from "../text/say.svelte.ts";
import type { Plan } from "./events.ts";
import type { TableCard } from "./messages.ts";
import { asClock } from "./times.ts";

const day = 24 * 60 * 60;

interface TableGame {
  game: string; // "EDITION+partners"
  house?: string;
  spinners?: boolean;
}

// The edition and its switches, with the name of the house rules if they have one.
export function gameWords(shelf: Shelf | null, { game, house = "", spinners = false }: TableGame): string {
  if (!shelf) return "…"; // until the engine has told the names of the games
  const [edition, ...extras] = game.split("+");
  const card = shelf.games.find(({ editions }) => editions.some(({ id }) => id === edition));
  const name = card?.editions.find(({ id }) => id === edition)?.name ?? game;
  const told = extras.map((extra) =>
    extra === "partners"
      ? say("page.online.partners")
      : (card?.houseRules.find(({ id, editions }) => id === extra && editions.includes(edition ?? ""))?.title ?? extra),
  );
  const thrown = spinners ? [say("page.throwing.spinners")] : [];
  const words = [name, ...told, ...thrown].join(", ");
  return house === "" ? words : `${say("page.house.named", { house })} · ${words}`;
}

// The result from the view of the player `me`: "Won against Ana, by resignation". "" while the game goes on, or if unknown.
export function resultWords(
  { how, winners = "", seats }: Pick<TableCard, "how" | "winners" | "seats">,
  me: string,
  who: (seat: TableCard["seats"][number]) => string,
): string {
  if (!how) return "";
  if (how === "agreed") return say("page.online.result.agreed");
  const named = (all: TableCard["seats"]) => all.map(who).join(", ");
  const won = seats.filter(({ seat }) => winners.includes(seat));
  const others = seats.filter(({ seat }) => !winners.includes(seat));
  if (won.length === 0) return "";
  const mine = (all: TableCard["seats"]) => all.some(({ player }) => player === me);
  const result = mine(won)
    ? say("page.games.won", { names: named(others) })
    : mine(others)
      ? say("page.games.lost", { names: named(won) })
      : say("page.online.result.winners", { names: named(won) });
  return how === "resigned" ? say("page.online.result.resigned", { result }) : result;
}

export function spanWords(seconds: number): string {
  if (seconds >= 2 * day) return say("page.online.span.days", { count: Math.round(seconds / day) });
  if (seconds >= 7200)
    return say("page.online.span.hours", { count: Math.round(seconds / 3600) });
  if (seconds >= 120) return say("page.online.span.minutes", { count: Math.round(seconds / 60) });
  return say("page.online.span.seconds", { count: Math.ceil(seconds) });
}

export function clockWords({ turn, bank }: Plan["clock"]): string {
  if (turn + bank === 0) return say("page.online.clock.none");
  if (bank === 0) return say("page.online.clock.turn", { turn: spanWords(turn) });
  return say("page.online.clock.bank", { turn: spanWords(turn), bank: spanWords(bank) });
}

// Remaining time in short: a clock, or days.
export function leftWords(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  return seconds >= 2 * day ? spanWords(seconds) : asClock(milliseconds);
}

export const phrases = {
  hello: "page.online.phrase.hello",
  good_luck: "page.online.phrase.good_luck",
  well_played: "page.online.phrase.well_played",
  nice_throw: "page.online.phrase.nice_throw",
  oops: "page.online.phrase.oops",
  thanks: "page.online.phrase.thanks",
  my_turn_soon: "page.online.phrase.my_turn_soon",
  good_game: "page.online.phrase.good_game",
} as const satisfies Record<string, PlainKey>;

export function saidWords(text: string): string {
  const [, name] = /^phrase:(\w+)$/.exec(text) ?? [];
  return name && Object.hasOwn(phrases, name) ? say(phrases[name as keyof typeof phrases]) : text;
}
