// SPDX-License-Identifier: MIT
// The client of docs/examples plays as docs/protocol.md tells strangers to, without a browser.
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, type TestInfo } from "@playwright/test";
import { verify } from "./server.ts";
import { test as withServers } from "./servers.ts";

const program = join(import.meta.dirname, "../../docs/examples/table_client.mts");

interface Fixtures {
  play: (address: string, game: string, level: string) => Client; // does not outlive the test
}

class Client {
  readonly #process: ChildProcessByStdio<null, Readable, Readable>;
  readonly #exit: Promise<unknown[]>;
  readonly #record: Promise<string>;

  constructor(address: string, game: string, level: string) {
    const given = [program, address, game, level];
    this.#process = spawn(process.execPath, given, { stdio: ["ignore", "pipe", "pipe"] });
    this.#exit = once(this.#process, "exit");
    this.#record = text(this.#process.stdout);
  }

  // Once; `hear` is told line by line what the client tells.
  async endsWell(info: TestInfo, hear = async (_: string) => {}): Promise<void> {
    let told = "";
    for await (const line of createInterface(this.#process.stderr)) {
      told += `${line}\n`;
      await hear(line);
    }
    expect(await this.#exit, told).toEqual([0, null]);
    expect(told).toMatch(/The dice are sound: all \d+ throws follow\.\n$/);
    const file = info.outputPath("game.txt");
    await writeFile(file, await this.#record);
    await verify(file);
  }
  kill(): void {
    this.#process.kill();
  }
}

const test = withServers.extend<Fixtures>({
  play: async ({}, use) => {
    const started: Client[] = [];
    await use((...given) => {
      const client = new Client(...given);
      started.push(client);
      return client;
    });
    for (const each of started) each.kill();
  },
});

test("the example plays a game though the server dies in the middle", async ({
  start,
  play,
}, info) => {
  const store = `sqlite:${info.outputPath("tables.db")}`;
  const server = await start({ store });
  const port = Number(new URL(server.address).port);
  const client = play(server.address, "pollyanna-1916", "random");
  let throws = 0;
  await client.endsWell(info, async (line) => {
    if (!line.includes(" throws ") || ++throws !== 20) return;
    await server.kill();
    await start({ store, port });
  });
  expect(throws).toBeGreaterThan(20);
});

test("the example plays Zenda, which begins without dice", async ({ start, play }, info) => {
  const { address } = await start({});
  await play(address, "zenda", "simple").endsWell(info);
});
