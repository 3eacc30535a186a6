// SPDX-License-Identifier: MIT
// Servers that lie about their dice (tests/liars), and what devices make of it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, type Locator } from "@playwright/test";
import type { Event } from "../src/link/events.ts";
import { Person } from "./online.ts";
import { announced, options, program } from "./server.ts";
import { test as withServers } from "./servers.ts";

const liar = join(dirname(realpathSync(program)), "lying_server");

// What a client shows for an alarm.
export interface Evidence {
  table: string;
  alarm: { name: string; seat: string; seq: number };
  heard: { events?: Event[] }[];
}
export interface Liar {
  address: string;
  firstLie: () => number; // the event; NaN if none was told
}

// Lies that a single player notices, by the alarm that each raises. `at` is the event at which it
// is to be noticed: without it, the first dishonest event.
export interface Noticed {
  lie: string;
  alarm: string;
  at?: (told: Event[], firstLie: number) => number | undefined;
}
const seqOf = (told: Event[], kind: string) => told.find((each) => each.kind === kind)?.seq ?? NaN;
export const alone: Noticed[] = [
  { lie: "drop_throw", alarm: "link_missing" },
  { lie: "drop_end", alarm: "link_missing" },
  { lie: "drop_always", alarm: "link_missing" },
  { lie: "other_seat", alarm: "order_wrong" },
  { lie: "grind_notes", alarm: "link_elsewhere" },
  { lie: "own_link_elsewhere", alarm: "link_elsewhere" },
  { lie: "repeat_opening", alarm: "opening_differs" },
  {
    lie: "forged_taken_back", // the first throw that came again
    alarm: "throw_changed",
    at: (told) => {
      const back = seqOf(told, "taken_back");
      return told.find(({ kind, seq }) => kind === "thrown" && seq > back)?.seq;
    },
  },
  { lie: "replay_event", alarm: "link_wrong" },
  // Noticed with the event before: the state after it does not fit.
  { lie: "hold_back", alarm: "order_wrong", at: (_, held) => held - 1 },
  // Only the secret, which is shown at the end, can prove it.
  { lie: "other_dice", alarm: "record_differs", at: (told) => seqOf(told, "ended") },
];

export function expectNoticed({ alarm, heard }: Evidence, { firstLie }: Liar, noticed: Noticed) {
  const told = heard.flatMap(({ events }) => events ?? []);
  const at = noticed.at ? noticed.at(told, firstLie()) : firstLie();
  expect(alarm).toMatchObject({ name: noticed.alarm, seq: at });
}

export const test = withServers.extend<{ lies: (lie: string) => Promise<Liar> }>({
  lies: async ({}, use) => {
    const ends: (() => Promise<unknown>)[] = [];
    await use(async (lie) => {
      const server = spawn(liar, options, {
        env: { ...process.env, PARLOR_LIE: lie },
        stdio: ["ignore", "pipe", "pipe"],
      });
      const gone = once(server, "exit");
      ends.push(() => {
        server.kill("SIGKILL");
        return gone;
      });
      let told = "";
      server.stderr.on("data", (part) => (told += String(part)));
      const line = await Promise.race([once(server.stdout, "data"), gone]);
      const address = announced.exec(String(line[0]))?.[0];
      if (!address) throw new Error(`The server does not start: ${told}`);
      return { address, firstLie: () => Number(/lie: event (\d+)/.exec(told)?.[1] ?? NaN) };
    });
    for (const end of ends) await end();
  },
});

// A person whose page says what it sends and hears.
export class Witness {
  readonly person: Person;
  readonly sent: string[] = [];
  readonly alarm: Locator;
  #sentBefore = 0; // when the last event came that raised no alarm yet

  constructor(person: Person) {
    this.person = person;
    this.alarm = person.page
      .getByRole("alert")
      .filter({ hasText: /Something is wrong with these dice\.|Algo anda mal con estos dados\./ });
    person.page.on("websocket", (socket) => {
      socket.on("framesent", ({ payload }) => this.sent.push(String(payload)));
    });
  }

  // Plays until the alarm is there, and goes on trying.
  async playIntoAlarm(): Promise<void> {
    const never = () => Promise.resolve(false);
    this.person.table.playUntil(never).catch(() => undefined); // it ends with the page
    await this.alarm.waitFor({ timeout: 180_000 });
    this.#sentBefore = this.links;
  }
  get links(): number {
    return this.sent.filter((each) => /"(link|tip)":"/.test(each)).length;
  }
  async saveEvidence(): Promise<Evidence> {
    const downloading = this.person.page.waitForEvent("download");
    await this.alarm.getByRole("button").click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^parlor-evidence-\w+\.json$/);
    return JSON.parse(await readFile(await file.path(), "utf8")) as Evidence;
  }
  // The connection goes on, and whatever is tried, no link goes out.
  async expectNoMoreLinks(): Promise<void> {
    await this.person.page.reload();
    await this.alarm.waitFor();
    expect(this.links).toBe(this.#sentBefore);
  }
}
