// SPDX-License-Identifier: MIT
// What this device saw and sent, stored in the browser. Anybody can check a record by itself; only a device that took part
// can check that the commitment and the links are the same.
import { type Checked as Shaped, fitting, number, orNull, shape, text } from "../base/check.ts";
import { store, stored } from "../shell/storage.ts";
import type { Checked } from "./check.ts";

// The last link that was sent from here, the state that it was to be folded into, and what had been
// folded by then (ChainedDice.folded). The state holds all that came before it.
const given = shape({ link: text, before: text }, { folded: text });
interface Given extends Shaped<typeof given> {}
const witness = shape(
  {
    table: text,
    commitment: text, // "" if it was not seen
    given: orNull(given),
  },
  // Missing in entries of older versions of this page.
  {
    scheme: text, // of the dice
    alarm: shape({ name: text, seat: text, seq: number }), // this device sends no more links
  },
);
export interface Witness extends Shaped<typeof witness> {}
const most = 100;

// The first commitment counts: what the server says later is compared with it.
export function sawTable(table: string, commitment: string, scheme: string): void {
  if (!witnessOf(table)?.commitment) put({ table, commitment, scheme, given: null });
}
export function gave(table: string, link: string, before: string, folded = ""): void {
  put({ ...(witnessOf(table) ?? { table, commitment: "" }), given: { link, before, folded } });
}

export function sawAlarm(table: string, alarm: NonNullable<Witness["alarm"]>): void {
  put({ ...(witnessOf(table) ?? { table, commitment: "", given: null }), alarm });
}

export function witnessOf(table: string): Witness | null {
  return witnesses().find((each) => each.table === table) ?? null;
}

interface Testimony {
  sawSame: boolean | null; // whether the commitment is the one seen here; null: none was seen
  folded: boolean | null; // whether the links were folded as sent; null: none was sent
}
export function testimony(checked: Checked): Testimony {
  const seen = witnessOf(checked.table);
  return {
    sawSame: seen?.commitment ? seen.commitment === checked.commitment : null,
    folded: seen?.given ? wasFolded(seen.given, checked) : null,
  };
}

// The last link that was sent may never have been used: the game ended, or the command did not
// arrive. But all that had been folded before it must be in the record.
function wasFolded({ link, before, folded }: Given, { replay }: Checked): boolean | null {
  if (!replay) return null;
  const used = replay.folded.find((each) => each.link === link);
  if (used) return used.before === before;
  if (folded === undefined) return null; // stored by an older version of this page
  return replay.dice.folded.startsWith(folded) && replay.stateAt(folded.length) === before;
}

function put(newest: Witness): void {
  const others = witnesses().filter(({ table }) => table !== newest.table);
  store("witnesses", [newest, ...others].slice(0, most));
}
function witnesses(): Witness[] {
  const all = stored("witnesses");
  return Array.isArray(all) ? all.flatMap((each) => fitting(witness, each) ?? []) : [];
}
