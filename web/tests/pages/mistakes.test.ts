// SPDX-License-Identifier: MIT
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { StoryTurn } from "../../src/engine/answers.ts";
import type { Ask } from "../../src/engine/requests.ts";
import { choice, judgedTurn, movement } from "../fixtures.ts";

// An engine in which every step ends the throw, and the play gives away what is said here.
const asked: Ask[] = [];
let error = 0;
vi.mock("../../src/engine/engine.ts", () => ({
  engine: {
    ask: (request: Ask) => {
      asked.push(request);
      if (request.ask === "weigh") return Promise.resolve({ ok: true, error, least: 0.05, blunder: false });
      const due = request.ask === "step" ? "confirm" : "step";
      const movements = request.ask === "step" ? [movement("b", "1", "5")] : [];
      const choices = due === "step" ? [choice("1", "5")] : [];
      return Promise.resolve({ ok: true, table: 7, game: "g", due, pieces: [], made: ["1/5"], movements, choices });
    },
  },
}));
vi.mock("../../src/shell/settings.svelte.ts", () => ({ speed: () => "off", settings: {} }));

const { MistakeAttempt } = await import("../../src/pages/mistakes/attempt.svelte.ts");

const way = [{ x: 1, y: 1 }, { x: 2, y: 2 }];
const better = [{ x: 3, y: 3 }, { x: 4, y: 4 }];
const turn: StoryTurn = {
  number: 4, seat: "b", thrown: "4-3", play: "1/4", words: "", position: "", dice: [], pieces: [],
  movements: [movement("b", "1", "4", { route: way }), movement("r", "4", "w", { kind: "captured" })],
};
const judged = judgedTurn({ position: "game b:1 r:4 b ?", error: 0.06, mark: "blunder", bestRoutes: [better] });

async function begun() {
  let fixed = 0;
  const attempt = new MistakeAttempt(judged, turn, () => (fixed += 1));
  await attempt.start();
  return { attempt, fixed: () => fixed };
}
const opened = () => asked.filter(({ ask }) => ask === "open");

describe("a mistake that is tried again", () => {
  beforeEach(() => void asked.splice(0));

  test("begins after its throw, with the mistake on the board", async () => {
    const { attempt } = await begun();
    expect(opened()).toEqual([expect.objectContaining({ position: "game b:1 r:4 b 4-3" })]);
    expect(attempt.board.state.trail).toEqual([way]);
    expect([attempt.verdict, attempt.choices.length]).toEqual(["", 1]);
  });

  test("is fixed by a play that gives away less than 1 %", async () => {
    const { attempt, fixed } = await begun();
    error = 0.0099;
    await attempt.choose(choice("1", "5"));
    expect([attempt.verdict, fixed(), attempt.failed]).toEqual(["right", 1, false]);
  });

  test("is not fixed by another error, and may be tried again", async () => {
    const { attempt, fixed } = await begun();
    error = 0.01;
    await attempt.choose(choice("1", "5"));
    expect([attempt.verdict, attempt.error, fixed()]).toEqual(["wrong", 0.01, 0]);
    await attempt.start();
    error = 0;
    await attempt.choose(choice("1", "5"));
    expect([attempt.verdict, fixed()]).toEqual(["right", 1]);
  });

  test("shows the better way", async () => {
    const { attempt, fixed } = await begun();
    await attempt.show();
    expect([attempt.verdict, fixed(), attempt.failed]).toEqual(["shown", 0, true]);
    expect(attempt.board.state.routes).toEqual([better]);
    expect(attempt.choices).toEqual([]);
  });
});
