// SPDX-License-Identifier: MIT
// How a game ended, where the rules have no word for it, as records say it: "ended: r resigned", "ended: agreed", and
// the notes "(b" and ")b" of players who left or ran out of time, and came back (docs/notation.md).
import type { SeatView } from "../engine/answers.ts";
import { seatName } from "../table/opponents.ts";
import { language, say } from "../text/say.svelte.ts";

const tag = /^ended: (?:(\w) resigned|agreed)$/m;
const folded = /^folded: (.+)$/m;

export function endedEarly(record: string): boolean {
  return tag.test(record);
}

// The sentence that sums such a game up, spoken to the side of seat `reader` ("": to nobody); "" for other games.
export function endingTold(record: string, seats: SeatView[], reader: string): string {
  const found = tag.exec(record);
  if (!found) return "";
  const quitter = seats.find(({ seat }) => seat === found[1]);
  if (!quitter) return say("page.online.ended_agreed");
  const others = seats.filter(({ partners }) => partners !== quitter.partners);
  const name = seatName(quitter, seats);
  const isDecided = new Set(others.map(({ partners }) => partners)).size === 1;
  if (!isDecided) return say("page.online.ended_resigned", { name });
  const winner = new Intl.ListFormat(language()).format(
    others.map((seat) => seatName(seat, seats)),
  );
  if (reader === quitter.seat) return say("page.review.you_resigned", { winner });
  if (others.some(({ seat }) => seat === reader)) return say("page.review.you_won_resigned", { name });
  const key = others.length > 1 ? "page.review.resigned_two" : "page.review.resigned";
  return say(key, { winner, name });
}

// The seats whose players had left when the game ended: computers played on for them.
export function leftSeats(record: string): string {
  const left = new Set<string>();
  for (const [, sign, seat = ""] of (folded.exec(record)?.[1] ?? "").matchAll(/([()])(\w)/g)) {
    if (sign === "(") left.add(seat);
    else left.delete(seat);
  }
  return [...left].join("");
}

// The sentence that tells a game: the engine's, unless the game ended in another way; and who had left.
export function taleOf(tale: string, record: string, seats: SeatView[], reader: string): string {
  const names = seats
    .filter(({ seat }) => leftSeats(record).includes(seat))
    .map((seat) => seatName(seat, seats));
  const list = new Intl.ListFormat(language()).format(names);
  const left = names.length > 1 ? say("page.review.left", { names: list }) : say("page.review.left.1", { names: list });
  return [endingTold(record, seats, reader) || tale, names.length > 0 ? left : ""].filter(Boolean).join(" ");
}
