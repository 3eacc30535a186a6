// SPDX-License-Identifier: MIT
// @vitest-environment node
// Every scene of the first picture, replayed with the engine itself.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { lasting, trips } from "../../src/board/anim.ts";
import type { Answer } from "../../src/engine/answers.ts";
import type { Ask } from "../../src/engine/requests.ts";
import { guides } from "../../src/games/guides.ts";
import { sceneOf, scenes } from "../../src/games/scenes.ts";
import { moduleText } from "../module.ts";

const path = process.env.PARLOR_WASM ?? join(import.meta.dirname, "../../../build/wasm/parlor.wasm");

test("every game has a scene, for the edition of its guide", () => {
  expect(scenes).toHaveLength(guides.size);
  for (const { edition } of guides.values()) expect(sceneOf(edition)).toContain(edition);
  expect(sceneOf("countdown")).toBe("");
});

describe.skipIf(!existsSync(path))("with the engine", async () => {
  const ask = existsSync(path) ? await moduleText(path) : () => "";
  const asked = <K extends Ask["ask"]>(request: Extract<Ask, { ask: K }>) =>
    JSON.parse(ask(JSON.stringify(request))) as Answer<K>;

  test.each(scenes)("a scene is legal, has a capture and is short: %s", (record) => {
    const view = asked({ ask: "resume", language: "en", record });
    expect(view).toMatchObject({ ok: true, result: "" });
    const { start, turns } = asked({ ask: "story", table: view.table });
    const kinds = turns.flatMap(({ movements }) => movements.map(({ kind }) => kind));
    expect(kinds).toContain("captured");

    const durations = turns.map(({ movements }, index) => {
      const pieces = turns[index - 1]?.pieces ?? start;
      return lasting(trips(pieces.map((each, key) => ({ ...each, key, lift: 0 })), movements, "normal"));
    });
    for (const duration of durations) expect(duration).toBeGreaterThan(0);
    const moving = durations.reduce((sum, each) => sum + each, 0);
    expect(moving).toBeGreaterThan(3_000);
    expect(moving).toBeLessThan(8_000); // milliseconds; dice and pauses take as long again
  });
});
