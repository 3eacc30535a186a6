// SPDX-License-Identifier: MIT
// The dice of parlor-dice-3, and of parlor-dice-2, written independently of the server's
// (src/online/fair_dice/chained_dice.h, which explains the scheme): links are folded into a state,
// and a throw follows from the secret, the state and its number. Devices need this to check each
// event, and checks of records to go through a game once more.
import { diceFrom, digest, type SeatSeed } from "./throws.ts";

export const chainedScheme = "parlor-dice-3";
export const olderChainedScheme = "parlor-dice-2";

// What a link hashes to: the link before it, or the tip.
export function under(scheme: string, table: string, seat: string, link: string): string {
  return digest(`${scheme} link`, table, `${seat}=${link}`);
}

export interface SeatedPlayer {
  seat: string;
  who: string; // "human", or a computer's level
  name: string;
}
export interface Opening {
  scheme: string;
  table: string;
  commitment: string;
  voided: number; // openings that came to nothing after links had been revealed
  players: SeatedPlayer[]; // in the order of turns
}
// The state before anything is folded.
export function start({ scheme, table, commitment, voided, players }: Opening): string {
  if (scheme === olderChainedScheme) return table;
  const lines = players.map(({ seat, who, name }) => `${seat}=${who}${name && ` ${name}`}`);
  return digest(`${scheme} table`, table, commitment, String(voided), ...lines);
}

// What happened besides links. It is hashed into the state with a link, once every seat that it
// waits for has given one.
interface Note {
  line: string;
  waitsFor: Set<string>;
  chainOf: string; // the seat whose chain counts once the note is in the state; "" if it is no tip
}

export class ChainedDice {
  folded = ""; // as in the record's tag
  readonly #scheme: string;
  readonly #table: string;
  readonly #last = new Map<string, string>(); // by seat: its chain's last link, or the tip
  readonly #replaced = new Set<string>();
  #state: string;
  #notes: Note[] = [];

  constructor(scheme: string, table: string, state: string, tips: SeatSeed[]) {
    this.#scheme = scheme;
    this.#table = table;
    this.#state = state;
    for (const { seat, seed } of tips) {
      this.#last.set(seat, seed);
      this.#notes.push({ line: `${seat}=${seed}`, waitsFor: new Set(), chainOf: seat });
    }
  }

  // The state without notes that wait.
  get state(): string {
    return this.#state;
  }
  // The state with the notes that wait for no link, as the server sends it.
  get before(): string {
    return this.#withNotes("");
  }
  // The state that the seat's next link is folded into.
  beforeLinkOf(seat: string): string {
    return this.#withNotes(seat);
  }
  isReplaced(seat: string): boolean {
    return this.#replaced.has(seat);
  }
  // What the seat's next link must hash to; "" if the seat gives none.
  expects(seat: string): string {
    const last = this.#last.get(seat);
    if (!last || this.#replaced.has(seat)) return "";
    const waits = ({ chainOf, waitsFor }: Note) =>
      chainOf === seat && (this.#isOlder ? this.#others(seat).length : waitsFor.size) > 0;
    return this.#notes.some(waits) ? "" : last;
  }
  fits(seat: string, link: string): boolean {
    const expected = this.expects(seat);
    return expected !== "" && under(this.#scheme, this.#table, seat, link) === expected;
  }

  // A throw or an end of a turn counts. The link is "" if none comes with it.
  fold(seat: string, link: string): void {
    this.folded += link ? seat : seat.toUpperCase();
    if (!link) return;
    const state = this.#withNotes(seat);
    this.#state = digest(`${this.#scheme} fold`, state, `${seat}=${link}`);
    this.#last.set(seat, link);
    this.#notes = this.#notes.filter((each) => !this.#isReady(each, seat));
    for (const { waitsFor } of this.#notes) waitsFor.delete(seat);
  }
  layDown(seat: string, tip: string): void {
    this.#notes = this.#notes.filter(({ chainOf }) => chainOf !== seat);
    this.#last.set(seat, tip);
    this.#note(seat, `${seat}=${tip}`, seat);
    this.folded += `+${seat}`;
  }
  replace(seat: string): void {
    for (const { waitsFor } of this.#notes) waitsFor.delete(seat);
    this.#replaced.add(seat);
    this.#note(seat, `(${seat}`);
    this.folded += `(${seat}`;
  }
  returnTo(seat: string): void {
    this.#replaced.delete(seat);
    this.#note(seat, `)${seat}`);
    this.folded += `)${seat}`;
  }
  takeBack(turn: number): void {
    this.#note("", `<${turn}`);
    this.folded += `<${turn}`;
  }
  // Throw `number` if it is made now.
  thrown(secret: string, number: number, dice: number): string {
    return diceFrom(secret, `${this.#scheme}\n${this.#state}\n${number}\n`, dice);
  }

  get #isOlder(): boolean {
    return this.#scheme === olderChainedScheme;
  }
  // Whether the seat's chain counts and a person plays it.
  #gives(seat: string): boolean {
    return !this.#replaced.has(seat) && !this.#notes.some(({ chainOf }) => chainOf === seat);
  }
  #others(seat: string): string[] {
    return [...this.#last.keys()].filter((each) => each !== seat && this.#gives(each));
  }
  #note(seat: string, line: string, chainOf = ""): void {
    this.#notes.push({ line, waitsFor: new Set(this.#others(seat)), chainOf });
  }
  #isReady({ waitsFor }: Note, giver: string): boolean {
    return this.#isOlder || [...waitsFor].every((each) => each === giver);
  }
  #withNotes(giver: string): string {
    const ready = this.#notes.filter((each) => this.#isReady(each, giver));
    if (ready.length === 0) return this.#state;
    const what = `${this.#scheme} ${this.#isOlder ? "tips" : "notes"}`;
    return digest(what, this.#state, ...ready.map(({ line }) => line));
  }
}
