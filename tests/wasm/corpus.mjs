// SPDX-License-Identifier: MIT
// The files of tests/rules, read as tests/lib/support/corpus.cpp reads them.
import { readdirSync, readFileSync } from "node:fs";

const root = new URL("../../", import.meta.url);

export function project_file(path) {
  return readFileSync(new URL(path, root), "utf8");
}

// Those of a .perft file, cut into words; the position is the rest of the line.
export function perft_lines(game, words) {
  return project_file(`tests/rules/${game}.perft`)
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const all = line.split(" ");
      return [...all.slice(0, words), all.slice(words).join(" ")];
    });
}

// Every block of a game: where it stands, its rule, its board, and its cases.
export function rule_blocks(game) {
  return readdirSync(new URL(`tests/rules/${game}/`, root))
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) => blocks_of(name, project_file(`tests/rules/${game}/${name}`)));
}

function blocks_of(file, text) {
  const blocks = [];
  text.split("\n").forEach((line, index) => {
    if (line === "" || line.startsWith("#")) return;
    const space = line.indexOf(" ");
    const rest = line.slice(space).trim();
    const block = blocks.at(-1);
    switch (line.slice(0, space)) {
      case "rule":
        blocks.push({ where: `${file}:${index + 1}`, rule: rest, board: "", cases: [] });
        break;
      case "board":
        block.board = rest;
        break;
      case "from":
        block.cases.push({ from: rest, to: [] });
        break;
      case "to":
        block.cases.at(-1).to.push(rest);
        break;
      case "cites":
      case "note":
        break;
      default:
        throw new Error(`${file}:${index + 1}: unknown keyword`);
    }
  });
  return blocks;
}
