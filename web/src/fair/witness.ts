// SPDX-License-Identifier: MIT
// What this device itself saw and added before the first throw. A record can be checked by anybody;
// that it tells of the same envelope and the same shaking, only who was there can say.
import { keep, kept } from "../shell/kept.ts";
import type { Checked } from "./check.ts";

export interface Witness {
  table: string;
  commitment: string; // "" where it was not seen
  added: string[]; // seeds, of every seat that was taken from here
}
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
export function testimony(checked: Checked): Testimony {
  const witness = witnessOf(checked.table);
  const own = checked.seeds.filter(({ seed }) => witness?.added.includes(seed));
  return {
    sawSame: witness?.commitment ? witness.commitment === checked.commitment : null,
    added: own.map(({ seat }) => seat),
  };
}

function put(witness: Witness): void {
  const others = witnesses().filter((each) => each.table !== witness.table);
  keep("witnesses", [witness, ...others].slice(0, most));
}
function witnesses(): Witness[] {
  const list = kept("witnesses");
  return Array.isArray(list) ? list.filter(isWitness) : [];
}
function isWitness(value: unknown): value is Witness {
  const { table, commitment, added } = (value ?? {}) as Partial<Record<keyof Witness, unknown>>;
  return typeof table === "string" && typeof commitment === "string" && Array.isArray(added);
}
