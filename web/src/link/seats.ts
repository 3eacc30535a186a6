// SPDX-License-Identifier: MIT
// Taking a seat at a table, under a name and with a chain of this device for the dice.
import { newTip } from "../fair/chain.ts";
import { chainedScheme } from "../fair/chained_dice.ts";
import { witnessOf } from "../fair/witness.ts";
import type { Seat, TableId } from "./events.ts";
import { randomHex } from "./link.svelte.ts";
import { callMe } from "./me.ts";
import type { Answer } from "./messages.ts";
import { become, link, myself } from "./online.svelte.ts";
import { OnlineTable } from "./table.svelte.ts";

export async function takeSeat(table: TableId, seat: Seat, name: string): Promise<Answer> {
  if (name !== myself()?.name) await become(callMe(name));
  if (!witnessOf(table)?.scheme) await glance(table);
  // A server must not be able to choose dice that devices cannot follow.
  if (witnessOf(table)?.scheme !== chainedScheme)
    return { answer: "", ok: false, error: "older_dice", part: "" };
  const tip = newTip(chainedScheme, table, seat, randomHex(32));
  return link.do({ do: "sit", table, seat, name, tip });
}

// The device must see the commitment to the secret before it chooses a chain.
async function glance(id: TableId): Promise<void> {
  const table = new OnlineTable(link, id);
  await table.reached(0);
  table.leave();
}

// In a rematch everybody moves one seat on.
export async function takeNextSeats(table: OnlineTable, next: TableId): Promise<void> {
  const { seats } = table.state;
  for (const { seat, name } of table.mySeats) {
    const index = seats.findIndex((each) => each.seat === seat);
    const further = seats[(index + 1) % seats.length];
    if (further) await takeSeat(next, further.seat, name);
  }
}
