// SPDX-License-Identifier: MIT
// The page's module against its native twin: the same requests, the same answers, byte for byte.
// Seeded games by each level are among them, the slow ones from the middle of a game on.
//   PARLOR_TWIN=build/release/tests/page_twin node tests/wasm/page_test.mjs
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";

import { bytes_of, opened } from "./module.mjs";

const ask = await opened("parlor");
const said = []; // every request and its answer

function asked(request) {
  const text = JSON.stringify(request);
  const answer = ask(text);
  said.push({ text, answer });
  return JSON.parse(answer);
}

function answered(request) {
  const answer = asked(request);
  assert.equal(answer.ok, true, `${JSON.stringify(request)}: ${answer.error} ${answer.message}`);
  return answer;
}

const next = { set: "computer", throw: "throw", step: "computer", confirm: "confirm" };

// Plays on until so many turns are ended, or the game is.
function played(view, level, turns) {
  const last = view.turn + turns;
  while (view.due !== "over" && view.turn < last) {
    view = answered({ ask: next[view.due], table: view.table, level });
  }
  return view;
}

function begun(game, plans, seed) {
  const seats = plans.map(([seat, player]) => ({ seat, name: "", player }));
  return answered({ ask: "begin", language: "en", game, seats, seed });
}

// How long a level is watched, after how many turns of a quick one.
const watched = {
  pollyanna: { random: 400, simple: 400, careful: 400, deep: 40, searcher: 8, master: 3 },
  zenda: { random: 30, simple: 20, careful: 20, deep: 3, searcher: 3, master: 1 },
};

function play_by_levels(family, game, seats) {
  for (const [level, turns] of Object.entries(watched[family])) {
    const view = begun(game, [...seats].map((seat) => [seat, level]), "1916");
    const middle = turns < 50 ? played(view, "simple", 12) : view;
    const end = played(middle, level, turns);
    if (turns >= 400) assert.equal(end.due, "over", level);
    answered({ ask: "story", table: end.table });
  }
}

function compare_with_twin() {
  const input = said.map(({ text }) => text + "\n").join("");
  const twin = spawnSync(process.env.PARLOR_TWIN, { input, maxBuffer: 1 << 30, encoding: "utf8" });
  assert.equal(twin.status, 0, twin.stderr);
  const answers = twin.stdout.split("\n");
  said.forEach(({ text, answer }, index) => assert_same(text, answer, answers[index]));
}

// Answers are long: only where they differ is told.
function assert_same(request, module, twin) {
  if (module === twin) return;
  let at = 0;
  while (module[at] === twin[at]) at += 1;
  const part = (answer) => answer.slice(Math.max(0, at - 60), at + 60);
  assert.fail(`${request}\nmodule: … ${part(module)} …\ntwin:   … ${part(twin)} …`);
}

test("the module exports the door, and imports a clock alone", () => {
  const module = new WebAssembly.Module(bytes_of("parlor"));
  assert.deepEqual(
    WebAssembly.Module.exports(module).map(({ name }) => name).sort(),
    ["_initialize", "allocate", "answer_length", "ask", "memory", "release"],
  );
  assert.deepEqual(WebAssembly.Module.imports(module), [
    { module: "parlor", name: "now", kind: "function" },
  ]);
});

test("shelf and boards", () => {
  for (const language of ["en", "es"]) {
    for (const { editions } of answered({ ask: "shelf", language }).games) {
      for (const { id } of editions) answered({ ask: "board", language, game: id });
    }
  }
});

test("a game of Pollyanna by each level", () => play_by_levels("pollyanna", "pollyanna-1916", "br"));
test("a game of The Prisoner of Zenda by each level", () => play_by_levels("zenda", "zenda", "sz"));

test("partners in Spanish, hints, reasons, undoing, taking back, resuming", () => {
  const players = [["b", "person"], ["g", "simple"], ["r", "person"], ["y", "careful"]];
  const { table } = begun("pollyanna-es+partners", players, "7");
  let view = played(answered({ ask: "view", language: "es", table }), "careful", 40);
  while (view.due !== "step" || view.awaited !== "b") {
    view = answered({ ask: next[view.due], table, level: "careful" });
  }
  answered({ ask: "hint", table, most: 3 });
  const { from, to, step } = view.choices[0];
  answered({ ask: "why", table, from, to: "h" });
  answered({ ask: "why", table, from, to });
  answered({ ask: "step", table, step });
  answered({ ask: "undo", table });
  const { record } = answered({ ask: "take_back", table, seats: "b" });
  answered({ ask: "resume", language: "en", record });
});

test("what is refused", () => {
  for (const request of [{}, { ask: "nothing" }, { ask: "throw", table: 99 }, "text", null]) {
    assert.equal(asked(request).ok, false);
  }
});

test("the native twin says the same", compare_with_twin);
