// SPDX-License-Identifier: MIT
// Follows the dice of a table online from its events alone, and believes nothing that the server
// says about them. It folds every link itself, knows which link each seat has to give next, and
// compares the state, the throws and the record at every step. What does not fit is an alarm:
// this device then gives no more links.
import type { Event } from "../link/events.ts";
import type { Snapshot, TableState } from "../link/messages.ts";
import { sentLinks } from "./chain.ts";
import { ChainedDice, chainedScheme } from "./chained_dice.ts";
import {
  check,
  firstOfEach,
  type GameDice,
  parseList,
  playersOf,
  startOf,
  tagOf,
  transcriptOf,
} from "./check.ts";
import { type Evidence, evidence } from "./evidence.ts";
import { Opening, type Seating } from "./opening.ts";
import { type Kind, Replay, slotText } from "./replay.ts";
import { sawAlarm, witnessOf } from "./witness.ts";

export const alarms = [
  "commitment_differs", // another seal than the one that was shown first
  "opening_differs", // the record begins otherwise than this device was shown
  "link_missing", // a seat acted without the link that was due
  "link_wrong", // a link that is not the seat's next, or where none was due
  "link_elsewhere", // a link of this device that it sent for something else
  "state_differs", // the server's state is not what the links lead to
  "order_wrong", // a throw or an end of a turn out of order, or of a seat that is not to act
  "throw_changed", // plays were taken back, and a throw came again with other dice
  "transcript_differs", // what the server tells of earlier links does not fit
  "record_differs", // the record of the finished game does not tell what this device saw
] as const;
type AlarmName = (typeof alarms)[number];
export interface Alarm {
  name: AlarmName;
  seat: string; // whose; "" if it concerns no seat alone
  seq: number; // of the event, or of the state, at which it was noticed
}

interface Chain {
  seat: string;
  tip: string;
  last: string;
}

export class Follower {
  alarm: Alarm | null = null;
  scheme = ""; // of the table; "" until it is known
  readonly #table: string;
  #seq = 0;
  #commitment = "";
  #letters = ""; // of the seats that take part, in the order of turns
  #opening = new Opening("", "", "");
  #dice: ChainedDice | null = null; // once the game has begun
  #chains: Chain[] = []; // in the order in which their tips were laid down
  #made: string[] = []; // throws, "" where a transcript did not tell one
  #ended = 0; // turns that have counted
  #thrown = 0; // throws of the game as it stands: fewer than were made, after a take-back
  #turns = 0; // ended turns, likewise
  #isThrown = false; // the turn that is played has its throw
  #toAct: string | null = null; // as the server told it; null after a play

  constructor(table: string) {
    this.#table = table;
    this.alarm = alarmOf(table);
  }

