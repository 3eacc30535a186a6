// SPDX-License-Identifier: MIT
// The rule corpus in WebAssembly: exactly the positions, counts and sums of nets that the native
// tests expect.
//   node tests/wasm/rules_test.mjs
import assert from "node:assert/strict";
import { test } from "node:test";

import { perft_lines, project_file, rule_blocks } from "./corpus.mjs";
import { opened } from "./module.mjs";

const ask = await opened("rules");

function board(name) {
  return name === "" ? "" : project_file(`tests/boards/${name}.json`);
}

function check(block) {
  assert.notEqual(block.cases.length, 0);
  for (const { from, to } of block.cases) {
    const about = (question) => ask([question, from, board(block.board)].join("\n"));
    const expected = [...new Set(to)].sort().map((line) => line + "\n").join("");
    assert.equal(about("text"), from, "not canonical");
    assert.equal(about("plays"), expected, `plays from ${from}`);
    assert.equal(about("results"), expected, `results from ${from}`);
  }
}

for (const game of ["pollyanna", "zenda"]) {
  test(`the corpus of ${game} holds exactly`, () => {
    const blocks = rule_blocks(game);
    assert.ok(blocks.length > 30);
    for (const block of blocks) {
      try {
        check(block);
      } catch (failure) {
        failure.message = `${block.where} ${block.rule}\n${failure.message}`;
        throw failure;
      }
    }
  });
}

test("counts of Pollyanna's lines of play are those pinned", () => {
  const lines = perft_lines("pollyanna", 2);
  assert.ok(lines.length >= 12);
  for (const [count, depth, position] of lines) {
    assert.equal(ask(`perft ${depth}\n${position}\n`), count, position);
  }
});

test("counts of Zenda's lines of play are those pinned", () => {
  const lines = perft_lines("zenda", 3);
  assert.ok(lines.length >= 12);
  for (const [count, depth, on, position] of lines) {
    assert.equal(ask(`perft ${depth}\n${position}\n${board(on)}`), count, `${on}: ${position}`);
  }
});

test("a net adds up to what it does natively, with vectors and without", () => {
  const lines = ask("sums\n\n").trim().split("\n").map((line) => line.split(" "));
  assert.deepEqual(lines.map(([way]) => way), ["pinned", "simd128", "anywhere"]);
  for (const [way, sum] of lines) assert.equal(sum, lines[0][1], way);
});
