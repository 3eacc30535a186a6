// SPDX-License-Identifier: MIT
// How long a computer thinks about a choice: in WebAssembly, when the module is new and when it has
// been at work for a while, and in the same code compiled native. Milliseconds, with the answer's
// way as JSON; the least of three runs, since other work on the machine only adds.
//   make wasm && PARLOR_TWIN=build/release/tests/page_twin node bench/thinking.mjs
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

import { net_file, nets, opened } from "../tests/wasm/module.mjs";

async function module_door() {
  const ask = await opened("parlor");
  for (const net of nets) ask.take_net(net_file(net));
  return async (request) => ask(request);
}

function twin_door() {
  const twin = spawn(process.env.PARLOR_TWIN ?? "build/release/tests/page_twin");
  const lines = createInterface({ input: twin.stdout })[Symbol.asyncIterator]();
  const door = async (request) => {
    twin.stdin.write(request + "\n");
    return (await lines.next()).value;
  };
  door.close = () => twin.stdin.end();
  return door;
}

const next = { set: "computer", throw: "throw", step: "computer", confirm: "confirm" };

// The mean time of a level's choices, from the middle of a seeded game on.
async function thinking({ door, game, seats, level, turns }) {
  const ask = async (request) => JSON.parse(await door(JSON.stringify(request)));
  const plans = [...seats].map((seat) => ({ seat, name: "", player: "simple" }));
  let view = await ask({ ask: "begin", language: "en", game, seats: plans, seed: "1916" });
  let spent = 0;
  let choices = 0;
  const middle = 12;
  while (view.due !== "over" && view.turn < middle + turns) {
    const watched = view.turn >= middle && next[view.due] === "computer";
    const by = view.turn >= middle ? level : "simple";
    const started = performance.now();
    view = await ask({ ask: next[view.due], table: view.table, level: by });
    if (watched) {
      spent += performance.now() - started;
      choices += 1;
    }
  }
  await ask({ ask: "close", table: view.table });
  return spent / choices;
}

const tables = [
  { game: "pollyanna-1916", seats: "bgry", turns: [100, 100, 100, 60, 24, 8] },
  { game: "zenda", seats: "sz", turns: [40, 40, 40, 10, 10, 4] },
];
const levels = ["random", "simple", "careful", "deep", "searcher", "master"];

const started = performance.now();
await opened("parlor");
console.log(`instantiated in ${(performance.now() - started).toFixed(1)} ms`);

const twin = twin_door();
console.log("game            level     new       at work   native");
for (const { game, seats, turns } of tables) {
  for (const [index, level] of levels.entries()) {
    const door = await module_door();
    const run = (door) => thinking({ door, game, seats, level, turns: turns[index] });
    const least = async (door) => Math.min(await run(door), await run(door), await run(door));
    const times = [await run(door), await least(door), await least(twin)];
    console.log(game.padEnd(16) + level.padEnd(10) + times.map((t) => t.toFixed(3).padEnd(10)).join(""));
  }
}
twin.close();
