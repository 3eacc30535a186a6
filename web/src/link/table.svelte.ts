// SPDX-License-Identifier: MIT
// An online table as far as this page knows it from the server's messages. The view of the game subscribes to its events.
import { isOwn, newTip, type Spent, spend } from "../fair/chain.ts";
import { type Alarm, Follower } from "../fair/follower.ts";
import { mostVoided } from "../fair/opening.ts";
import type { Kind } from "../fair/replay.ts";
import { gave, sawTable } from "../fair/witness.ts";
import {
  type Event,
  isPlay,
  isRemark,
  type Plan,
  type Play,
  type PlayerId,
  type Remark,
  type Said,
  type Seat,
  type TableCommand,
  type TableId,
} from "./events.ts";
import { type Link, randomHex, type Watcher } from "./link.svelte.ts";
import type { Answer, FromServer, SeatState, Snapshot, TableState } from "./messages.ts";

// A record to load, perhaps with the event that brought it; or a play.
export type Happening = { record: string } | Recorded | Play;
type Recorded = Extract<Event, { record: string }>;

// TableCommand without its table; the union is mapped kind by kind.
type Without<T> = T extends unknown ? Omit<T, "table"> : never;
export type Command = Without<TableCommand>;
type WithLink = Extract<Command, { do: "throw" | "confirm" }>;

const mostSaid = 50;
const mostHeard = 2000; // messages stored as evidence

export class OnlineTable implements Watcher {
  readonly id: TableId;
  plan = $state.raw<Plan | null>(null); // null until the table is known
  state = $state.raw() as TableState;
  told = $state(0); // when the state arrived, by performance.now()
  said = $state.raw<Said[]>([]);
  remarks = $state.raw<Remark[]>([]); // since this page watches
  here = $state.raw<PlayerId[] | null>(null); // seated and connected players; null: not known yet
  gone = $state.raw<Record<PlayerId, number>>({}); // who left, and when by performance.now()
  #watching = $state(0); // number of spectators, perhaps including this page
  error = $state(""); // why the table cannot be watched
  begun = $state(false); // there is a record
  alarm = $state.raw<Alarm | null>(null); // the dice are not what this device was promised
  voided = $state(0); // openings that failed after links had been revealed
  #agreedAt = $state(0); // number of voided openings when the player agreed to another one
  happened: (what: Happening) => void = () => {};
  readonly #link: Link;
  #record = "";
  #since: Play[] = []; // plays after the record
  readonly #dice: Follower;
  #revealed = new Set<string>(); // states and seats with a revealed first link
  #heard: FromServer[] = []; // messages about this table
  #reached: { seq: number; done: () => void }[] = [];

  constructor(link: Link, id: TableId) {
    this.#link = link;
    this.id = id;
    this.#dice = new Follower(id);
    link.watch(this);
  }

