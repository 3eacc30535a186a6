// SPDX-License-Identifier: MIT
// Pauses in milliseconds before the page acts automatically, so that a person sees what happened.
import type { Speed } from "../board/types.ts";
import type { TableView } from "../engine/answers.ts";
import type { Ask } from "../engine/requests.ts";
import { isPerson } from "./autoplay.ts";

// A person's turn ends automatically after this time at any speed: time to undo.
export const untilEnd = 2000;

const measure: Record<Speed, number> = { off: 0.35, quick: 0.5, normal: 1, slow: 1.7 };

export function pauseBefore(next: Ask, view: TableView, speed: Speed): number {
  const pause = unhurried(next, view);
  return pause === untilEnd ? pause : measure[speed] * pause;
}

function unhurried(next: Ask, view: TableView): number {
  if (next.ask === "throw") return isPerson(view) ? 500 : 450;
  if (next.ask === "confirm") return isPerson(view) ? untilEnd : 700;
  return beforePlay;
}
const beforePlay = 700; // the dice have just been seen

// How long a computer waits before it plays its throw.
export function untilPlay(speed: Speed): number {
  return measure[speed] * beforePlay;
}

// How long the dice fall, or the arrows of spinners turn.
export function tumbling(speed: Speed, spinners = false): number {
  return speed === "off" ? 0 : measure[speed] * (spinners ? 1600 : 950);
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

// A wait that a person can cut short.
export class Pause {
  waiting = $state(false);
  #end: () => void = () => {};

  wait(milliseconds: number): Promise<void> {
    this.end();
    this.waiting = true;
    return new Promise((done) => {
      const timer = setTimeout(() => this.#end(), milliseconds);
      this.#end = () => {
        clearTimeout(timer);
        this.#end = () => {};
        this.waiting = false;
        done();
      };
    });
  }

  end(): void {
    this.#end();
  }
}
