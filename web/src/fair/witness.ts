// SPDX-License-Identifier: MIT
// What this device itself saw and added before the first throw. A record can be checked by anybody;
// that it tells of the same envelope and the same shaking, only who was there can say.
import { type Checked as Shaped, fitting, list, shape, text } from "../base/check.ts";
import { keep, kept } from "../shell/kept.ts";
import type { Checked } from "./check.ts";
import { evidence } from "./evidence.ts";

const witness = shape({
  table: text,
  commitment: text, // "" where it was not seen
  added: list(text), // seeds, of every seat that was taken from here
});
export interface Witness extends Shaped<typeof witness> {}
const most = 100;

// The first word counts: whatever is told later is to be held against it.
export function sawCommitment(table: string, commitment: string): void {
  const before = witnessOf(table);
  if (!before?.commitment) put({ table, commitment, added: before?.added ?? [] });
}

export function addedSeed(table: string, seed: string): void {
  const before = witnessOf(table) ?? { table, commitment: "", added: [] };
  put({ ...before, added: [...before.added, seed] });
}

export function witnessOf(table: string): Witness | null {
  return witnesses().find((each) => each.table === table) ?? null;
}

export interface Testimony {
  sawSame: boolean | null; // null: this device did not see any
  added: string[]; // the seats whose seed came from here
}
// Whether a record's envelope is the one that was seen here; null: none was.
export function sawSame(table: string, commitment: string): boolean | null {
  const seen = witnessOf(table);
  return seen?.commitment ? seen.commitment === commitment : null;
}
// Whether a record, of a game that may go on, tells otherwise than this device knows it.
export function contradicts(table: string, record: string): boolean {
  const read = evidence(record);
  if ("part" in read) return false;
  return sawSame(table, read.tags.get("commitment")?.value ?? "") === false;
}
export function testimony(checked: Checked): Testimony {
  const seen = witnessOf(checked.table);
  const own = checked.seeds.filter(({ seed }) => seen?.added.includes(seed));
  return {
    sawSame: sawSame(checked.table, checked.commitment),
    added: own.map(({ seat }) => seat),
  };
}

function put(newest: Witness): void {
  const others = witnesses().filter(({ table }) => table !== newest.table);
  keep("witnesses", [newest, ...others].slice(0, most));
}
function witnesses(): Witness[] {
  const all = kept("witnesses");
  return Array.isArray(all) ? all.flatMap((each) => fitting(witness, each) ?? []) : [];
}
