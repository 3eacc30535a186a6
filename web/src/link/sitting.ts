// SPDX-License-Identifier: MIT
// Sitting down at a table: under a name, and with a chain from this device for the dice.
import { newTip } from "../fair/chain.ts";
import { witnessOf } from "../fair/witness.ts";
import type { Seat, TableId } from "./events.ts";
import { randomHex } from "./link.svelte.ts";
import { callMe } from "./me.ts";
import type { Answer } from "./messages.ts";
import { become, link, myself } from "./online.svelte.ts";
import { OnlineTable } from "./table.svelte.ts";

export async function sitDown(table: TableId, seat: Seat, name: string): Promise<Answer> {
  if (name !== myself()?.name) await become(callMe(name));
  if (!witnessOf(table)?.commitment && !link.watches(table)) await glance(table);
  return link.do({ do: "sit", table, seat, name, tip: newTip(table, seat, randomHex(32)) });
}

// The seal of the secret is seen before a chain is laid beside it.
async function glance(id: TableId): Promise<void> {
  const table = new OnlineTable(link, id);
  await table.reached(0);
  table.leave();
}

// At the rematch everybody sits one seat further on.
export async function sitDownAgain(table: OnlineTable, next: TableId): Promise<void> {
  const { seats } = table.state;
  for (const { seat, name } of table.mySeats) {
    const index = seats.findIndex((each) => each.seat === seat);
    const further = seats[(index + 1) % seats.length];
    if (further) await sitDown(next, further.seat, name);
  }
}