  leave(): void {
    this.happened = () => {};
    this.#link.unwatch(this);
  }
  refresh(): void {
    this.#link.watchAnew(this);
  }
  get onlookers(): number {
    return Math.max(0, this.#watching - (this.mySeats.length > 0 ? 0 : 1));
  }
  async do(command: Command): Promise<Answer> {
    if (command.do === "throw" || command.do === "confirm") return this.#doWithLink(command);
    return this.#send(command);
  }
  #send(command: Command): Promise<Answer> {
    return this.#link.do({ ...command, table: this.id } as TableCommand);
  }
  // Adds the next link of this device's chain, if one is due. If the chain is another device's, or
  // its next link was sent for something else, this device lays down a new one first.
  async #doWithLink(command: WithLink): Promise<Answer> {
    if (this.alarm) return unsound;
    const acting = [...this.state.toAct].find((seat) => this.isMine(seat)) ?? "";
    const kind = command.do === "throw" ? "throw" : "end";
    const due = this.#due(acting, kind);
    if (!due) return this.#send(command);
    const given = await this.#spend(acting, due, kind);
    if (given === "alarm") return unsound;
    if (typeof given === "object") return this.#send({ ...command, ...given });
    const tip = newTip(this.#dice.scheme, this.id, acting, randomHex(32));
    const answer = await this.#send({ do: "renew", at: command.at, seat: acting, tip });
    if (!answer.ok) return answer;
    await this.reached(answer.seq ?? 0);
    return this.do({ ...command, at: this.state.played });
  }
  // At tables of older programs the device does not check the links.
  #due(seat: Seat, kind: Kind): string {
    return this.#dice.follows ? this.#dice.due(seat, kind) : (this.seat(seat)?.link ?? "");
  }
  // Takes a link from this device's chain; a lock serializes the windows of this browser.
  #spend(seat: Seat, due: string, kind: Kind): Promise<Spent | "alarm"> {
    return inTurn(() => {
      if (this.alarm) return "alarm"; // raised while waiting for the lock
      const { follows, before, folded } = this.#dice;
      const slot = follows ? this.#dice.slot(kind, seat) : `${kind} ${this.state.played}`;
      const given = spend(this.id, seat, due, slot);
      if (typeof given === "object")
        gave(this.id, given.link, follows ? before : this.state.shaken, folded);
      return given;
    });
  }
  // The seats whose devices have not revealed their first link, once every seat is taken.
  get opening(): SeatState[] {
    if (this.plan === null || this.state.phase !== "open") return [];
    return this.state.seats.filter(({ link }) => link !== "");
  }
  // One of them is mine, but its chain belongs to another device of mine.
  get elsewhere(): boolean {
    const mine = this.opening.filter((each) => this.mySeats.includes(each));
    return mine.some(({ seat, link }) => !isOwn(this.id, seat, link));
  }
  // My seat has a new chain of another device.
  isFromElsewhere({ seat, tip }: { seat: Seat; tip: string }): boolean {
    return this.isMine(seat) && !isOwn(this.id, seat, tip);
  }
  // True if the player must agree to begin: earlier openings failed after links were revealed, so a player may be choosing
  // how the game begins.
  get asksToReveal(): boolean {
    const waits = this.opening.some((each) => this.mySeats.includes(each));
    return waits && this.voided >= mostVoided && this.voided > this.#agreedAt;
  }
  agreeToReveal(): void {
    this.#agreedAt = this.voided;
    void this.#reveal();
  }
  // Once every seat is taken, this device reveals the first link of each of its chains, automatically and once.
  async #reveal(): Promise<void> {
    if (this.state.phase !== "open" || this.alarm || this.asksToReveal) return;
    const { played: at } = this.state;
    for (const { seat, name } of this.mySeats) {
      const due = this.#due(seat, "open");
      const slot = `${this.#dice.slot("open", seat)} ${seat}`;
      if (!due || !isOwn(this.id, seat, due) || this.#revealed.has(slot)) continue;
      this.#revealed.add(slot);
      const given = await this.#spend(seat, due, "open");
      if (typeof given === "object") void this.#send({ do: "reveal", at, seat, ...given });
      else if (given !== "alarm") void this.#sitAgain(seat, name);
    }
  }
  // The first link was sent for an opening that had been voided. A new chain replaces it.
  #sitAgain(seat: Seat, name: string): Promise<Answer> {
    const tip = newTip(this.#dice.scheme, this.id, seat, randomHex(32));
    return this.#send({ do: "sit", seat, name, tip });
  }
  // Called when the page has played all events: by the rules these seats may act now.
  compareTurn(toAct: string): void {
    this.#dice.compareTurn(toAct);
    this.alarm = this.#dice.alarm;
  }
  // The evidence for an alarm, as a file.
  get evidence(): string {
    const { alarm, id: table } = this;
    const { scheme, before, transcript } = this.#dice;
    const followed = { scheme, state: before, ...transcript };
    return JSON.stringify({ table, alarm, followed, heard: this.#heard }, null, 1);
  }
  // Resolves when that event has arrived, or the table cannot be watched.
  reached(seq: number): Promise<void> {
    if (this.plan && this.state.seq >= seq) return Promise.resolve();
    return new Promise((done) => this.#reached.push({ seq, done }));
  }

  // Everything that leads to the current state of the game.
  get story(): Happening[] {
    return [{ record: this.#record }, ...this.#since];
  }
  // The record as of the last message with one; during a game the engine has the newest.
  get record(): string {
    return this.#record;
  }
  get mySeats(): SeatState[] {
    const me = this.#link.me?.player;
    return me && this.plan ? this.state.seats.filter(({ player }) => player === me) : [];
  }
  // The seats that this player plays now.
  get played(): Seat[] {
    return this.mySeats.filter(({ level }) => level === "").map(({ seat }) => seat);
  }
  get myTurn(): boolean {
    if (this.plan === null || this.state.phase !== "playing") return false;
    return [...this.state.toAct].some((seat) => this.isMine(seat));
  }
  isMine(seat: Seat): boolean {
    return this.played.includes(seat);
  }
  isHere(player: PlayerId): boolean {
    return this.here === null || this.here.includes(player);
  }
  // Milliseconds until a computer may replace an absent player; 0: now, as far as known.
  // A player absent since before this page watched has been away for an unknown time.
  untilReplaced(player: PlayerId, now: number): number {
    const left = this.gone[player];
    if (left === undefined) return 0;
    return Math.max(0, left + (this.plan?.patience ?? 0) * 1000 - now);
  }
  // Whether a player is connected; null: unknown while this page is not connected.
  presence(player: PlayerId): boolean | null {
    return this.#link.unreachable ? null : this.isHere(player);
  }
  seat(letter: Seat): SeatState | undefined {
    return this.state.seats.find(({ seat }) => seat === letter);
  }

  since(): number | undefined {
    return this.plan ? this.state.seq : undefined;
  }
  refused(error: string): void {
    this.error = error;
    for (const { done } of this.#reached.splice(0)) done();
  }
  hear(message: FromServer): void {
    if (!("here" in message)) this.#heard = [...this.#heard, message].slice(-mostHeard);
    if ("snapshot" in message) this.#lay(message.snapshot);
    else if ("events" in message) this.#goOn(message.events, message.state);
    else if ("here" in message) this.#meet(message.here, message.watching);
  }

  #meet(here: PlayerId[], watching: number): void {
    const now = performance.now();
    const left = (this.here ?? []).filter((player) => !here.includes(player));
    const still = Object.entries(this.gone).filter(([player]) => !here.includes(player));
    this.gone = Object.fromEntries([...left.map((player) => [player, now] as const), ...still]);
    [this.here, this.#watching] = [here, watching];
  }

  #lay(snapshot: Snapshot): void {
    const { plan, commitment, state, record, dice, said } = snapshot;
    this.error = "";
    this.plan = plan;
    this.#dice.take(snapshot);
    if (state.phase !== "over") sawTable(this.id, commitment, dice.scheme);
    this.said = said;
    this.#know(state);
    if (record) this.#layOut(record);
  }

  #goOn(told: Event[], state: TableState): void {
    if (!this.plan) return this.refresh();
    const events = told.filter(({ seq }) => seq > this.state.seq);
    const gap = events[0] ? events[0].seq !== this.state.seq + 1 : state.seq > this.state.seq;
    if (gap) return this.refresh();
    if (state.seq < this.state.seq) return; // older than the known state
    this.#dice.hear(events, state);
    for (const event of events) this.#apply(event);
    this.#know(state);
  }

  #apply(event: Event): void {
    if (event.kind === "said") this.said = [...this.said, event].slice(-mostSaid);
    if (isRemark(event)) this.remarks = [...this.remarks, event].slice(-mostSaid);
    if ("record" in event) {
      this.#layOut(event.record, event);
    } else if (isPlay(event)) {
      this.#since.push(event);
      this.happened(event);
    }
  }

  #layOut(record: string, event?: Recorded): void {
    this.#record = record;
    this.#since = [];
    this.begun = true;
    this.happened(event ?? { record });
  }

  #know(state: TableState): void {
    this.state = state;
    this.alarm = this.#dice.alarm;
    this.voided = this.#dice.voided;
    this.told = performance.now();
    const reached = this.#reached.filter(({ seq }) => seq <= state.seq);
    this.#reached = this.#reached.filter(({ seq }) => seq > state.seq);
    for (const { done } of reached) done();
    void this.#reveal();
  }
}

const unsound = { answer: "", ok: false, error: "unsound", part: "" } as const;

// The windows of a browser share its chains, so a lock lets only one at a time take a link.
function inTurn<T>(work: () => T): Promise<T> {
  const { locks } = navigator as { locks?: LockManager }; // none outside secure contexts
  return locks ? locks.request("parlor.chains", work) : Promise.resolve(work());
}
