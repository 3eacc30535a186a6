// SPDX-License-Identifier: MIT
// The state of the dice before a game: who sits where and with which tip, who has revealed a first link, and how many
// openings were voided.
import type { Event } from "../link/events.ts";
import type { SeatState } from "../link/messages.ts";
import { ChainedDice, start, under } from "./chained_dice.ts";
import type { SeatSeed } from "./throws.ts";

// After this many voided openings the server refuses new players, and a device asks its player before it reveals a link.
export const mostVoided = 2;

type Kind = "sat" | "stood" | "filled" | "replaced";
export type Seating = Extract<Event, { kind: Kind }>;
type Seat = Pick<SeatState, "seat" | "player" | "name" | "level">;

export class Opening {
  voided = 0; // openings that failed after links had been revealed
  readonly #scheme: string;
  readonly #table: string;
  readonly #commitment: string;
  #seats: Seat[] = []; // in the order of turns
  #tips = new Map<string, string>(); // by seat
  #revealed = new Map<string, string>(); // first links, likewise

  constructor(scheme: string, table: string, commitment: string) {
    this.#scheme = scheme;
    this.#table = table;
    this.#commitment = commitment;
  }

  // From a snapshot of the server.
  lay(seats: Seat[], tips: SeatSeed[], revealed: SeatSeed[]): void {
    this.#seats = seats.map(({ seat, player, name, level }) => ({ seat, player, name, level }));
    this.#tips = new Map(tips.map(({ seat, seed }) => [seat, seed]));
    this.#revealed = new Map(revealed.map(({ seat, seed }) => [seat, seed]));
  }
  get isComplete(): boolean {
    return this.#seats.length > 0 && this.#seats.every(({ player, level }) => player || level);
  }
  // In the order of turns.
  get tips(): SeatSeed[] {
    return this.#inOrder(this.#tips);
  }
  get revealed(): SeatSeed[] {
    return this.#inOrder(this.#revealed);
  }
  // The dice before the first link, once every seat is taken.
  get dice(): ChainedDice | null {
    if (!this.isComplete) return null;
    const [scheme, table, commitment] = [this.#scheme, this.#table, this.#commitment];
    const players = this.#seats.map(({ seat, name, level }) => {
      return { seat, who: level || "human", name };
    });
    const state = start({ scheme, table, commitment, voided: this.voided, players });
    return new ChainedDice(scheme, table, state, this.tips);
  }
  // What the seat's first link must hash to; "" if none is due.
  due(seat: string): string {
    const waits = this.isComplete && !this.#revealed.has(seat);
    return waits ? (this.#tips.get(seat) ?? "") : "";
  }
  // False if it is not the link that is due.
  reveal(seat: string, link: string): boolean {
    const due = this.due(seat);
    if (!due || under(this.#scheme, this.#table, seat, link) !== due) return false;
    this.#revealed.set(seat, link);
    return true;
  }

  // False if that is impossible: the seat is taken, or belongs to another player.
  change(event: Seating): boolean {
    if (!this.#isPossible(event)) return false;
    // The revealed links are void, and their chains continue after them.
    if (this.#revealed.size > 0) this.voided += 1;
    for (const [seat, link] of this.#revealed) this.#tips.set(seat, link);
    this.#revealed.clear();
    if (event.kind === "filled") {
      for (const each of this.#seats) if (!each.player && !each.level) each.level = event.level;
      return true;
    }
    const { seat } = event;
    const sits = event.kind === "sat";
    if (sits) this.#tips.set(seat, event.tip);
    else this.#tips.delete(seat);
    const level = event.kind === "replaced" ? event.level : "";
    const seated = { seat, player: sits ? event.by : "", name: sits ? event.name : "", level };
    this.#seats = this.#seats.map((each) => (each.seat === seat ? seated : each));
    return true;
  }
  #isPossible(event: Seating): boolean {
    if (event.kind === "filled") return !this.isComplete;
    const seat = this.#seats.find((each) => each.seat === event.seat);
    if (!seat) return false;
    const isOwn = seat.player === event.by && event.by !== "";
    if (event.kind === "stood") return isOwn;
    if (event.kind === "replaced") return seat.player !== "";
    return this.voided < mostVoided && (isOwn || !(seat.player || seat.level));
  }

  #inOrder(list: Map<string, string>): SeatSeed[] {
    return this.#seats.flatMap(({ seat }) => {
      const seed = list.get(seat);
      return seed ? [{ seat, seed }] : [];
    });
  }
}
