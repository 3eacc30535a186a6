// SPDX-License-Identifier: MIT
// Games that ended before their end by the rules, as records say it: "ended: r resigned", "ended: agreed".
import type { SeatView } from "../engine/answers.ts";
import { seatName } from "../table/opponents.ts";
import { language, say } from "../text/say.svelte.ts";

const tag = /^ended: (?:(\w) resigned|agreed)$/m;

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
