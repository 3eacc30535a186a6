// SPDX-License-Identifier: MIT
// A client of the server protocol (docs/protocol.md): makes a table at a running `parlor serve`,
// plays a whole game there against a computer, follows its dice and prints its record. It follows
// the game with the page's engine, and chooses by chance among what the rules allow. Its types, and
// what follows the dice, are those of the page. For Node.js 22.18 or later, after `make page`:
//
//   node docs/examples/table_client.mts http://localhost:8080 pollyanna-1916 careful > game.txt
//
// Exit codes: 0 the dice are sound, 1 they are not, 2 the game could not be played. If they are not,
// it stops at once, and the standard output has the evidence in place of the record.
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { decode, type Shelf, type TableView } from "../../web/src/engine/answers.ts";
import { imports, opened } from "../../web/src/engine/module.ts";
import type { Ask } from "../../web/src/engine/requests.ts";
import { isOwn, newTip, spend } from "../../web/src/fair/chain.ts";
import { chainedScheme } from "../../web/src/fair/chained_dice.ts";
import { check } from "../../web/src/fair/check.ts";
import { type Alarm, Follower } from "../../web/src/fair/follower.ts";
import { mostVoided } from "../../web/src/fair/opening.ts";
import type { Kind } from "../../web/src/fair/replay.ts";
import {
  type Event,
  isPlay,
  type Plan,
  type TableCommand,
  type TableId,
} from "../../web/src/link/events.ts";
import type { FromServer, Snapshot, TableState } from "../../web/src/link/messages.ts";
import { requestOf } from "../../web/src/table/online/translate.ts";
import { Link } from "./table_link.mts";

const [address = "http://localhost:8080", game = "pollyanna-1916", level = "careful"] =
  process.argv.slice(2);
const wasm = process.env.PARLOR_WASM ?? new URL("../../build/wasm/parlor.wasm", import.meta.url);
const tell = (words: string) => console.error(words); // the standard output is for the record
if (!existsSync(wasm)) giveUp("there is no engine: `make page` builds it");
const { instance } = await WebAssembly.instantiate(readFileSync(wasm), imports);
const { ask: askText } = opened(instance);

function giveUp(why: string): never {
  tell(`table_client: ${why}`);
  process.exit(2); // whatever is still connected
}

function ask<A extends Ask>(request: A) {
  const answer = decode<A["ask"]>(request.ask, askText(JSON.stringify(request)));
  if ("error" in answer) throw new Error(`the engine refuses ${request.ask}: ${answer.error}`);
  return answer;
}

// A table as it is told, and as the rules see it.
class Table {
  readonly id: TableId;
  readonly seat: string;
  readonly link: Link;
  state!: TableState; // from the first snapshot on
  readonly dice: Follower;
  readonly heard: FromServer[] = []; // for the evidence
  record = ""; // of the whole game, once it is over
  #renewed = 0; // event by which our seat got a chain that is not ours
  #view: TableView | undefined; // from the beginning of the game on
  #news: () => void = () => {};

  constructor(link: Link, id: TableId, seat: string) {
    this.link = link;
    this.id = id;
    this.seat = seat;
    this.dice = new Follower(id);
    link.heard = (message) => this.#hear(message);
  }

  get since(): number | undefined {
    return this.dice.scheme ? this.state.seq : undefined;
  }

  // Says it, and waits until what it led to is known: answers and news come in either order.
  async do(command: TableCommand): Promise<void> {
    const answer = await this.link.do(command);
    if (answer.ok) return this.until(() => this.state.seq >= (answer.seq ?? 0));
    // Something has happened in between: look again.
    if (answer.error === "stale") return this.until(() => this.state.played >= Number(answer.part));
    throw new Error(`the server refuses ${command.do}: ${answer.error} ${answer.part}`);
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo() && !this.alarm) await new Promise<void>((done) => (this.#news = done));
  }

  // Somebody who knows the secret could wait for a beginning that suits them. A page asks its player
  // before it reveals a third link; this client has nobody to ask.
  get alarm(): Alarm | { name: string; seat: string; seq: number } | null {
    const isRepeated = this.state?.phase === "open" && this.dice.voided >= mostVoided;
    const repeated = { name: "opening_repeated", seat: "", seq: this.state?.seq };
    // A player may go on with another device, but this client has none.
    const renewed = { name: "chain_elsewhere", seat: this.seat, seq: this.#renewed };
    if (this.#renewed > 0) return renewed;
    return this.dice.alarm ?? (isRepeated ? repeated : null);
  }

  // What is up to us now, if anything is.
  get wish(): TableCommand | undefined {
    const { id: table, seat } = this;
    const { phase, played: at, toAct, due } = this.state;
    if (phase === "open") {
      const first = this.#link("open");
      if (first === "spent") throw new Error("the first link of our chain is spent");
      return first && { do: "reveal", table, at, seat, ...first };
    }
    if (!toAct.includes(seat)) return undefined;
    if (due === "throw" || due === "confirm") {
      const given = this.#link(due === "throw" ? "throw" : "end");
      if (given === "spent") return { do: "renew", table, at, seat, tip: this.newTip() };
      return { do: due, table, at, ...given };
    }
    const choices = this.#view?.choices.filter((each) => each.seat === seat) ?? [];
    const chosen = choices[Math.floor(Math.random() * choices.length)];
    return chosen && { do: "step", table, at, step: chosen.step };
  }

  // The next link of our chain, if one is due. What is due we know from the events alone, and a
  // link that was sent for one thing is never sent for another.
  // Then a new chain takes its place.
  #link(kind: Kind): { link: string } | "spent" | undefined {
    const due = this.dice.due(this.seat, kind);
    const slot = this.dice.slot(kind, this.seat);
    const given = due ? spend(this.id, this.seat, due, slot) : undefined;
    if (given === "foreign") throw new Error("the next link is not of our chain");
    return given;
  }
  newTip(): string {
    return newTip(chainedScheme, this.id, this.seat, randomBytes(32).toString("hex"));
  }

  #hear(message: FromServer): void {
    this.heard.push(message);
    if ("snapshot" in message) this.#lay(message.snapshot);
    else if ("events" in message) this.#goOn(message.events, message.state);
    else if ("error" in message) tell(`the server says ${message.error} ${message.part}`);
    this.#news();
  }

  // A snapshot may come unasked.
  #lay(snapshot: Snapshot): void {
    const { state, record } = snapshot;
    this.dice.take(snapshot);
    this.state = state;
    if (record) this.#layOut(record);
  }

