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

// With `isUrgent`, it is refused as "unreachable" if the connection is lost meanwhile, and is not repeated later.
export async function takeSeat(table: TableId, seat: Seat, name: string, isUrgent = false): Promise<Answer> {
  if (name !== myself()?.name) await become(callMe(name));
  const isSeen = Boolean(witnessOf(table)?.scheme) || (await glance(table, isUrgent));
  if (!isSeen) return { answer: "", ok: false, error: "unreachable", part: "" };
  // A server must not be able to choose dice that devices cannot follow.
  if (witnessOf(table)?.scheme !== chainedScheme)
    return { answer: "", ok: false, error: "older_dice", part: "" };
  const tip = newTip(chainedScheme, table, seat, randomHex(32));
  const command = { do: "sit", table, seat, name, tip } as const;
  return isUrgent ? link.doNow(command) : link.do(command);
}

// The device must see the commitment to the secret before it chooses a chain. False if it was urgent and the connection
// was lost.
async function glance(id: TableId, isUrgent: boolean): Promise<boolean> {
  const table = new OnlineTable(link, id);
  const seen = table.reached(0).then(() => true);
  const isSeen = await (isUrgent ? Promise.race([seen, link.untilLost().then(() => false)]) : seen);
  table.leave();
  return isSeen;
}

// In a rematch everybody moves one seat on. Returns the first refusal, or null.
export async function takeNextSeats(table: OnlineTable, next: TableId) {
  const { seats } = table.state;
  for (const { seat, name } of table.mySeats) {
    const index = seats.findIndex((each) => each.seat === seat);
    const further = seats[(index + 1) % seats.length];
    const answer = further && (await takeSeat(next, further.seat, name));
    if (answer && !answer.ok) return answer;
  }
  return null;
}
