// SPDX-License-Identifier: MIT
// Follows the games that tests/streams/streams_test.cpp has played. What devices hear of an honest
// game raises no alarm, and every lie raises the alarm that the file tells, at the same message.
// PARLOR_STREAMS names the file; otherwise it is the one of the last run of that test. All devices
// of a game share one storage here, as the windows of one browser do.
import { existsSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { Follower } from "../../src/fair/follower.ts";
import type { Kind } from "../../src/fair/replay.ts";
import { gave, sawTable } from "../../src/fair/witness.ts";
import { decodeMessage, type FromServer } from "../../src/link/messages.ts";

const builds = join(import.meta.dirname, "../../../build");
const found = ["debug", "release"].map((each) => join(builds, each, "streams.jsonl"));
const file = process.env["PARLOR_STREAMS"] ?? found.find((each) => existsSync(each)) ?? "";

type Line =
  | { game: string; table: string }
  | { fresh: number }
  | { to: number[]; message: unknown }
  | { due: number[]; seat: string; kind: Kind; link: string }
  | { lie: string; after: number; heard: number; alarm: object; instead: unknown[] };

const decoded = (message: unknown) => decodeMessage(JSON.stringify(message));

function hear(follower: Follower, message: FromServer): void {
  if ("snapshot" in message) follower.take(message.snapshot);
  else if ("events" in message) follower.hear(message.events, message.state);
}

class Game {
  readonly faults: string[] = [];
  messages = 0;
  lies = 0;
  readonly #name: string;
  readonly #table: string;
  readonly #followers = new Map<number, Follower>();
  readonly #heard: FromServer[] = []; // by the device that is always connected

  constructor(name: string, table: string) {
    this.#name = name;
    this.#table = table;
    localStorage.clear();
  }
  read(line: Line): void {
    if ("fresh" in line) this.#followers.set(line.fresh, new Follower(this.#table));
    else if ("message" in line) this.#tell(line.to, decoded(line.message));
    else if ("due" in line) for (const each of line.due) this.#give(each, line);
    else if ("lie" in line) this.#catch(line);
  }
  #follower(device: number): Follower {
    const follower = this.#followers.get(device);
    if (!follower) throw new Error(`no device ${device}`);
    return follower;
  }
  #tell(to: number[], message: FromServer): void {
    this.messages += 1;
    if (to.includes(0)) this.#heard.push(message);
    for (const device of to) {
      const follower = this.#follower(device);
      hear(follower, message);
      if (follower.alarm) this.#fault(`device ${device}: ${JSON.stringify(follower.alarm)}`);
      if ("snapshot" in message)
        sawTable(this.#table, message.snapshot.commitment, message.snapshot.dice.scheme);
    }
  }
  // The device knows which link is due, and keeps what it gave it for.
  #give(device: number, { seat, kind, link }: { seat: string; kind: Kind; link: string }): void {
    const follower = this.#follower(device);
    const due = follower.due(seat, kind);
    if (due !== link) this.#fault(`device ${device} gives a link after ${due}, not ${link}`);
    if (due && device === 0) gave(this.#table, due, follower.before, follower.folded);
  }
  #catch({ lie, after, heard, alarm, instead }: Extract<Line, { lie: string }>): void {
    this.lies += 1;
    localStorage.clear();
    const follower = new Follower(this.#table);
    for (const each of this.#heard.slice(0, after)) hear(follower, each);
    if (follower.alarm) this.#fault(`${lie}: an alarm before it`);
    let count = 0;
    for (const each of instead) {
      if (follower.alarm) break;
      hear(follower, decoded(each));
      count += 1;
    }
    const same = JSON.stringify(follower.alarm) === JSON.stringify(alarm) && count === heard;
    if (!same) this.#fault(`${lie}: ${JSON.stringify(follower.alarm)} after ${count} messages`);
  }
  #fault(what: string): void {
    this.faults.push(`${this.#name}: ${what}`);
  }
}

afterEach(() => localStorage.clear());

it.skipIf(!existsSync(file))(
  "games are followed without an alarm unless the server lies",
  async () => {
    const counts = { games: 0, messages: 0, lies: 0 };
    const faults: string[] = [];
    let game: Game | null = null;
    const close = () => {
      if (!game) return;
      counts.messages += game.messages;
      counts.lies += game.lies;
      faults.push(...game.faults);
    };
    const lines = await open(file);
    for await (const text of lines.readLines()) {
      const line = JSON.parse(text) as Line;
      if ("game" in line) {
        close();
        game = new Game(line.game, line.table);
        counts.games += 1;
      } else game?.read(line);
    }
    close();
    console.info(file, counts);
    expect(faults.slice(0, 20)).toEqual([]);
    expect(counts.games).toBeGreaterThan(0);
    expect(counts.lies).toBeGreaterThan(counts.games * 10);
  },
  3_600_000,
);
