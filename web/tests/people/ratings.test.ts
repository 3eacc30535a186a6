// SPDX-License-Identifier: MIT
// @vitest-environment node
// The ratings on a character's page are the engine's, and those are the ladders of docs/players.md.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Shelf } from "../../src/engine/answers.ts";
import { moduleText } from "../module.ts";

const project = join(import.meta.dirname, "../../..");
const path = process.env.PARLOR_WASM ?? join(project, "build/wasm/parlor.wasm");

test.runIf(existsSync(path))("ratings are those of the documented ladders", async () => {
  const docs = readFileSync(join(project, "docs/players.md"), "utf8");
  const ask = await moduleText(path);
  const { games } = JSON.parse(ask(JSON.stringify({ ask: "shelf", language: "en" }))) as Shelf;
  expect(games.length).toBeGreaterThan(1);
  for (const { family, levels } of games) {
    const [, ladder = ""] = new RegExp(`<!-- ladder:${family} -->([^]*?)<!-- /ladder`).exec(docs) ?? [];
    for (const { name, rating } of levels) {
      const row = new RegExp(`^\\| ${name} \\| \\+(\\d+) \\|`, "m").exec(ladder);
      expect(Number(row?.[1]), `${family}: ${name}`).toBe(rating);
    }
  }
});
