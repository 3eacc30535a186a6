// SPDX-License-Identifier: MIT
// How long a review takes in WebAssembly, as the page does it: turns judged by threads with a module
// of their own. Seconds from the start, with loading, to the first figures and to the last.
//   make wasm && node bench/reviewing.mjs [RECORD] [TURNS] [THREADS]
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

import { net_file, nets, opened } from "../tests/wasm/module.mjs";

const example = fileURLToPath(new URL("../docs/examples/game.txt", import.meta.url));

async function judge(record) {
  const ask = await opened("parlor");
  for (const net of nets) ask.take_net(net_file(net));
  const asked = (request) => JSON.parse(ask(JSON.stringify(request)));
  const { table } = asked({ ask: "resume", language: "en", record });
  parentPort.on("message", (turn) => {
    if (turn === null) process.exit();
    parentPort.postMessage(asked({ ask: "judge", table, turn }).ok);
  });
  parentPort.postMessage(true);
}

function review([file = example, turns = "150", threads = "2"]) {
  const record = readFileSync(file, "utf8");
  const started = performance.now();
  const passed = () => ((performance.now() - started) / 1000).toFixed(2);
  const last = Number(turns);
  let next = 1;
  let judged = -Number(threads); // each says first that it is ready
  for (let thread = 0; thread < Number(threads); thread += 1) {
    const worker = new Worker(new URL(import.meta.url), { workerData: record });
    worker.on("message", (ok) => {
      if (!ok) throw new Error("a turn could not be judged");
      judged += 1;
      if (judged === 1) console.log(`first figures after ${passed()} s`);
      if (judged === last) console.log(`${last} turns after ${passed()} s`);
      worker.postMessage(next <= last ? next : null);
      next += 1;
    });
  }
}

if (isMainThread) review(process.argv.slice(2));
else await judge(workerData);
