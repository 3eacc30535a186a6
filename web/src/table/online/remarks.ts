// SPDX-License-Identifier: MIT
// Sentences about what players agreed on or did besides playing.
import type { SeatView } from "../../engine/answers.ts";
import type { Remark, Seat } from "../../link/events.ts";
import type { OnlineTable } from "../../link/table.svelte.ts";
import { opponentName, seatName } from "../opponents.ts";
import { say } from "../../text/say.svelte.ts";

export function nameOf(table: OnlineTable, seat: Seat): string {
  const sits = table.seat(seat);
  return sits?.name || opponentName(sits?.level ?? "");
}

// How a game ended before its end by the rules; "" otherwise.
export function endingWords(table: OnlineTable, winners: SeatView[]): string {
  const { ended } = table.state;
  if (ended?.how === "agreed") return say("page.online.ended_agreed");
  if (ended?.how !== "resigned") return "";
  const name = nameOf(table, ended.seat);
  const [one, other] = winners.map(
    (seat) => table.seat(seat.seat)?.name || seatName(seat, winners),
  );
  if (one === undefined) return say("page.online.ended_resigned", { name });
  if (other === undefined) return say("page.online.resigned_to", { name, winner: one });
  return say("page.online.resigned_to_two", { name, one, other });
}

export function remarkWords(remark: Remark, table: OnlineTable): string {
  switch (remark.kind) {
    case "offered":
      return ""; // Offer.svelte asks about it
    case "declined":
      return say("page.online.declined", { name: nameOf(table, remark.seat) });
    case "taken_back":
      return say("page.online.taken_back");
    case "returned":
      return say("page.online.returned", { name: nameOf(table, remark.seat) });
    case "renewed":
      return say(table.isFromElsewhere(remark) ? "page.online.renewed_mine" : "page.online.renewed", {
        name: nameOf(table, remark.seat),
      });
    case "replaced":
      return say(`page.online.replaced.${remark.why}`, { name: nameOf(table, remark.seat) });
  }
}
