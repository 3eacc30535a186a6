// SPDX-License-Identifier: MIT
// The dice of a game gone through once more, link by link: those of a record, whose throws are
// compared too, or those of a game that goes on, of which a server has told the transcript. It
// finds the same faults as src/online/fair_dice/check_chains.cpp.
import { ChainedDice, olderChainedScheme, under } from "./chained_dice.ts";
import { type Fault, fault, type GameDice, parseList } from "./check.ts";
import type { Evidence, RecordedTurn } from "./evidence.ts";
import { highToLow, type SeatSeed } from "./throws.ts";

// What a record's tags of the same names tell, or what a server tells of a running game.
interface Transcript {
  tips: string;
  links: string;
  folded: string;
}
export interface Setting {
  scheme: string;
  table: string;
  start: string; // state
  seeds: SeatSeed[]; // the tips of the opening
  secret: string; // "" while the game goes on: throws are not compared
  game: GameDice;
}
// A link as it was given, and the state that it was folded into. For first links that is the state
// of the opening, which all tips are in.
interface Folded {
  seat: string;
  link: string;
  before: string;
  slot: string; // what it was given for (Follower.slot)
}
// How a person took part, and what explains links that are missing.
interface SeatLinks {
  given: number;
  missing: number; // throws and ends of turns without a link
}
interface DiceNote {
  kind: "renewed" | "replaced" | "returned" | "taken_back";
  seat: string; // "" of taken_back
  turn: number; // the first is 1; of taken_back the one that was played again
}
const kinds = { "+": "renewed", "(": "replaced", ")": "returned", "<": "taken_back" } as const;

export class Replay {
  readonly dice: ChainedDice;
  readonly folded: Folded[] = [];
  readonly links = new Map<string, SeatLinks>(); // by seat
  readonly notes: DiceNote[] = [];
  throws = 0; // that were compared and are right
  made = 0; // throws that have counted, also those that the record does not have any more
  ended = 0; // turns, likewise
  readonly #states: { length: number; state: string }[] = []; // after each sign, by `folded`
  readonly #read: Evidence;
  readonly #setting: Setting;
  readonly #isOlder: boolean;
  readonly #tips: SeatSeed[];
  readonly #items: Item[];
  readonly #unused: string[][] = []; // links of each chain that are still to be folded
  readonly #chain = new Map<string, number>(); // of a seat
  #newest = 0; // tip that was laid down
  #turn = 0; // that is played
  #begun = 0; // turns
  fault: Fault | null;

