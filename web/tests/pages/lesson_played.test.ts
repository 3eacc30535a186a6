// SPDX-License-Identifier: MIT
// @vitest-environment node
// Every task of every lesson, played with the engine itself, in every wanted way.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Choice, TableView } from "../../src/engine/answers.ts";
import { guides, isWanted, type LessonStep } from "../../src/games/guides.ts";
import { moduleText } from "../module.ts";

const project = join(import.meta.dirname, "../../..");
const path = process.env.PARLOR_WASM ?? join(project, "build/wasm/parlor.wasm");

describe.skipIf(!existsSync(path))("with the engine", async () => {
  const ask = existsSync(path) ? await moduleText(path) : () => "";
  const asked = (request: object) => JSON.parse(ask(JSON.stringify(request))) as TableView;

  function opened({ position }: LessonStep, steps: string[]): TableView {
    let view = asked({ ask: "open", language: "en", position, seed: "1" });
    for (const step of steps) view = asked({ ask: "step", table: view.table, step });
    asked({ ask: "close", table: view.table });
    return view;
  }

  // All lines of wanted choices through the tasks; fails where a task offers none.
  function lines(step: LessonStep, made: string[] = []): string[][] {
    const wanted = step.tasks[made.length];
    if (!wanted) return [made];
    const choices: Choice[] = opened(step, made).choices.filter((each) => isWanted(each, wanted));
    expect(choices, `${step.position} after ${made.join(" ")}`).not.toEqual([]);
    return choices.flatMap((choice) => lines(step, [...made, choice.step]));
  }

  const steps = [...guides.values()].flatMap(({ lesson }) => lesson);
  test.each(steps)("$position can be played as wanted", (step) => {
    for (const line of lines(step)) expect(opened(step, line).made).toEqual(line);
  });

  test("the King's way home and the siege are won", () => {
    for (const [index, winner] of [[3, "=z"], [4, "=s"]] as const) {
      const step = guides.get("zenda")?.lesson[index];
      if (!step) throw new Error("no such step");
      for (const line of lines(step)) expect(opened(step, line).standing).toContain(winner);
    }
  });
});
