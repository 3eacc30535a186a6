// SPDX-License-Identifier: MIT
// The faces that computers make for a moment: at a capture, at alike dice, at the end of a game.
import { SvelteMap } from "svelte/reactivity";
import type { Changed, Seat } from "../engine/answers.ts";
import type { Ask } from "../engine/requests.ts";

export type Mood = "joy" | "wince" | "blink" | "look"; // look: at the board

const lasting = 1600; // milliseconds

// Who reacts to a change. People's seats are among them.
export function moodsAfter(asked: Ask["ask"], answer: Changed): Map<Seat, Mood> {
  const { due, seats, dice, movements, toAct } = answer;
  const moods = new Map<Seat, Mood>();
  if (due === "over") for (const { seat, won } of seats) moods.set(seat, won ? "joy" : "wince");
  else if (asked === "throw" && isDoublet(dice.map(({ pips }) => pips)))
    for (const seat of toAct) moods.set(seat, "blink");
  else if (asked === "step" || asked === "computer") {
    for (const [index, { kind, seat }] of movements.entries()) {
      if (kind !== "captured") continue;
      for (const each of seats) if (!moods.has(each.seat)) moods.set(each.seat, "look");
      const by = movements.slice(0, index).findLast((each) => each.kind === "step");
      if (by) moods.set(by.seat, "joy");
      moods.set(seat, "wince");
    }
  }
  return moods;
}

// Every die shows the same number.
export function isDoublet(pips: number[]): boolean {
  return pips.length > 1 && new Set(pips).size === 1;
}

export class Moods {
  readonly #now = new SvelteMap<Seat, Mood>();
  #timer = 0;

  of(seat: Seat): Mood | undefined {
    return this.#now.get(seat);
  }

  // Replaces the moods until their time is up.
  show(moods: Map<Seat, Mood>): void {
    if (moods.size === 0) return;
    clearTimeout(this.#timer);
    this.#now.clear();
    for (const [seat, mood] of moods) this.#now.set(seat, mood);
    this.#timer = window.setTimeout(() => this.#now.clear(), lasting);
  }
}
