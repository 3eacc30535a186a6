// SPDX-License-Identifier: MIT
// What this device itself saw and added. A record can be checked by anybody; that it tells of the
// same envelope and the same shaking, only who was there can say.
import { type Checked as Shaped, fitting, orNull, shape, text } from "../base/check.ts";
import { keep, kept } from "../shell/kept.ts";
import { linkAfter } from "./chain.ts";
import { type Checked, firstOfEach, parseList } from "./check.ts";
import { evidence } from "./evidence.ts";
import { withTips } from "./shaking.ts";

// The last link that was given here, and what it was to be folded into. All links before it are in
// that too.
const given = shape({ link: text, before: text });
const witness = shape({
  table: text,
  commitment: text, // "" where it was not seen
  opened: text, // the same for the first link, which the tips of all are in; "": none was given
  given: orNull(given),
});
export interface Witness extends Shaped<typeof witness> {}
const most = 100;

// The first word counts: whatever is told later is to be held against it.
export function sawCommitment(table: string, commitment: string): void {
  const before = witnessOf(table);
  if (!before?.commitment) put({ ...(before ?? nothing(table)), commitment });
}

// Another game may begin with other people: the last first link is the one that counts.
export function opened(table: string, before: string): void {
  put({ ...(witnessOf(table) ?? nothing(table)), opened: before });
}
export function gave(table: string, link: string, before: string): void {
  put({ ...(witnessOf(table) ?? nothing(table)), given: { link, before } });
}

export function witnessOf(table: string): Witness | null {
  return witnesses().find((each) => each.table === table) ?? null;
}

// Whether a record's envelope is the one that was seen here; null: none was.
export function sawSame(table: string, commitment: string): boolean | null {
  const seen = witnessOf(table);
  return seen?.commitment ? seen.commitment === commitment : null;
}

// Whether a record, of a game that may go on, tells otherwise than this device knows it: another
// envelope, or other tips than those that it gave its first link for. It has just given that link
// for the seats in `revealed`; if none are told, they may have been taken again from another device.
export function contradicts(table: string, record: string, revealed: string[] = []): boolean {
  const read = evidence(record);
  if ("part" in read) return false;
  const value = (tag: string) => read.tags.get(tag)?.value ?? "";
  const first = witnessOf(table)?.opened;
  const tips = firstOfEach(parseList(value("tips"), "abcdefghijklmnopqrstuvwxyz") ?? []);
  const own = tips.filter(({ seat, seed }) => linkAfter(table, seat, seed));
  const mine = own.map(({ seat }) => seat);
  const concerned = !!first && mine.length + revealed.length > 0;
  const otherTips = concerned && withTips(value("table"), tips) !== first;
  const otherChain = revealed.some((seat) => !mine.includes(seat));
  return otherTips || otherChain || sawSame(table, value("commitment")) === false;
}

export interface Testimony {
  sawSame: boolean | null; // null: this device did not see any
  folded: boolean | null; // its links were folded as it gave them; null: it gave none
}
export function testimony(checked: Checked): Testimony {
  const mine = witnessOf(checked.table)?.given;
  const isMine = ({ link, before }: { link: string; before: string }) =>
    link === mine?.link && before === mine.before;
  return {
    sawSame: sawSame(checked.table, checked.commitment),
    folded: mine ? checked.folded.some(isMine) : null,
  };
}

function nothing(table: string): Witness {
  return { table, commitment: "", opened: "", given: null };
}
function put(newest: Witness): void {
  const others = witnesses().filter(({ table }) => table !== newest.table);
  keep("witnesses", [newest, ...others].slice(0, most));
}
function witnesses(): Witness[] {
  const all = kept("witnesses");
  return Array.isArray(all) ? all.flatMap((each) => fitting(witness, each) ?? []) : [];
}
