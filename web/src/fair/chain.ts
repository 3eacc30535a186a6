// SPDX-License-Identifier: MIT
// The chains of numbers that this device has drawn for tables online. Each link is the SHA-256 of
// the next, and is sent to the server when a throw or an end of a turn needs it. A link is spent
// once it is sent: it is repeated only for the same slot (follower.ts), never for another. Chains,
// and what was sent for what, are kept in the browser, so that all its windows agree, also after a
// reload. Another device of the same player draws another chain.
import { type Checked, fitting, shape, text } from "../base/check.ts";
import { store, stored } from "../shell/storage.ts";
import { olderChainedScheme, under } from "./chained_dice.ts";

const length = 4096; // more than a game asks for; if not, another chain follows
const most = 300; // chains that are kept

const laid = shape(
  { table: text, seat: text, root: text },
  { scheme: text, link: text, slot: text }, // the last link that was sent, and for what
);
interface Laid extends Checked<typeof laid> {}

let unkept: Laid[] | null = null; // the chains, if the browser keeps nothing
const links = new Map<string, string[]>(); // by root, the tip first

// Draws a chain that grows from this root, 64 secret hex digits. Returns its tip.
export function newTip(scheme: string, table: string, seat: string, root: string): string {
  const drawn = { scheme, table, seat, root };
  save([drawn, ...all()].slice(0, most));
  return chain(drawn)[0] ?? "";
}

// What this device can send where a link that hashes to `due` is wanted for a slot.
// "foreign": `due` is of no chain of this device, or the last link of one.
// "spent": the link was sent for another slot.
export type Spent = { link: string } | "foreign" | "spent";
export function spend(table: string, seat: string, due: string, slot: string): Spent {
  const known = all();
  for (const each of known) {
    const place = placeOf(each, table, seat, due) + 1;
    const link = place > 0 ? chain(each)[place] : undefined;
    if (!link) continue;
    const sent = each.link ? chain(each).indexOf(each.link) : 0;
    if (sent === place && each.slot === slot) return { link };
    if (sent >= place) return "spent";
    save(known.map((other) => (other === each ? { ...each, link, slot } : other)));
    return { link };
  }
  return "foreign";
}

// Whether this device could send the link after this one.
export function isOwn(table: string, seat: string, link: string): boolean {
  return all().some((each) => {
    const place = placeOf(each, table, seat, link);
    return place >= 0 && place < length;
  });
}

// The last link that was sent of each chain at a table, and what it was sent for, as far as this
// window knows.
export function sentLinks(table: string): { seat: string; link: string; slot: string }[] {
  const chains = all().filter((each) => each.table === table);
  return chains.flatMap(({ seat, link, slot }) => (link && slot ? [{ seat, link, slot }] : []));
}

function all(): Laid[] {
  if (unkept) return unkept;
  const found = stored("chains");
  return Array.isArray(found) ? found.flatMap((each) => fitting(laid, each) ?? []) : [];
}
function save(chains: Laid[]): void {
  unkept = store("chains", chains) ? null : chains;
}

// -1 if the link is not of that chain.
function placeOf(each: Laid, table: string, seat: string, link: string): number {
  return each.table === table && each.seat === seat ? chain(each).indexOf(link) : -1;
}
function chain({ scheme = olderChainedScheme, table, seat, root }: Laid): string[] {
  const known = links.get(root);
  if (known) return known;
  const made = [root];
  for (let link = root; made.length <= length; )
    made.push((link = under(scheme, table, seat, link)));
  links.set(root, made.reverse());
  return made;
}