  constructor(read: Evidence, told: Transcript, setting: Setting) {
    this.#read = read;
    this.#setting = setting;
    this.#isOlder = setting.scheme === olderChainedScheme;
    const { seats } = setting.game;
    this.#tips = parseList(told.tips, seats) ?? [];
    this.dice = new ChainedDice(setting.scheme, setting.table, setting.start, setting.seeds);
    for (const { seat } of setting.seeds) this.links.set(seat, { given: 0, missing: 0 });
    const last = parseList(told.links, seats);
    const items = parseItems(told.folded, seats, this.#isOlder);
    const from = this.#isOlder ? (read.tags.get("taken_back")?.value ?? "") : "";
    const back = from === "" ? Number.POSITIVE_INFINITY : parseCount(from);
    this.#items = withBacks(items ?? [], back);
    if (last?.map(seatOf).join() !== this.#tips.map(seatOf).join())
      this.fault = this.#unreadable("links");
    else if (!items) this.fault = this.#unreadable("folded");
    else if (from !== "" && (back === 0 || back > read.turns.length + 1))
      this.fault = this.#unreadable("taken_back");
    else this.fault = this.#findLinks(last ?? []) ?? this.#play();
  }

  // The state when `folded` had that length.
  stateAt(length: number): string {
    return this.#states.findLast((each) => each.length <= length)?.state ?? "";
  }

  // The items tell how often each chain was used. Its last link is hashed as often, and that must
  // lead to the tip.
  #findLinks(last: SeatSeed[]): Fault | null {
    const { scheme, table, seeds } = this.#setting;
    const used = this.#tips.map((_, index): number => (index < seeds.length ? 1 : 0));
    const current = new Map(seeds.map(({ seat }, index) => [seat, index]));
    let next = seeds.length;
    for (const { text: item } of this.#items) {
      const isLink = /^[a-z]$/.test(item);
      if (!isLink && item[0] !== "+") continue;
      const seat = item.slice(-1);
      const known = current.has(seat) && (isLink || this.#tips[next]?.seat === seat);
      if (!known) return this.#unreadable("folded");
      if (!isLink) current.set(seat, next++);
      const chain = current.get(seat) ?? 0;
      if (isLink) used[chain] = (used[chain] ?? 0) + 1;
    }
    if (next !== this.#tips.length) return this.#unreadable("tips");
    for (const [index, { seat, seed }] of last.entries()) {
      const links = [seed];
      for (let each = used[index] ?? 0; each > 0; each -= 1)
        links.unshift(under(scheme, table, seat, links[0] ?? ""));
      if (links.shift() !== this.#tips[index]?.seed)
        return fault("link_differs", seat, this.#read.tags.get("links")?.line);
      this.#unused.push(links);
    }
    return null;
  }

  #play(): Fault | null {
    const opened = this.dice.before;
    for (const { seat } of this.#setting.seeds) {
      this.#chain.set(seat, this.#newest++);
      const link = this.#nextLink(seat);
      this.dice.fold(seat, link);
      this.folded.push({ seat, link, before: opened, slot: slotText("open", 0, opened) });
    }
    this.dice.folded = "";
    this.#states.push({ length: 0, state: this.dice.state });
    this.made = this.#read.opening.length;
    for (const { thrown, line } of this.#read.opening) {
      const bad = this.#compare(thrown, line);
      if (bad) return bad;
    }
    for (const turn of this.#read.turns) {
      const bad = this.#playTurn(turn);
      if (bad) return bad;
      this.#turn += 1;
    }
    return this.#playRest();
  }
  #playTurn({ thrown, line, pending }: RecordedTurn): Fault | null {
    if (thrown !== "set") {
      const bad = this.#act(true) ?? this.#compare(thrown, line);
      if (bad) return bad;
    }
    return pending ? null : this.#act(false);
  }
  // What the record does not have any more, because it was taken back.
  #playRest(): Fault | null {
    const isPending = this.#read.turns.at(-1)?.pending ?? false;
    if (isPending) this.#turn -= 1;
    let isThrow = !isPending && !this.#isSettingUp;
    while (this.#items.length > 0) {
      const isNote = this.#isNoteNext;
      const bad = isNote ? this.#takeNote() : this.#act(isThrow);
      if (bad) return bad;
      if (isNote) continue;
      if (!isThrow) this.#turn += 1;
      isThrow = !isThrow && !this.#isSettingUp;
    }
    return null;
  }
  get #isNoteNext(): boolean {
    return (this.#items[0]?.text[0] ?? "") in kinds;
  }
  // Whether no dice are thrown in this turn: the first two turns of a game that begins so.
  get #isSettingUp(): boolean {
    return this.#turn < 2 && (this.#read.tags.get("start")?.value ?? "").endsWith(" set");
  }

  // The notes before the next sign, and then the sign: a throw or an end of a turn.
  #act(isThrow: boolean): Fault | null {
    while (this.#isNoteNext) {
      const bad = this.#takeNote();
      if (bad) return bad;
    }
    const item = this.#items.shift();
    if (!item) return this.#unreadable("folded");
    const sign = item.text;
    this.#begun = Math.max(this.#begun, this.#turn + 1);
    const [kind, number] = isThrow ? (["throw", this.made] as const) : (["end", this.ended] as const);
    if (isThrow) this.made += 1;
    else this.ended += 1;
    const turn = this.#read.turns[this.#turn];
    const isReplayed = this.#turn + 1 >= item.takenBack;
    const isRecorded = turn !== undefined && (isThrow || !turn.pending);
    if (!isReplayed && !isRecorded) return this.#unreadable("folded");
    if (sign === "-") {
      // Older records do not tell who acted. It was the turn's seat, unless the turn may have been
      // another's.
      const counts = isReplayed ? undefined : this.links.get(turn?.seat ?? "");
      if (counts) counts.missing += 1;
      return null;
    }
    const seat = sign.toLowerCase();
    const line = turn?.line;
    if (!isReplayed && !this.#mayAct(seat)) return fault("link_misplaced", seat, line);
    const counts = this.links.get(seat);
    let link = "";
    if (sign === seat) {
      link = this.#nextLink(seat);
      if (!this.dice.fits(seat, link)) return fault("link_misplaced", seat, line);
      const before = this.#isOlder ? this.dice.before : this.dice.state;
      const slot = slotText(kind, number, this.dice.beforeLinkOf(seat));
      this.folded.push({ seat, link, before, slot });
      if (counts) counts.given += 1;
    } else {
      if (this.dice.expects(seat)) return fault("link_missing", seat, line);
      if (counts) counts.missing += 1;
    }
    this.dice.fold(seat, link);
    this.#states.push({ length: this.dice.folded.length, state: this.dice.state });
    return null;
  }
  #takeNote(): Fault | null {
    const item = this.#items.shift()?.text ?? "";
    const kind = kinds[item[0] as keyof typeof kinds];
    const seat = kind === "taken_back" ? "" : item.slice(1);
    const back = Number(item.slice(1));
    const known = this.#chain.has(seat) && this.dice.isReplaced(seat) === (kind === "returned");
    const fits = kind === "taken_back" ? back <= this.#begun : known;
    if (!fits) return this.#unreadable("folded");
    if (kind === "renewed") {
      this.dice.layDown(seat, this.#tips[this.#newest]?.seed ?? "");
      this.#chain.set(seat, this.#newest++);
    } else if (kind === "replaced") this.dice.replace(seat);
    else if (kind === "returned") this.dice.returnTo(seat);
    else this.dice.takeBack(back);
    this.notes.push({ kind, seat, turn: kind === "taken_back" ? back : this.#turn + 1 });
    return null;
  }
  // Whether the seat, or one of its side where several seats share one, is the turn's.
  #mayAct(seat: string): boolean {
    const turn = this.#read.turns[this.#turn];
    const name = this.#read.tags.get(`seat ${turn?.seat}`)?.value ?? "-";
    return seat === turn?.seat || name === "-";
  }
  #nextLink(seat: string): string {
    return this.#unused[this.#chain.get(seat) ?? 0]?.shift() ?? "";
  }
  #compare(thrown: string, line: number): Fault | null {
    const { secret, game } = this.#setting;
    const expected = secret && this.dice.thrown(secret, this.throws, game.dice);
    if (secret && highToLow(thrown) !== expected)
      return { ...fault("throw_differs", thrown, line), number: this.throws + 1, expected };
    this.throws += 1;
    return null;
  }
  #unreadable(tag: string): Fault {
    return fault("tag_unreadable", tag, this.#read.tags.get(tag)?.line);
  }
}

