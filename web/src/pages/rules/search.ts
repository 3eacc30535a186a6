// SPDX-License-Identifier: MIT
// The search within a page of rules. The build marks the units that are shown or hidden with `data-entry`: a rule, a ruling,
// a row of a table, a block of prose.

const holders = "section:not([data-entry]), .scroll, ul.list-of-rules";

// Hides entries without all the words. Returns the number of visible ones.
export function narrow(page: HTMLElement, query: string): number {
  const wanted = words(query);
  const entries = [...page.querySelectorAll<HTMLElement>("[data-entry]")];
  for (const each of entries) each.hidden = !hasAll(each.textContent, wanted);
  for (const holder of page.querySelectorAll<HTMLElement>(holders))
    holder.hidden = wanted.length > 0 && !holder.querySelector("[data-entry]:not([hidden])");
  return entries.filter(({ hidden }) => !hidden).length;
}

export function hasAll(text: string, wanted: string[]): boolean {
  const plain = simplified(text);
  return wanted.every((word) => (/\d/.test(word) ? hasNumber(plain, word) : plain.includes(word)));
}

export function words(query: string): string[] {
  return simplified(query).split(/\s+/).filter(Boolean);
}

// "p5" is not found in "p54", and "54" is found in "p54".
function hasNumber(plain: string, word: string): boolean {
  const escaped = word.replace(/[^\p{L}\p{N}]/gu, "\\$&");
  const before = /^\d/.test(word) ? "(?<![0-9])" : "(?<![a-z0-9])";
  return new RegExp(`${before}${escaped}(?![0-9])`).test(plain);
}

function simplified(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
