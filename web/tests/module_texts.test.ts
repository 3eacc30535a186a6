// SPDX-License-Identifier: MIT
// @vitest-environment node
// The browser's module has no sentences that only the terminal says: src/CMakeLists.txt lists the first words of their keys.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseTexts } from "../vite-plugins/text-files.ts";

const project = join(import.meta.dirname, "../..");
const ofTerminal = /^(programs\/(?!wasm)|online\/|laboratory\/|presentation\/terminal\/|games\/\w+\/(terminal|laboratory|training))/;

test("sentences of the terminal alone are left out of the module", () => {
  const texts = parseTexts(readFileSync(join(project, "texts/en.txt"), "utf8"));
  const words = new Set([...texts.keys()].map((key) => key.replace(/^[\w-]+\//, "").split(".")[0] ?? ""));
  const sources = readdirSync(join(project, "src"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(h|cpp)$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(project, "src", name), "utf8") }));
  const terminal = [...words].filter((word) => {
    const users = sources.filter(({ text }) => text.includes(`"${word}.`));
    return users.length > 0 && users.every(({ name }) => ofTerminal.test(name));
  });
  const build = readFileSync(join(project, "src/CMakeLists.txt"), "utf8");
  const [, list = ""] = /list\(APPEND unused_texts ([^)]*)\)/.exec(build) ?? [];
  expect(terminal.length).toBeGreaterThan(10);
  const listed = list.split(/\s+/);
  expect(terminal.filter((word) => !listed.includes(word))).toEqual([]);
});