  #goOn(events: Event[], state: TableState): void {
    const isNew = events.filter(({ seq }) => seq > this.state.seq);
    const follows = isNew.length === 0 || isNew[0]?.seq === this.state.seq + 1;
    if (!follows) return void this.link.do({ do: "watch", table: this.id }); // for a snapshot
    this.dice.hear(isNew, state);
    if (this.dice.alarm) return;
    for (const each of isNew) this.#follow(each);
    if (state.seq >= this.state.seq) this.state = state;
    // A server that lets the wrong seat throw could leave out our link.
    if (this.#view && state.phase === "playing") this.dice.compareTurn(this.#view.toAct);
  }

  #follow(event: Event): void {
    if ("record" in event) this.#layOut(event.record);
    else if (isPlay(event) && this.#view) this.#view = ask(requestOf(event, this.#view.table));
    const isOurs = event.kind === "renewed" && event.seat === this.seat;
    if (isOurs && !isOwn(this.id, this.seat, event.tip)) this.#renewed ||= event.seq;
    if (event.kind === "ended") this.record = event.record;
    if (event.kind === "thrown") tell(`${event.seat} throws ${event.thrown}`);
    if (event.kind === "stepped") tell(`${event.seat} plays ${event.step}`);
  }

  #layOut(record: string): void {
    if (this.#view) ask({ ask: "close", table: this.#view.table });
    this.#view = ask({ ask: "resume", language: "en", record });
    if (this.state.phase === "over") this.record = record;
  }
}

async function play(link: Link, plan: Plan): Promise<Table> {
  const made = await link.do({ do: "create", plan });
  if (!made.ok) throw new Error(`the server makes no table: ${made.error} ${made.part}`);
  const seat = plan.seats[0]?.seat ?? "";
  const table = new Table(link, made.table ?? "", seat);
  tell(`the table is ${table.id}`);
  await link.watch(table.id, () => table.since); // its commitment, before our tip
  if (table.dice.scheme !== chainedScheme) throw new Error(`dice of ${table.dice.scheme}`);
  await table.do({ do: "sit", table: table.id, seat, name: "Robot", tip: table.newTip() });
  while (table.state.phase !== "over" && !table.alarm) {
    const { wish } = table;
    const { seq } = table.state;
    if (wish) await table.do(wish);
    else await table.until(() => table.state.seq > seq);
  }
  return table;
}

// Why the dice are not those that we were promised and have added to; empty if they are. While the
// game was played, and at its end, the follower has compared all that it was told.
function whyUnsound({ record, alarm }: Table, { games }: Shelf): string {
  if (alarm) return `${alarm.name} ${alarm.seat} at event ${alarm.seq}`;
  const checked = check(record, games);
  if (checked.fault) return `${checked.fault.name} ${checked.fault.part}`;
  tell(`The dice are sound: all ${checked.throws} throws follow.`);
  return "";
}

async function main(): Promise<number> {
  const shelf = ask({ ask: "shelf", language: "en" });
  const card = shelf.games.find(({ editions }) => editions.some(({ id }) => id === game));
  const seats = card?.seatings.find(({ players }) => players === 2)?.seats;
  if (!seats) throw new Error(`there is no game ${game} for two`);
  const link = await Link.to(address);
  const table = await play(link, {
    game,
    seats: [...seats].map((seat, index) => ({ seat, level: index === 0 ? "" : level })),
    public: false,
    clock: { turn: 0, bank: 0 },
    patience: 60,
  });
  link.close();
  const unsound = whyUnsound(table, shelf);
  if (unsound) tell(`The dice are not sound: ${unsound}`);
  const { alarm, heard } = table;
  const { transcript } = table.dice;
  const evidence = JSON.stringify({ table: table.id, alarm, transcript, heard }, null, 1);
  process.stdout.write(alarm ? `${evidence}\n` : table.record);
  return unsound ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (problem) {
  giveUp(problem instanceof Error ? problem.message : String(problem));
}