// What a link may be sent for: once each, the opening, a throw or an end of a turn, by its number and
// the state that the link is folded into, notes included.
export type Kind = "open" | "throw" | "end";
export function slotText(kind: Kind, number: number, before: string): string {
  return `${kind} ${number} ${before}`;
}

const seatOf = ({ seat }: SeatSeed) => seat;

// A whole number from 1, with at most nine digits; 0 if the text is anything else.
export function parseCount(text: string): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}

// An item of the tag `folded`.
interface Item {
  text: string;
  // The first turn that was taken back after it, or Infinity. From that turn on, the record has
  // what was played later, perhaps by other seats.
  takenBack: number;
}
// `back` is what an older record tells of all items.
function withBacks(items: string[], back: number): Item[] {
  const all: Item[] = [];
  let takenBack = back;
  for (const text of items.toReversed()) {
    all.push({ text, takenBack });
    if (text[0] === "<") takenBack = Math.min(takenBack, Number(text.slice(1)));
  }
  return all.reverse();
}

// The texts of these items, each with its seat or number (ChainedDice::folded).
function parseItems(text: string, seats: string, isOlder: boolean): string[] | null {
  const seat = `[${seats}]`;
  // Older records tell of a new tip right before the link that it was folded with.
  const fitting = new RegExp(`^((\\+${seat})*${seat}|-)*$`);
  const item = isOlder
    ? `\\+${seat}|${seat}|-`
    : `[+()]${seat}|<[1-9]\\d{0,8}|${seat}|[${seats.toUpperCase()}]`;
  const items = text.match(new RegExp(item, "g")) ?? [];
  return items.join("") === text && (!isOlder || fitting.test(text)) ? items : null;
}
