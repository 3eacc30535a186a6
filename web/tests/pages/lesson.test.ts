// SPDX-License-Identifier: MIT
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Choice } from "../../src/engine/answers.ts";
import type { Ask } from "../../src/engine/requests.ts";

// An engine that offers the next list of steps whatever is chosen.
const offered: string[][] = [];
const asked: Ask[] = [];
vi.mock("../../src/engine/engine.ts", () => ({
  engine: {
    ask: (request: Ask) => {
      asked.push(request);
      if (request.ask === "close") return Promise.resolve({ ok: true });
      const steps = request.ask === "board" ? [] : (offered.shift() ?? []);
      const choices = steps.map((step) => choice(step));
      return Promise.resolve({ ok: true, table: 7, game: "g", pieces: [], movements: [], choices });
    },
  },
}));
vi.mock("../../src/shell/settings.svelte.ts", () => ({ speed: () => "off", settings: {} }));

const { Lesson } = await import("../../src/pages/lesson/lesson.svelte.ts");

function choice(step: string): Choice {
  const at = { x: 0, y: 0 };
  const kind = step.endsWith("+") ? "reward" : "move";
  const nothing = { from: "", to: "", piece: "", figure: "", dice: [], captures: [], route: [], target: "" };
  return { ...nothing, seat: "b", step, kind, at, words: step };
}
async function begun(...lists: string[][]) {
  offered.splice(0, offered.length, ...lists);
  const tasks = [[{ step: "20/25" }], [{ kind: "reward" as const }]];
  const lesson = new Lesson({ position: "p", tasks });
  await lesson.start();
  return lesson;
}

describe("a step of a lesson", () => {
  beforeEach(() => void asked.splice(0));

  test("goes on to the next task when the wanted choice is made", async () => {
    const lesson = await begun(["20/25*", "9/11"], ["25/35+"]);
    await lesson.choose(choice("20/25*"));
    expect([lesson.task, lesson.verdict, lesson.done]).toEqual([1, "right", false]);
    expect(lesson.choices.map(({ step }) => step)).toEqual(["25/35+"]);
  });

  test("is done after the last task and offers nothing more", async () => {
    const lesson = await begun(["20/25*"], ["25/35+"], ["9/11"]);
    await lesson.choose(choice("20/25*"));
    await lesson.choose(choice("25/35+"));
    expect(lesson.done).toBe(true);
    expect(lesson.choices).toEqual([]);
  });

  test("lets another choice be made while the wanted one stays open", async () => {
    const lesson = await begun(["20/25*", "9/11"], ["20/25*"]);
    await lesson.choose(choice("9/11"));
    expect([lesson.task, lesson.verdict]).toEqual([0, "still"]);
    expect(lesson.choices).toHaveLength(1);
  });

  test("stops when the wanted choice is gone, and begins again", async () => {
    const lesson = await begun(["20/25*", "20/22"], ["9/14"], ["20/25*"]);
    await lesson.choose(choice("20/22"));
    expect(lesson.verdict).toBe("missed");
    expect(lesson.choices).toEqual([]);
    await lesson.start();
    expect([lesson.verdict, lesson.task, lesson.choices.length]).toEqual(["", 0, 1]);
  });

  test("closes its table once, however it is left", async () => {
    const lesson = await begun(["20/25*"]);
    lesson.leave();
    lesson.leave();
    expect(asked.filter(({ ask }) => ask === "close")).toEqual([{ ask: "close", table: 7 }]);
  });
});
