// SPDX-License-Identifier: MIT
// The client of docs/examples plays as docs/protocol.md tells strangers to, without a browser.
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { serve, verify } from "./server.ts";

const program = join(import.meta.dirname, "../../docs/examples/table_client.mts");
type Client = ChildProcessByStdio<null, Readable, Readable>;

function start(address: string, game: string, level: string): Client {
  const stdio: ["ignore", "pipe", "pipe"] = ["ignore", "pipe", "pipe"];
  return spawn(process.execPath, [program, address, game, level], { stdio });
}

// All that the client has told when it ends; `hear` is told each line as it comes.
async function told({ stderr }: Client, hear: (line: string) => void = () => {}): Promise<string> {
  const lines: string[] = [];
  for await (const line of createInterface(stderr)) {
    lines.push(line);
    hear(line);
  }
  return lines.join("\n");
}

test("the example plays a game though the server dies in the middle", async ({}, info) => {
  const store = `sqlite:${info.outputPath("tables.db")}`;
  const first = await serve({ store });
  const port = Number(new URL(first.address).port);
  const client = start(first.address, "pollyanna-1916", "random");
  const exit = once(client, "exit");
  const record = text(client.stdout);
  let throws = 0;
  let second = Promise.resolve(first);
  const words = await told(client, (line) => {
    if (!line.includes(" throws ") || (throws += 1) !== 20) return;
    second = first.kill().then(() => serve({ store, port }));
  });
  try {
    expect(await exit, words).toEqual([0, null]);
    expect(words).toMatch(/The dice are sound: all \d+ throws follow\.$/);
    const file = info.outputPath("game.txt");
    await writeFile(file, await record);
    expect(await record).toMatch(/^result: =[br]$/m);
    await verify(file);
  } finally {
    client.kill();
    await (await second).kill();
  }
});

test("the example plays Zenda, which begins without dice", async ({ baseURL }, info) => {
  const client = start(baseURL ?? "", "zenda", "simple");
  const exit = once(client, "exit");
  const [words, record] = await Promise.all([told(client), text(client.stdout)]);
  expect(await exit, words).toEqual([0, null]);
  const file = info.outputPath("game.txt");
  await writeFile(file, record);
  await verify(file);
});
