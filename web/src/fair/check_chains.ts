// SPDX-License-Identifier: MIT
// The dice of a record of parlor-dice-2 gone through once more, link by link; the same faults as
// src/online/fair_dice/check_chains.cpp.
import { under } from "./chain.ts";
import { type Checked, type Fault, fault, type GameDice, parseList } from "./check.ts";
import type { Evidence, RecordedTurn } from "./evidence.ts";
import { Shaking } from "./shaking.ts";
import { highToLow, type SeatSeed } from "./throws.ts";

// One sign of the tag `folded`: whose link was folded ("-": nobody's), and whose new tips with it.
interface Fold {
  seat: string;
  renewed: string[];
}
// A link as it was given, and what it was folded into.
export interface Folded {
  link: string;
  before: string;
}

export function checkChains(read: Evidence, game: GameDice, checked: Checked): Fault | null {
  const found = new Chains(read, game, checked);
  return found.fault ?? found.play();
}

class Chains {
  readonly #read: Evidence;
  readonly #checked: Checked;
  readonly #shaking: Shaking;
  readonly #tips: SeatSeed[];
  readonly #folds: Fold[];
  readonly #links: string[][] = []; // of each chain that are still to be folded
  readonly #current = new Map<string, number>(); // chain of a seat
  readonly #waits = new Set<string>(); // seats whose new chain does not count yet
  readonly #takenBack: number;
  #next: number; // tip that was laid down later
  fault: Fault | null;

  constructor(read: Evidence, { seats, dice }: GameDice, checked: Checked) {
    this.#read = read;
    this.#checked = checked;
    this.#tips = parseList(this.#value("tips"), seats) ?? [];
    this.#shaking = new Shaking(checked.table, checked.seeds, dice);
    this.#next = checked.seeds.length;
    const last = parseList(this.#value("links"), seats);
    const folds = parseFolds(this.#value("folded"));
    const from = this.#value("taken_back");
    this.#takenBack = Number(from);
    this.#folds = folds ?? [];
    if (!last || last.map(seatOf).join() !== this.#tips.map(seatOf).join())
      this.fault = this.#unreadable("links");
    else if (!folds) this.fault = this.#unreadable("folded");
    else if (from !== "" && !/^[1-9]\d*$/.test(from)) this.fault = this.#unreadable("taken_back");
    else this.fault = this.#followLinks(last);
  }

  // How often each chain was used follows from the signs; so often its last link is hashed, and
  // that must be the tip.
  #followLinks(last: SeatSeed[]): Fault | null {
    const first = this.#checked.seeds.length;
    const used = this.#tips.map((_, index): number => (index < first ? 1 : 0));
    const current = new Map(this.#checked.seeds.map(({ seat }, index) => [seat, index]));
    let next = first;
    for (const { seat, renewed } of this.#folds) {
      for (const each of renewed) {
        const known = this.#tips[next]?.seat === each && current.has(each);
        if (!known) return this.#unreadable("folded");
        current.set(each, next++);
      }
      if (seat === "-" && renewed.length === 0) continue;
      const chain = current.get(seat);
      if (chain === undefined) return this.#unreadable("folded");
      used[chain] = (used[chain] ?? 0) + 1;
    }
    if (next !== this.#tips.length) return this.#unreadable("tips");
    for (const [index, { seat, seed }] of last.entries()) {
      const links = [seed];
      for (let each = used[index] ?? 0; each > 0; each -= 1)
        links.unshift(under(this.#checked.table, seat, links[0] ?? ""));
      if (links.shift() !== this.#tips[index]?.seed)
        return fault("link_differs", seat, this.#read.tags.get("links")?.line);
      this.#links.push(links);
    }
    return null;
  }

  play(): Fault | null {
    for (const [index, { seat }] of this.#checked.seeds.entries()) {
      this.#current.set(seat, index);
      this.#fold(seat);
    }
    for (const each of this.#read.opening) {
      const bad = this.#compare(each.thrown, each.line);
      if (bad) return bad;
    }
    for (const [index, turn] of this.#read.turns.entries()) {
      const bad = this.#playTurn(turn, index + 1);
      if (bad) return bad;
    }
    return this.#folds.length > 0 && !this.#takenBack ? this.#unreadable("folded") : null;
  }

  #playTurn(turn: RecordedTurn, number: number): Fault | null {
    if (turn.thrown !== "set") {
      const bad = this.#take(turn, number) ?? this.#compare(turn.thrown, turn.line);
      if (bad) return bad;
    }
    return turn.pending ? null : this.#take(turn, number);
  }

  #take(turn: RecordedTurn, number: number): Fault | null {
    const sign = this.#folds.shift();
    if (!sign) return this.#unreadable("folded");
    const { seat, renewed } = sign;
    const again = this.#takenBack > 0 && number >= this.#takenBack;
    const ownSide = seat === turn.seat || !this.#sits(turn.seat);
    if (seat !== "-" && !ownSide && !again) return fault("link_misplaced", seat, turn.line);
    for (const each of renewed) {
      this.#shaking.layDown(each, this.#tips[this.#next]?.seed ?? "");
      this.#current.set(each, this.#next++);
      this.#waits.add(each);
    }
    if (seat === "-") return null;
    const others = [...this.#current.keys()].some((each) => !this.#waits.has(each));
    if (this.#waits.has(seat) && others) return fault("link_misplaced", seat, turn.line);
    this.#fold(seat);
    return null;
  }

  #fold(seat: string): void {
    const link = this.#links[this.#current.get(seat) ?? 0]?.shift() ?? "";
    this.#checked.folded.push({ link, before: this.#shaking.before });
    this.#shaking.fold(seat, link);
    this.#waits.clear();
  }
  #compare(thrown: string, line: number): Fault | null {
    const expected = this.#shaking.thrown(this.#checked.secret);
    const number = this.#checked.throws + 1;
    if (highToLow(thrown) !== expected)
      return { ...fault("throw_differs", thrown, line), number, expected };
    this.#checked.throws = number;
    return null;
  }
  #sits(seat: string): boolean {
    const name = this.#read.tags.get(`seat ${seat}`)?.value;
    return name !== undefined && name !== "-";
  }
  #value(tag: string): string {
    return this.#read.tags.get(tag)?.value ?? "";
  }
  #unreadable(tag: string): Fault {
    return fault("tag_unreadable", tag, this.#read.tags.get(tag)?.line);
  }
}

const seatOf = ({ seat }: SeatSeed) => seat;

function parseFolds(text: string): Fold[] | null {
  if (!/^((\+[a-z])*[a-z-])*$/.test(text)) return null;
  return [...text.matchAll(/((?:\+[a-z])*)([a-z-])/g)].map(([, renewed = "", seat = ""]) => ({
    seat,
    renewed: [...renewed.replaceAll("+", "")],
  }));
}
