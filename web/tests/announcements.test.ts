// SPDX-License-Identifier: MIT
import { beforeAll, describe, expect, it } from "vitest";
import type { Changed } from "../src/engine/answers.ts";
import { announcements, greeting, whoseTurn } from "../src/table/announcements.ts";
import type { Playing } from "../src/table/playing.svelte.ts";
import { speak } from "../src/text/say.svelte.ts";
import { view } from "./fixtures.ts";

const told = {
  standing: "standing",
  throw: "throw",
  account: "account",
  opening: [],
  prompt: "prompt",
};
const { prompt } = told;
const turn = "turn";
const changed = (change: Partial<Changed>): Changed => ({
  ...view({ told }),
  movements: [],
  ended: "",
  ...change,
});

describe("what is read out", () => {
  it("is a person's own throw with what to do, and nobody else's", () => {
    expect(announcements("throw", changed({}), { before: true, now: true, turn, prompt })).toEqual(["throw", "prompt"]);
    expect(announcements("throw", changed({ awaited: "r" }), { before: false, now: false, turn, prompt })).toEqual([]);
  });

  it("is what a computer did, once its turn has ended, and then the person's prompt", () => {
    expect(announcements("computer", changed({ awaited: "r" }), { before: false, now: false, turn, prompt })).toEqual([]);
    expect(announcements("confirm", changed({ ended: "ended" }), { before: false, now: true, turn, prompt })).toEqual([
      "ended",
      "turn.",
      "prompt",
    ]);
    const others = { before: true, now: false, turn, prompt };
    expect(announcements("confirm", changed({ ended: "ended", awaited: "r" }), others)).toEqual(["", "standing"]);
  });

  it("is a throw without a prompt where the page makes the only step itself", () => {
    const acting = { before: true, now: true, turn, prompt: "" };
    expect(announcements("throw", changed({}), acting)).toEqual(["throw"]);
    expect(announcements("step", changed({}), acting)).toEqual(["account"]);
  });

  it("asks for nothing where the page ends the turn", () => {
    const ending = "It ends in a moment.";
    const acting = { before: true, now: true, turn, prompt: ending };
    expect(announcements("step", changed({ due: "confirm" }), acting)).toEqual(["account", ending]);
  });

  it("is not every step of others", () => {
    const others = { before: false, now: false, turn, prompt };
    expect(announcements("step", changed({ awaited: "r" }), others)).toEqual([]);
    expect(announcements("undo", changed({ awaited: "r" }), others)).toEqual([]);
  });

  it("is the result at the end", () => {
    expect(announcements("confirm", changed({ due: "over", ended: "ended" }), { before: true, now: true, turn, prompt })).toEqual([
      "ended",
      "standing",
    ]);
  });
});

describe("what is read out when a table is opened", () => {
  beforeAll(() => speak("en"));
  it("is addressed only to those who are to act", () => {
    const game = { view: view({ told }), people: "b", prompt };
    expect(greeting({ ...game, acting: true } as Playing)).toEqual(["Your turn.", "throw", "prompt"]);
    expect(greeting({ ...game, acting: false } as Playing)).toEqual(["standing", "throw"]);
  });
});

describe("whose turn it is", () => {
  beforeAll(() => speak("en"));
  const told = {
    standing: "",
    throw: "Red throws 6 and 2.",
    account: "",
    opening: [],
    prompt: "Done: end your turn.",
  };
  const table = (acting: boolean) =>
    ({ view: view({ told, awaited: "r" }), people: "b", acting, prompt: told.prompt, over: false }) as Playing;
  it("is told with what to do to whoever is to do it", () => {
    expect(whoseTurn(table(true))).toContain("end your turn");
  });
  it("is told without that while others play", () => {
    expect(whoseTurn(table(false))).toMatch(/Red throws 6 and 2\.$/);
  });
});
