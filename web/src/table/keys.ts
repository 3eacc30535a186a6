// SPDX-License-Identifier: MIT
// The keys of a table: single letters, and the space for whatever comes next.
export type TableKey =
  | "next"
  | "throw"
  | "confirm"
  | "undo"
  | "hint"
  | "last"
  | "dice"
  | "pieces"
  | "whose"
  | "keys"
  | "leave";

const keys: Record<string, TableKey> = {
  " ": "next",
  Enter: "next",
  t: "throw",
  c: "confirm",
  u: "undo",
  h: "hint",
  l: "last",
  d: "dice",
  p: "pieces",
  w: "whose",
  "?": "keys",
  Escape: "leave",
};

// Nothing while a person writes, or where the key means something to the element itself.
export function tableKey(event: KeyboardEvent, letters: boolean): TableKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const meant = keys[key];
  if (!meant) return null;
  const element = event.target instanceof Element ? event.target : null;
  if (element?.closest("input, select, textarea, dialog[open]")) return null;
  const pressing = key === " " || key === "Enter";
  if (pressing && element?.closest("button, a, summary, [role=button]")) return null;
  if (!letters && !pressing && key !== "Escape") return null;
  return meant;
}
