// SPDX-License-Identifier: MIT
// The page's module against its native twin: the same requests, the same answers, byte for byte.
// Seeded games by each level are among them, the slow ones from the middle of a game on.
//   PARLOR_TWIN=build/release/tests/page_twin PARLOR_PROGRAM=build/parlor node tests/wasm/page_test.mjs
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

import { bytes_of, net_file, nets, opened } from "./module.mjs";

const ask = await opened("parlor");
for (const net of nets) ask.take_net(net_file(net)); // which the twin carries
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

// Plays on until that many turns have ended, or the game has.
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
  zenda: { random: 30, simple: 20, careful: 12, deep: 2, searcher: 1, master: 1 },
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

// Answers are long: the message shows only where they differ.
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
    ["_initialize", "allocate", "answer_length", "ask", "memory", "release", "take_net"],
  );
  assert.deepEqual(WebAssembly.Module.imports(module), [
    { module: "parlor", name: "now", kind: "function" },
  ]);
});

test("what needs the net is refused until it is there, and a net that is no good is", async () => {
  const door = await opened("parlor");
  const say = (request) => JSON.parse(door(JSON.stringify(request)));
  const seats = ["b", "r"].map((seat) => ({ seat, name: "", player: "careful" }));
  const game = "pollyanna-1916";
  let view = say({ ask: "begin", language: "en", game, seats, seed: "3" });
  const { table } = view;
  for (let turns = 0; turns < 12; ) {
    view = say({ ask: next[view.due], table, level: "simple" });
    assert.equal(view.ok, true);
    if (view.due === "throw") turns += 1;
  }
  while (view.due !== "step") view = say({ ask: next[view.due], table, level: "simple" });
  const wanted = (request) => assert.equal(say(request).error, "net_wanted");
  const file = net_file();
  const damaged = Uint8Array.from(file, (byte, at) => (at === file.length - 9 ? byte ^ 1 : byte));
  const text = new TextDecoder("latin1").decode(file.subarray(0, 100));
  const changed = (from, to) => new Uint8Array(Buffer.from(text.replace(from, to), "latin1"));
  for (const [bytes, error] of [
    [damaged, "net_damaged"],
    [new Uint8Array([1, 2, 3]), "net_not_a_net"],
    [changed("parlor-net: 1", "parlor-net: 2"), "net_other_version"],
    [changed("pollyanna-1", "pollyanna-9"), "net_other_inputs"],
  ]) {
    wanted({ ask: "computer", table, level: "careful" });
    wanted({ ask: "hint", table, most: 1 });
    const answer = JSON.parse(door.take_net(bytes));
    assert.equal(answer.ok, false);
    assert.equal(answer.error, error);
    assert.match(answer.message, new RegExp(error));
  }
  assert.deepEqual(JSON.parse(door.take_net(file)), { ok: true });
  assert.equal(say({ ask: "hint", table, most: 1 }).ok, true);
  assert.equal(say({ ask: "computer", table, level: "careful" }).ok, true);
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

test("positions set up by hand, their throws and their plays", () => {
  const language = "es";
  const positions = [
    "pollyanna-1951 b:8,20,h,h g:- r:10,24,h,h y:- b ?",
    "poleana b:w,w,9,20 g:- r:w,w,25,36 y:- r ?",
    "zenda k:31 y:28,66 m:78 a:62,63,94 z ?",
  ];
  for (const position of positions) {
    answered({ ask: "before", language, position });
    const { throws } = answered({ ask: "throws", language, position });
    for (const { thrown } of throws) answered({ ask: "best_of", language, position, thrown });
    const { thrown } = throws.at(-1);
    const set = answered({ ask: "arrange", language, position, thrown });
    const depth = { effort: "normal", most: 20, seed: "1" };
    answered({ ask: "results", language, position: set.position, ...depth });
  }
  const [position] = positions;
  const move = { figure: "b", from: "8", to: "10" };
  const { flaws } = answered({ ask: "arrange", language, position, ...move });
  assert.deepEqual(flaws.map(({ error }) => error), ["rivals_together"]);
  assert.equal(asked({ ask: "arrange", language, position, side: "x" }).error, "unknown_state");
});

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

// The first turns of a game, judged here and by `parlor analyse`: the same figures to the last bit.
function judged_alike({ game, plans, turns }) {
  const begun_at = begun(game, plans, "1916");
  const { table, record } = played(begun_at, "simple", turns);
  const folder = mkdtempSync(join(tmpdir(), "parlor-review-"));
  const file = join(folder, "game.txt");
  writeFileSync(file, record);
  const words = ["analyse", file, "--json", "--threads", "2"];
  const program = spawnSync(process.env.PARLOR_PROGRAM, words, { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  assert.equal(program.status, 0, program.stderr);
  const told = JSON.parse(program.stdout);
  const by_side = (figures) => told.sides.map((side) => figures[side]);
  const notes = told.turns.map((same) => {
    const turn = answered({ ask: "judge", table, turn: same.turn });
    assert.deepEqual(turn.before, by_side(same.before));
    assert.deepEqual(turn.luck, by_side(same.luck));
    assert.deepEqual(turn.best, by_side(same.after_best));
    assert.deepEqual(turn.played, by_side(same.after));
    assert.equal(turn.error, same.error);
    assert.equal(turn.mark, same.mark);
    assert.equal(turn.fortune, same.fortune);
    assert.equal(turn.bestPlay, same.best);
    return turn.note;
  });
  assert.equal(notes.length, turns);
  const { sides, worst, moment } = answered({ ask: "sum_up", table, notes, reader: "" });
  assert.deepEqual(worst, told.worst);
  assert.equal(moment, told.moment?.turn ?? 0);
  for (const { seats, ...side } of sides) {
    for (const [key, value] of Object.entries(told.totals[seats])) assert.deepEqual(side[key], value, key);
  }
}

const all = (seats) => [...seats].map((seat) => [seat, "simple"]);
for (const reviewed of [
  { game: "pollyanna-1916", plans: all("br"), turns: 12 },
  { game: "pollyanna-1951+partners", plans: all("bgry"), turns: 8 },
  { game: "dixie-1952", plans: all("bgr"), turns: 8 },
  { game: "poleana", plans: all("bgry"), turns: 8 },
  { game: "zenda", plans: all("sz"), turns: 3 },
]) {
  test(`${reviewed.game}, judged as parlor analyse judges it`, () => judged_alike(reviewed));
}

test("what is refused", () => {
  for (const request of [{}, { ask: "nothing" }, { ask: "throw", table: 99 }, "text", null]) {
    assert.equal(asked(request).ok, false);
  }
});

test("the native twin says the same", compare_with_twin);
