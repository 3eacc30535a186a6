// SPDX-License-Identifier: MIT
// The chains of numbers that this device lays down at tables online: each link is the SHA-256 of
// the next, and is given to the server when a throw or the end of a turn needs it. The roots are
// kept in the browser, so that all its windows have the same chains. Whoever comes with another
// device lays down another chain.
import { type Checked, fitting, shape, text } from "../base/check.ts";
import { keep, kept } from "../shell/kept.ts";
import { digest } from "./throws.ts";

const length = 4096; // more than a game asks for; if not, another chain follows
const most = 300; // roots that are kept

const laid = shape({ table: text, seat: text, root: text });
interface Laid extends Checked<typeof laid> {}

let drawn: Laid[] = []; // since the page was loaded, for browsers that keep nothing
const links = new Map<string, string[]>(); // by root, the tip first

// The link before this one.
export function under(table: string, seat: string, link: string): string {
  return digest("parlor-dice-2 link", table, `${seat}=${link}`);
}

// Lays down a chain that grows from this root, 64 hex digits that nobody else knows; its tip.
export function newTip(table: string, seat: string, root: string): string {
  drawn = [{ table, seat, root }, ...all()].slice(0, most);
  keep("chains", drawn);
  return chain({ table, seat, root })[0] ?? "";
}

// The link that hashes to this one, if it is of a chain of this device and not its last.
export function linkAfter(table: string, seat: string, link: string): string | null {
  for (const each of all()) {
    if (each.table !== table || each.seat !== seat) continue;
    const place = chain(each).indexOf(link);
    const next = place < 0 ? undefined : chain(each)[place + 1];
    if (next) return next;
  }
  return null;
}

function all(): Laid[] {
  const found = kept("chains");
  const before = Array.isArray(found) ? found.flatMap((each) => fitting(laid, each) ?? []) : [];
  const added = drawn.filter(({ root }) => !before.some((each) => each.root === root));
  return [...before, ...added];
}

function chain({ table, seat, root }: Laid): string[] {
  const known = links.get(root);
  if (known) return known;
  const made = [root];
  for (let link = root; made.length <= length; ) made.push((link = under(table, seat, link)));
  links.set(root, made.reverse());
  return made;
}
