// SPDX-License-Identifier: MIT
// A table of parlor-dice-3 as an honest server tells it: Ana is `me` on seat b, Ben is on seat r.
// It folds the links by web/src/fair/chained_dice.ts, which tests/fair compares with the server's.
import { ChainedDice, chainedScheme, start, under } from "../../src/fair/chained_dice.ts";
import type { Event } from "../../src/link/events.ts";
import type { FromServer, TableState } from "../../src/link/messages.ts";
import { event, plan, state } from "./fake.ts";

export const commitment = "c".repeat(64);
const names = { b: "Ana", r: "Ben" };
const players = { b: "me", r: "other" };
type Letter = keyof typeof names;

export class Dealer {
  seq = 3;
  played = 3;
  phase: TableState["phase"] = "open";
  toAct = "";
  due: TableState["due"] = "";
  tips: Record<Letter, string>;
  voided = 0;
  readonly #theirs: string[] = []; // Ben's chain, the tip first
  #dice: ChainedDice;
  #revealed: [Letter, string][] = [];
  #turns: string[] = []; // of the record

  // Both sit.
  constructor(tip: string) {
    let link = "9".repeat(64);
    for (let each = 0; each < 40; each += 1) {
      this.#theirs.unshift(link);
      link = under(chainedScheme, "t", "r", link);
    }
    this.tips = { b: tip, r: link };
    this.#dice = this.#opening();
  }
  #opening(): ChainedDice {
    const sitting = (["b", "r"] as const).map((seat) => ({ seat, who: "human", name: names[seat] }));
    const table = { scheme: chainedScheme, table: "t", commitment, voided: this.voided };
    const tips = (["b", "r"] as const).map((seat) => ({ seat, seed: this.tips[seat] }));
    return new ChainedDice(chainedScheme, "t", start({ ...table, players: sitting }), tips);
  }

  state(change: Partial<TableState> = {}): TableState {
    const { seq, played, phase, toAct, due } = this;
    const seats = state().seats.map((each) => {
      const seat = each.seat as Letter;
      const waits = phase === "open" && !this.#revealed.some(([one]) => one === seat);
      return { ...each, player: players[seat], name: names[seat], link: waits ? this.tips[seat] : "" };
    });
    return state({ seq, played, phase, seats, toAct, due, shaken: this.#dice.before, ...change });
  }
  snapshot(change: Partial<TableState> = {}): FromServer {
    const list = (links: [string, string][]) => links.map((each) => each.join("=")).join();
    const dice = {
      scheme: chainedScheme,
      voided: this.voided,
      tips: list(Object.entries(this.tips)),
      links: list(this.phase === "open" ? this.#revealed : Object.entries(this.#last)),
      folded: this.#dice.folded,
    };
    const record = this.phase === "open" ? "" : this.record;
    const told = this.state(change);
    return { table: "t", snapshot: { plan, commitment, state: told, record, dice, said: [] } };
  }
  readonly #last: Record<string, string> = {};
  get record(): string {
    const { b, r } = this.tips;
    const lines = [
      "parlor record 1",
      "game: pollyanna",
      "edition: pollyanna-1916",
      "seat b: Ana",
      "seat r: Ben",
      "players: b=human,r=human",
      `dice: ${chainedScheme}`,
      "table: t",
      `tips: b=${b},r=${r}`,
      `commitment: ${commitment}`,
      "opening: b 6-4, r 5-4",
      "start: a position",
      ...this.#turns,
    ];
    return `${lines.join("\n")}\n`;
  }

  #tell(events: Event[], change: Partial<TableState> = {}): FromServer {
    return { table: "t", events, state: this.state(change) };
  }
  #next(): number {
    this.played = this.seq + 1;
    return (this.seq += 1);
  }
  get theirs(): string {
    return this.#theirs.shift() ?? "";
  }

  // Both reveal, and the game begins with Ana's turn.
  begin(link: string): FromServer {
    const their = this.theirs;
    const events = [
      event(this.#next(), "revealed", { seat: "b", link }),
      event(this.#next(), "revealed", { seat: "r", link: their }),
    ];
    this.#fold("b", link);
    this.#fold("r", their);
    this.#dice.folded = "";
    events.push(event(this.#next(), "begun", { record: this.record }));
    [this.phase, this.toAct, this.due] = ["playing", "b", "throw"];
    return this.#tell(events);
  }
  thrown(seat: Letter, link: string, change: Partial<TableState> = {}): FromServer {
    this.#fold(seat, link);
    this.due = "confirm";
    this.#turns.push(`${this.#turns.length + 1} ${seat} 6-3 - ...`);
    return this.#tell([event(this.#next(), "thrown", { seat, thrown: "6-3", link })], change);
  }
  confirmed(seat: Letter, link: string): FromServer {
    this.#fold(seat, link);
    [this.toAct, this.due] = [seat === "b" ? "r" : "b", "throw"];
    this.#turns.push((this.#turns.pop() ?? "").replace("...", "-> a position"));
    return this.#tell([event(this.#next(), "confirmed", { seat, spent: 1, link })]);
  }
  renewed(tip: string): FromServer {
    this.#dice.layDown("b", tip);
    return this.#tell([event(this.#next(), "renewed", { seat: "b", tip })]);
  }
  takeOver(seat: Letter): FromServer {
    this.#dice.replace(seat);
    this.#dice.returnTo(seat);
    return this.#tell([
      event(this.#next(), "replaced", { seat, level: "simple", why: "away" }),
      event(this.#next(), "returned", { seat }),
    ]);
  }
  // Ana's first link was shown, and Ben stands up.
  breakOff(link: string): FromServer {
    const events = [
      event(this.#next(), "revealed", { seat: "b", link }),
      { ...event(this.#next(), "stood", { seat: "r" }), by: players.r },
    ];
    this.voided += 1;
    this.tips = { ...this.tips, b: link };
    const { seats } = this.state();
    const free = { player: "", name: "", link: "" };
    return this.#tell(events, {
      seats: seats.map((each) => (each.seat === "r" ? { ...each, ...free } : { ...each, link: "" })),
      shaken: "",
    });
  }
  sitAgain(): FromServer {
    this.#dice = this.#opening();
    const { r: tip } = this.tips;
    const sat = event(this.#next(), "sat", { seat: "r", name: "Ben", tip });
    return this.#tell([{ ...sat, by: players.r }]);
  }
  // As after an opening that was broken off and filled by somebody else.
  reopen(voided: number): FromServer {
    this.voided = voided;
    this.#dice = this.#opening();
    this.#next();
    return this.snapshot();
  }

  #fold(seat: Letter, link: string): void {
    this.#dice.fold(seat, link);
    this.#last[seat] = link;
  }
}
