// SPDX-License-Identifier: MIT
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { StoryTurn } from "../../src/engine/answers.ts";
import { engine } from "../../src/engine/engine.ts";
import type { Ask } from "../../src/engine/requests.ts";
import { speak } from "../../src/text/say.svelte.ts";
import { linesIn } from "../../src/voices/lines.ts";
import { type Company, Talk } from "../../src/voices/talk.svelte.ts";
import { movement, view } from "../fixtures.ts";

const capture = [movement("b", "5", "9"), movement("r", "9", "w:r", { kind: "captured" })];
const turns: StoryTurn[] = [capture, []].map((movements, index) => ({
  number: index + 1,
  seat: "br".charAt(index),
  thrown: "6-3",
  play: "",
  words: "",
  position: `position ${index + 1}`,
  dice: [],
  pieces: [],
  movements,
}));

describe("the talk at a table", () => {
  const asked: string[] = [];
  let played: number;
  let company: Company;
  beforeAll(() => speak("en"));
  beforeEach(() => {
    vi.useFakeTimers();
    asked.length = 0;
    played = 1;
    vi.spyOn(engine, "ask").mockImplementation(((request: Ask) => {
      asked.push(request.ask);
      const story = { ok: true, opening: [], position: "", start: [], turns: turns.slice(0, played) };
      return Promise.resolve(request.ask === "story" ? story : { ok: true, chances: [0.5, 0.5] });
    }) as typeof engine.ask);
    company = {
      id: "game",
      get view() {
        return view({ turn: played });
      },
      get computers() {
        return this.view.seats.slice(1);
      },
      hasNet: false,
      levelAt: ({ player }) => player,
    };
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const talk = () => Object.assign(new Talk(company), { on: true });

  it("is a line after a turn, for a few seconds, and then in the log", async () => {
    const table = talk();
    await table.follow(true);
    expect((await linesIn("en")).get("simple.captured")).toContain(table.shown?.words);
    expect(table.heard).toBe(`Daisy: ${table.shown?.words}`);
    expect(table.of(1)).toEqual(table.shown);
    played = 2;
    await table.follow(true);
    expect(table.shown?.turn).toBe(1);
    vi.runAllTimers();
    expect(table.shown).toBeNull();
    expect(table.of(1)?.seat).toBe("r");
  });

  it("is the same in the log after a reload, and not said again", async () => {
    const before = talk();
    await before.follow(true);
    const after = talk();
    await after.follow();
    expect(after.said).toEqual(before.said);
    expect([after.shown, after.heard]).toEqual([null, ""]);
  });

  it("goes with the turn that is taken back", async () => {
    const table = talk();
    await table.follow(true);
    played = 0;
    await table.follow();
    expect([table.said, table.shown]).toEqual([[], null]);
  });

  it("leaves the end of the game to others", async () => {
    const over = view({ turn: 1, due: "over" });
    Object.defineProperty(company, "view", { get: () => over });
    const table = talk();
    await table.follow(true);
    expect([table.said, table.shown]).toEqual([[], null]);
  });

  it("can be switched off, and then costs nothing", async () => {
    const table = talk();
    await table.follow(true);
    table.on = false;
    asked.length = 0;
    await table.follow();
    expect([table.said, table.shown, asked]).toEqual([[], null, []]);
  });

  it("asks for chances only with the net, and once", async () => {
    const table = talk();
    await table.follow(true);
    expect(asked).toEqual(["story"]);
    Object.assign(company, { hasNet: true });
    played = 2;
    await table.follow(true);
    await table.follow();
    expect(asked.slice(1)).toEqual(["story", "before", "before", "story"]);
  });

  it("is silent if the engine breaks", async () => {
    vi.spyOn(engine, "ask").mockRejectedValue(new Error("broken"));
    const table = talk();
    await table.follow(true);
    expect(table.said).toEqual([]);
  });
});
