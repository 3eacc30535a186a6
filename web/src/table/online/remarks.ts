// SPDX-License-Identifier: MIT
// What has happened among the players, in a sentence.
import type { OnlineTable } from "../../link/table.svelte.ts";
import type { Event, Seat } from "../../link/types.ts";
import { say } from "../../text/say.svelte.ts";

export function nameOf(table: OnlineTable, seat: Seat): string {
  return table.seat(seat)?.name || say("page.player.computer");
}

export function remarkWords(event: Event, table: OnlineTable): string {
  switch (event.kind) {
    case "declined":
      return say("page.online.declined", { name: nameOf(table, event.seat) });
    case "taken_back":
      return say("page.online.taken_back");
    case "returned":
      return say("page.online.returned", { name: nameOf(table, event.seat) });
    case "replaced":
      return say(`page.online.replaced.${event.why}`, { name: nameOf(table, event.seat) });
    default:
      return "";
  }
}
