// SPDX-License-Identifier: MIT
// A table online as this page knows it: what the server has told, in order. Whoever shows the game
// listens to what happens from a moment on.
import { linkAfter, newTip } from "../fair/chain.ts";
import { contradicts, gave, opened, sawCommitment } from "../fair/witness.ts";
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

// The record of a game to be laid out, perhaps with the event that brought it; or a play.
export type Happening = { record: string } | Recorded | Play;
type Recorded = Extract<Event, { record: string }>;

// TableCommand without its table, each kind by itself.
type Without<T> = T extends unknown ? Omit<T, "table"> : never;
export type Wish = Without<TableCommand>;

const mostSaid = 50;

export class OnlineTable implements Watcher {
  readonly id: TableId;
  plan = $state.raw<Plan | null>(null); // null until the table is known
  state = $state.raw() as TableState;
  told = $state(0); // when the state was told, by performance.now()
  said = $state.raw<Said[]>([]);
  remarks = $state.raw<Remark[]>([]); // that came while we watched
  here = $state.raw<PlayerId[] | null>(null); // who sits and is connected; null: not told yet
  gone = $state.raw<Record<PlayerId, number>>({}); // who was seen to leave, and when: performance.now()
  #watching = $state(0); // who does not sit, perhaps oneself
  error = $state(""); // why it cannot be watched
  begun = $state(false); // there is a record
  unsound = $state(false); // and its dice are not those that this device was promised
  happened: (what: Happening) => void = () => {};
  readonly #link: Link;
  #record = "";
  #since: Play[] = []; // after the record
  #revealed = new Set<string>(); // for which states and seats
  #reached: { seq: number; done: () => void }[] = [];

  constructor(link: Link, id: TableId) {
    this.#link = link;
    this.id = id;
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
  async do(wish: Wish): Promise<Answer> {
    if (wish.do === "throw" || wish.do === "confirm" || wish.do === "play")
      return this.#doWithLink(wish);
    return this.#send(wish);
  }
  #send(wish: Wish): Promise<Answer> {
    return this.#link.do({ ...wish, table: this.id } as TableCommand);
  }
  // The next link of this device's chain comes along, if the state asks for it. Where the chain that
  // is laid down is another device's, a new one is laid down first.
  async #doWithLink(wish: Extract<Wish, { link?: string }>): Promise<Answer> {
    const acting = [...this.state.toAct].find((seat) => this.isMine(seat)) ?? "";
    const due = this.seat(acting)?.link;
    if (!due) return this.#send(wish);
    const link = linkAfter(this.id, acting, due);
    const before = this.state.shaken;
    if (link) {
      const answer = await this.#send({ ...wish, link });
      if (answer.ok) gave(this.id, link, before);
      return answer;
    }
    const tip = newTip(this.id, acting, randomHex(32));
    const answer = await this.#send({ do: "renew", at: wish.at, seat: acting, tip });
    if (!answer.ok) return answer;
    await this.reached(answer.seq ?? 0);
    return this.do({ ...wish, at: this.state.played });
  }
  // Every seat is taken: whose devices are still to give their first link.
  get opening(): SeatState[] {
    if (this.plan === null || this.state.phase !== "open") return [];
    return this.state.seats.filter(({ link }) => link !== "");
  }
  // One of them is mine, and another device of mine has its chain.
  get elsewhere(): boolean {
    const mine = this.opening.filter((each) => this.mySeats.includes(each));
    return mine.some(({ seat, link }) => !linkAfter(this.id, seat, link));
  }
  // My seats, if nobody has stood up or sat down since.
  get #justRevealed(): Seat[] {
    const { played } = this.state;
    return this.mySeats
      .map(({ seat }) => seat)
      .filter((seat) => this.#revealed.has(`${played}${seat}`));
  }
  // Everybody sits: the first link of each chain, by itself and once.
  #reveal(): void {
    if (this.state.phase !== "open") return;
    const { played: at, shaken } = this.state;
    for (const { seat, link: due } of this.mySeats) {
      const link = due && linkAfter(this.id, seat, due);
      if (!link || this.#revealed.has(`${at}${seat}`)) continue;
      this.#revealed.add(`${at}${seat}`);
      opened(this.id, shaken);
      void this.#send({ do: "reveal", at, seat, link });
    }
  }
  // Until that event is known here, or the table cannot be watched.
  reached(seq: number): Promise<void> {
    if (this.plan && this.state.seq >= seq) return Promise.resolve();
    return new Promise((done) => this.#reached.push({ seq, done }));
  }

  // All that has to happen for the game to stand as it does now.
  get story(): Happening[] {
    return [{ record: this.#record }, ...this.#since];
  }
  // As far as it came with one; while a game runs, the engine has the newest.
  get record(): string {
    return this.#record;
  }
  get mySeats(): SeatState[] {
    const me = this.#link.me?.player;
    return me && this.plan ? this.state.seats.filter(({ player }) => player === me) : [];
  }
  // Those that I play myself now.
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
  // Milliseconds until a computer may play for somebody who is away; 0: now, as far as is known.
  // Whoever was away before this page came has been so for longer than it can tell.
  untilReplaced(player: PlayerId, now: number): number {
    const left = this.gone[player];
    if (left === undefined) return 0;
    return Math.max(0, left + (this.plan?.patience ?? 0) * 1000 - now);
  }
  // Whether somebody is connected; null: nobody can know while oneself is not.
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

  #lay({ plan, commitment, state, record, said }: Snapshot): void {
    this.error = "";
    this.plan = plan;
    if (state.phase !== "over") sawCommitment(this.id, commitment);
    this.said = said;
    this.#know(state);
    if (record) this.#layOut(record);
  }

  #goOn(told: Event[], state: TableState): void {
    if (!this.plan) return this.refresh();
    const events = told.filter(({ seq }) => seq > this.state.seq);
    const gap = events[0] ? events[0].seq !== this.state.seq + 1 : state.seq > this.state.seq;
    if (gap) return this.refresh();
    if (state.seq < this.state.seq) return; // older than what is known
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
    this.unsound = contradicts(this.id, record, event?.kind === "begun" ? this.#justRevealed : []);
    this.happened(event ?? { record });
  }

  #know(state: TableState): void {
    this.state = state;
    this.told = performance.now();
    const reached = this.#reached.filter(({ seq }) => seq <= state.seq);
    this.#reached = this.#reached.filter(({ seq }) => seq > state.seq);
    for (const { done } of reached) done();
    this.#reveal();
  }
}
