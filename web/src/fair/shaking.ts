// SPDX-License-Identifier: MIT
// The dice of parlor-dice-2 in the course of a game, once more by another hand than the server's
// (src/online/fair_dice/shaking.h): links are folded into a state, and a throw follows from the
// secret, the state and its number.
import type { SeatSeed } from "./throws.ts";
import { diceFrom, digest } from "./throws.ts";

const line = ({ seat, seed }: SeatSeed) => `${seat}=${seed}`;

// What the tips that wait make of a state; of the name of the table, before the game begins.
export function withTips(state: string, tips: SeatSeed[]): string {
  return tips.length > 0 ? digest("parlor-dice-2 tips", state, ...tips.map(line)) : state;
}

export class Shaking {
  #state: string;
  #waiting: SeatSeed[];
  readonly #dice: number;
  #number = 0; // of the next throw

  constructor(table: string, tips: SeatSeed[], dice: number) {
    this.#state = table;
    this.#waiting = tips;
    this.#dice = dice;
  }

  // What the next link is folded into.
  get before(): string {
    return withTips(this.#state, this.#waiting);
  }
  layDown(seat: string, tip: string): void {
    this.#waiting = [...this.#waiting.filter((each) => each.seat !== seat), { seat, seed: tip }];
  }
  fold(seat: string, link: string): void {
    this.#state = digest("parlor-dice-2 fold", this.before, line({ seat, seed: link }));
    this.#waiting = [];
  }
  thrown(secret: string): string {
    const lines = `parlor-dice-2\n${this.#state}\n${this.#number++}\n`;
    return diceFrom(secret, lines, this.#dice);
  }
}