  // Tables of older programs have dice that are not followed.
  get follows(): boolean {
    return this.scheme === chainedScheme;
  }
  get voided(): number {
    return this.#opening.voided;
  }
  // Kept with each link that is sent, and in the evidence of an alarm.
  get folded(): string {
    return this.#dice?.folded ?? "";
  }
  get transcript() {
    return {
      voided: this.voided,
      tips: this.#chains.map(({ seat, tip }) => `${seat}=${tip}`).join(),
      links: this.#chains.map(({ seat, last }) => `${seat}=${last}`).join(),
      folded: this.folded,
    };
  }
  // The state that a link is folded into. Before the game it is the one that all tips are in.
  get before(): string {
    return this.#dice?.state ?? this.#opening.dice?.before ?? "";
  }
  // What the seat's next link must hash to, if it is sent for that; "" if none is due.
  due(seat: string, kind: Kind): string {
    if (this.alarm) return "";
    if (!this.#dice) return kind === "open" ? this.#opening.due(seat) : "";
    const isNew = kind === "throw" ? this.#thrown === this.#made.length : this.#turns === this.#ended;
    return isNew && kind !== "open" ? this.#dice.expects(seat) : "";
  }
  // What a link is sent for. It names the very state that the link will be folded into: otherwise a
  // server that has seen the link could add notes until it likes the throw.
  slot(kind: Kind, seat: string): string {
    const number = { open: 0, throw: this.#made.length, end: this.#ended }[kind];
    return slotText(kind, number, this.#dice?.beforeLinkOf(seat) ?? this.before);
  }
  // For a device that knows the rules: the seats that may act, once it has played all that was told.
  compareTurn(toAct: string): void {
    if (this.follows && this.#dice && this.#toAct !== null && this.#toAct !== toAct)
      this.#raise("order_wrong", "", this.#seq);
  }

  // A table as the server tells it as a whole.
  take({ plan, commitment, state, record, dice }: Snapshot): void {
    if (this.alarm || (this.scheme && state.seq < this.#seq)) return;
    const wasFollowed = this.#dice;
    const first = witnessOf(this.#table);
    const known = this.scheme || first?.scheme;
    if (known && known !== dice.scheme) return this.#raise("opening_differs", "", state.seq);
    const seal = this.#commitment || first?.commitment;
    if (seal && seal !== commitment) return this.#raise("commitment_differs", "", state.seq);
    if (dice.voided < this.voided) return this.#raise("transcript_differs", "", state.seq);
    this.scheme = dice.scheme;
    this.#seq = state.seq;
    this.#commitment = commitment;
    if (!this.follows) return;
    this.#opening = new Opening(dice.scheme, this.#table, commitment);
    this.#opening.voided = dice.voided;
    const seats = plan.seats.map(({ seat }) => seat).join("");
    this.#letters = seats;
    if (state.phase === "open") {
      const [tips, links] = [dice.tips, dice.links].map((each) => parseList(each, seats) ?? []);
      this.#opening.lay(state.seats, tips ?? [], links ?? []);
      return this.#compare(state);
    }
    const read = evidence(record);
    if ("part" in read) return this.#raise("transcript_differs", "", state.seq);
    const told = state.phase === "over" ? transcriptOf(read) : dice;
    const game = gameOf(read, seats);
    const voided = Number(tagOf(read, "voided"));
    const fits =
      tagOf(read, "commitment") === commitment &&
      tagOf(read, "table") === this.#table &&
      tagOf(read, "dice") === dice.scheme &&
      playersOf(read, game) !== null &&
      voided === dice.voided;
    const tips = parseList(told.tips, seats);
    if (!fits || !tips) return this.#raise("transcript_differs", "", state.seq);
    if (state.phase === "over" && check(record, [game]).fault)
      return this.#raise("record_differs", "", state.seq);
    const replay = new Replay(read, told, {
      scheme: dice.scheme,
      table: this.#table,
      start: startOf(read, game, voided),
      seeds: firstOfEach(tips),
      secret: "",
      game,
    });
    const given = first?.given;
    const agrees =
      !replay.fault &&
      (!wasFollowed || isPrefix(wasFollowed, replay)) &&
      (!given?.folded || isOnWay({ folded: given.folded, state: given.before }, replay));
    if (!agrees) return this.#raise("transcript_differs", "", state.seq);
    const sent = sentLinks(this.#table);
    const elsewhere = replay.folded.find(({ seat, link, slot }) => {
      return sent.some((each) => each.seat === seat && each.link === link && each.slot !== slot);
    });
    if (elsewhere) return this.#raise("link_elsewhere", elsewhere.seat, state.seq);
    this.#dice = replay.dice;
    const last = parseList(told.links, seats) ?? [];
    this.#chains = tips.map(({ seat, seed }, index) => {
      return { seat, tip: seed, last: last[index]?.seed ?? "" };
    });
    const throws = throwsOf(read);
    const before = this.#made;
    this.#made = Array.from({ length: replay.made }, (_, index) => {
      return throws[index] ?? before[index] ?? "";
    });
    if (before.some((each, index) => each && this.#made[index] !== each))
      return this.#raise("throw_changed", "", state.seq);
    this.#ended = replay.ended;
    this.#stand(read);
    this.#compare(state);
  }

  // Events in their order, and the state after them.
  hear(events: Event[], state: TableState): void {
    if (!this.follows) return;
    for (const event of events) {
      if (this.alarm) return;
      this.#hear(event);
      this.#seq = event.seq;
    }
    if (!this.alarm) this.#compare(state);
  }

  #hear(event: Event): void {
    switch (event.kind) {
      case "sat":
      case "stood":
      case "filled":
        this.#seat(event);
        break;
      case "revealed":
        this.#reveal(event.seat, event.link, event.seq);
        break;
      case "begun":
        this.#begin(event.record, event.seq);
        break;
      case "thrown":
        this.#throw(event.seat, event.thrown, event.link, event.seq);
        break;
      case "confirmed":
        if (!this.#takes("end", event.seat, event.link, event.seq)) break;
        this.#turns += 1;
        this.#isThrown = false;
        this.#toAct = null;
        break;
      case "handed_over":
        this.#toAct = null;
        break;
      case "renewed":
        this.#dice?.layDown(event.seat, event.tip);
        this.#chains.push({ seat: event.seat, tip: event.tip, last: event.tip });
        break;
      case "replaced":
        if (this.#dice) this.#dice.replace(event.seat);
        else this.#seat(event);
        break;
      case "returned":
        this.#dice?.returnTo(event.seat);
        break;
      case "taken_back":
        this.#takeBack(event.record, event.seq);
        break;
      case "ended":
        this.#close(event.record, event.seq);
        break;
      default:
    }
  }

  // ---- before the game ----

  #seat(event: Seating): void {
    const seat = event.kind === "filled" ? "" : event.seat;
    if (this.#dice || !this.#opening.change(event)) this.#raise("opening_differs", seat, event.seq);
  }
  #reveal(seat: string, link: string, seq: number): void {
    const isElsewhere = this.#isSpentElsewhere(seat, link, "open");
    if (!this.#opening.reveal(seat, link)) return this.#raise("link_wrong", seat, seq);
    if (isElsewhere) this.#raise("link_elsewhere", seat, seq);
  }
  #begin(record: string, seq: number): void {
    const read = evidence(record);
    const { dice, tips, revealed } = this.#opening;
    if ("part" in read || !dice || tips.length !== revealed.length || read.turns.length > 0)
      return this.#raise("opening_differs", "", seq);
    const game = gameOf(read, this.#letters);
    const told = startOf(read, game, Number(tagOf(read, "voided")));
    const same =
      tagOf(read, "tips") === tips.map(({ seat, seed }) => `${seat}=${seed}`).join() &&
      new ChainedDice(this.scheme, this.#table, told, tips).before === dice.before;
    if (!same) return this.#raise("opening_differs", "", seq);
    for (const { seat, seed } of revealed) dice.fold(seat, seed);
    dice.folded = "";
    this.#chains = tips.map(({ seat, seed }, index) => {
      return { seat, tip: seed, last: revealed[index]?.seed ?? "" };
    });
    this.#dice = dice;
    this.#made = throwsOf(read);
    this.#stand(read);
  }

  // ---- the game ----

  // As the game of that record stands.
  #stand(read: Evidence): void {
    this.#thrown = throwsOf(read).length;
    this.#turns = endedOf(read);
    const last = read.turns.at(-1);
    this.#isThrown = last !== undefined && last.pending && last.thrown !== "set";
    this.#toAct = null;
  }
  // Folds what came with a throw or an end of a turn. False: it is an alarm.
  #takes(kind: Kind, seat: string, link: string, seq: number): boolean {
    const due = this.due(seat, kind);
    const isNew = kind === "throw" ? this.#thrown === this.#made.length : this.#turns === this.#ended;
    if (!this.#dice) this.#raise("opening_differs", "", seq);
    else if (due && !link) this.#raise("link_missing", seat, seq);
    else if (due ? !this.#dice.fits(seat, link) : link) this.#raise("link_wrong", seat, seq);
    else if (link && this.#isSpentElsewhere(seat, link, kind))
      this.#raise("link_elsewhere", seat, seq);
    else if (!this.#isInOrder(kind, seat)) this.#raise("order_wrong", seat, seq);
    if (this.alarm || !this.#dice) return false;
    if (!isNew) return true;
    this.#dice.fold(seat, link);
    const chain = this.#chains.findLast((each) => each.seat === seat);
    if (chain && link) chain.last = link;
    if (kind === "end") this.#ended += 1;
    return true;
  }
  // A turn has one throw and ends after it; only the turns before the first throw have none.
  #isInOrder(kind: Kind, seat: string): boolean {
    if (this.#toAct !== null && !this.#toAct.includes(seat)) return false;
    return kind === "throw" ? !this.#isThrown : this.#isThrown || this.#thrown === 0;
  }
  #throw(seat: string, thrown: string, link: string, seq: number): void {
    if (!this.#takes("throw", seat, link, seq)) return;
    const before = this.#made[this.#thrown];
    if (before && before !== thrown) return this.#raise("throw_changed", seat, seq);
    this.#made[this.#thrown] = thrown;
    this.#thrown += 1;
    this.#isThrown = true;
    this.#toAct = null;
  }
  #takeBack(record: string, seq: number): void {
    const read = evidence(record);
    if ("part" in read || !this.#dice) return this.#raise("throw_changed", "", seq);
    const same = throwsOf(read).every((each, index) => {
      const before = this.#made[index];
      return before !== undefined && (before === "" || before === each);
    });
    // With more turns than were ever ended, no link would seem to be due for a while.
    if (!same || endedOf(read) > this.#ended) return this.#raise("throw_changed", "", seq);
    this.#stand(read);
    this.#dice.takeBack(this.#turns + 1);
  }
  #close(record: string, seq: number): void {
    const read = evidence(record);
    if ("part" in read) return this.#raise("record_differs", "", seq);
    const game = gameOf(read, this.#letters);
    const { voided, ...own } = this.transcript;
    const told = transcriptOf(read);
    const same =
      !check(record, [game]).fault &&
      tagOf(read, "commitment") === this.#commitment &&
      Number(tagOf(read, "voided")) === voided &&
      told.tips === own.tips &&
      told.links === own.links &&
      told.folded === own.folded &&
      throwsOf(read).every((each, index) => !this.#made[index] || this.#made[index] === each);
    if (!same) this.#raise("record_differs", "", seq);
  }

  // A link that another window has sent a moment ago may not be known here yet; one that was sent
  // for another slot is.
  #isSpentElsewhere(seat: string, link: string, kind: Kind): boolean {
    const sent = sentLinks(this.#table).find((each) => each.seat === seat && each.link === link);
    return !!sent && sent.slot !== this.slot(kind, seat);
  }
  #compare({ shaken, seq, phase, toAct, due }: TableState): void {
    const own = (this.#dice ?? this.#opening.dice)?.before ?? "";
    if (own !== shaken) this.#raise("state_differs", "", seq);
    if (phase !== "playing") return;
    if (due === "throw" ? this.#isThrown : due === "step" && !this.#isThrown)
      this.#raise("order_wrong", "", seq);
    this.#toAct = toAct;
  }
  #raise(name: AlarmName, seat: string, seq: number): void {
    if (this.alarm) return;
    this.alarm = { name, seat, seq };
    sawAlarm(this.#table, this.alarm);
  }
}

// Raised in this browser before. A reload does not end it.
function alarmOf(table: string): Alarm | null {
  const seen = witnessOf(table)?.alarm;
  const name = alarms.find((each) => each === seen?.name);
  return seen && name ? { ...seen, name } : null;
}

function gameOf(read: Evidence, seats: string): GameDice {
  const dice = (read.opening[0]?.thrown ?? read.turns.at(-1)?.thrown ?? "").split("-").length;
  return { family: tagOf(read, "game"), seats, dice };
}
function endedOf({ turns }: Evidence): number {
  return turns.filter(({ pending }) => !pending).length;
}
function throwsOf({ opening, turns }: Evidence): string[] {
  return [...opening, ...turns.filter(({ thrown }) => thrown !== "set")].map(({ thrown }) => thrown);
}
interface Stand {
  folded: string;
  state: string;
}
// Whether a game had come to that state when so much had been folded, or has not come so far:
// another window may have given a link while this snapshot was on its way.
function isOnWay(stand: Stand, replay: Replay): boolean {
  const { folded } = replay.dice;
  const isLater = stand.folded.length > folded.length;
  return isLater ? stand.folded.startsWith(folded) : isPrefix(stand, replay);
}
// Whether a game had come to that state when so much had been folded.
function isPrefix({ folded, state }: Stand, replay: Replay): boolean {
  return replay.dice.folded.startsWith(folded) && replay.stateAt(folded.length) === state;
}
