// SPDX-License-Identifier: MIT
// What has happened among the players, in a sentence.
import type { Remark, Seat } from "../../link/events.ts";
import type { OnlineTable } from "../../link/table.svelte.ts";
import { say } from "../../text/say.svelte.ts";

export function nameOf(table: OnlineTable, seat: Seat): string {
  return table.seat(seat)?.name || say("page.player.computer");
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
      return say("page.online.renewed", { name: nameOf(table, remark.seat) });
    case "replaced":
      return say(`page.online.replaced.${remark.why}`, { name: nameOf(table, remark.seat) });
  }
}
