// SPDX-License-Identifier: MIT
// A client of the server protocol (docs/protocol.md): makes a table at a running `parlor serve`,
// plays a whole game there against a computer, checks its dice and prints its record. It follows
// the game with the page's engine, and chooses by chance among what the rules allow. Its types are
// those of the page. For Node.js 22.18 or later, after `make page`:
//
//   node docs/examples/table_client.mts http://localhost:8080 pollyanna-1916 careful > game.txt
//
// Exit codes: 0 the dice are sound, 1 they are not, 2 the game could not be played.
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { decode, type Shelf, type TableView } from "../../web/src/engine/answers.ts";
import { imports, opened } from "../../web/src/engine/module.ts";
import type { Ask } from "../../web/src/engine/requests.ts";
import { linkAfter, newTip } from "../../web/src/fair/chain.ts";
import { check } from "../../web/src/fair/check.ts";
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
  commitment = "";
  record = ""; // of the whole game, once it is over
  given = { link: "", before: "" }; // our last link, and what it was to be folded into
  #view: TableView | undefined; // from the beginning of the game on
  #news: () => void = () => {};

  constructor(link: Link, id: TableId, seat: string) {
    this.link = link;
    this.id = id;
    this.seat = seat;
    link.heard = (message) => this.#hear(message);
  }

  get since(): number | undefined {
    return this.commitment ? this.state.seq : undefined;
  }

  // Says it, and waits until what it led to is known: answers and news come in either order.
  async do(command: TableCommand): Promise<void> {
    const before = this.state.shaken;
    const answer = await this.link.do(command);
    if (answer.ok) {
      if ("link" in command && command.link) this.given = { link: command.link, before };
      return this.until(() => this.state.seq >= (answer.seq ?? 0));
    }
    // Something has happened in between: look again.
    if (answer.error === "stale") return this.until(() => this.state.played >= Number(answer.part));
    throw new Error(`the server refuses ${command.do}: ${answer.error} ${answer.part}`);
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>((done) => (this.#news = done));
  }

  // What is up to us now, if anything is.
  get wish(): TableCommand | undefined {
    const { id: table, seat } = this;
    const { phase, played: at, toAct, due } = this.state;
    const link = this.#nextLink();
    if (phase === "open") return link ? { do: "reveal", table, at, seat, link } : undefined;
    if (!toAct.includes(seat)) return undefined;
    const withLink = link ? { link } : {};
    if (due === "throw") return { do: "throw", table, at, ...withLink };
    if (due === "confirm") return { do: "confirm", table, at, ...withLink };
    const choices = this.#view?.choices.filter((each) => each.seat === seat) ?? [];
    const chosen = choices[Math.floor(Math.random() * choices.length)];
    return chosen && { do: "step", table, at, step: chosen.step };
  }

  // Of our chain, if the seat is to give one.
  #nextLink(): string {
    const due = this.state.seats.find(({ seat }) => seat === this.seat)?.link;
    if (!due) return "";
    const link = linkAfter(this.id, this.seat, due);
    if (!link) throw new Error("the server says that another device goes on with our seat");
    return link;
  }

  #hear(message: FromServer): void {
    if ("snapshot" in message) this.#lay(message.snapshot);
    else if ("events" in message) this.#goOn(message.events, message.state);
    else if ("error" in message) tell(`the server says ${message.error} ${message.part}`);
    this.#news();
  }

  // It may come unasked.
  #lay({ commitment, state, record }: Snapshot): void {
    this.commitment ||= commitment; // the first word counts: the record is held against it
    this.state = state;
    if (record) this.#layOut(record);
  }

  #goOn(events: Event[], state: TableState): void {
    const isNew = events.filter(({ seq }) => seq > this.state.seq);
    const follows = isNew.length === 0 || isNew[0]?.seq === this.state.seq + 1;
    if (!follows) return void this.link.do({ do: "watch", table: this.id }); // for a snapshot
    for (const each of isNew) this.#follow(each);
    if (state.seq >= this.state.seq) this.state = state;
  }

  #follow(event: Event): void {
    if ("record" in event) this.#layOut(event.record);
    else if (isPlay(event) && this.#view) this.#view = ask(requestOf(event, this.#view.table));
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
  const tip = newTip(table.id, seat, randomBytes(32).toString("hex"));
  await table.do({ do: "sit", table: table.id, seat, name: "Robot", tip });
  while (table.state.phase !== "over") {
    const { wish } = table;
    const { seq } = table.state;
    if (wish) await table.do(wish);
    else await table.until(() => table.state.seq > seq);
  }
  return table;
}

// Why the record is not of the dice that we were promised and have added to; empty if it is.
function whyUnsound({ record, commitment, given }: Table, { games }: Shelf): string {
  const checked = check(record, games);
  if (checked.fault) return `${checked.fault.name} ${checked.fault.part}`;
  if (checked.commitment !== commitment) return "another commitment than we were shown";
  const isThere = checked.folded.some(
    (each) => each.link === given.link && each.before === given.before,
  );
  if (!isThere) return "our links were not folded as we gave them";
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
  process.stdout.write(table.record);
  const unsound = whyUnsound(table, shelf);
  if (unsound) tell(`The dice are not sound: ${unsound}`);
  return unsound ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (problem) {
  giveUp(problem instanceof Error ? problem.message : String(problem));
}
