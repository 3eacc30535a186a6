// SPDX-License-Identifier: MIT
// Spaced repetition. A puzzle that was missed is due again the next day. Each time that it is solved when it is due,
// it comes back later, and after the last time it has been learned. A miss starts over. Of several attempts on one day
// only the first counts. Pure.
import type { Attempt } from "./attempts.ts";
import { dayOf } from "./days.ts";

const waits = [1, 3, 7, 21]; // days

interface Card {
  step: number; // index of the current wait
  due: number; // a day
}

// The ids of the puzzles that are due on this day, the longest overdue first.
export function dueOn(day: number, attempts: Attempt[]): string[] {
  const cards = new Map<string, Card>();
  const last = new Map<string, number>(); // day of the last attempt
  for (const { id, when, outcome } of attempts) {
    const now = dayOf(new Date(when));
    if (last.get(id) === now) continue;
    last.set(id, now);
    const card = after(cards.get(id), outcome === "right", now);
    if (card) cards.set(id, card);
    else cards.delete(id);
  }
  const due = [...cards].filter(([, card]) => card.due <= day);
  return due.sort(([, one], [, other]) => one.due - other.due).map(([id]) => id);
}

function after(card: Card | undefined, right: boolean, day: number): Card | undefined {
  if (right && (!card || day < card.due)) return card;
  const step = right && card ? card.step + 1 : 0;
  const wait = waits[step];
  return wait === undefined ? undefined : { step, due: day + wait };
}
