// SPDX-License-Identifier: MIT
// The engine lists its requests and answers in engine_protocol.txt, which a test in C++ holds against
// its rows (protocols/page_json). Here the page's checkers and types are held against the same list.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Misfit } from "../src/base/check.ts";
import { decode } from "../src/engine/answers.ts";
import type { Ask } from "../src/engine/requests.ts";

type Shape = { fields: Record<string, Shape> } | { items: Shape } | "text" | "number" | "flag";

// "{step: text, dice: [number], house?: text}"
function shapeOf(told: string): Shape {
  let at = 0;
  const next = (pattern: RegExp): string => {
    const [found = ""] = pattern.exec(told.slice(at)) ?? [];
    at += found.length;
    return found;
  };
  const shape = (): Shape => {
    if (next(/^\[/)) {
      const items = shape();
      next(/^\]/);
      return { items };
    }
    if (!next(/^\{/)) {
      const word = next(/^(text|number|flag)/);
      next(/^ or null/);
      return word as Shape;
    }
    const fields: Record<string, Shape> = {};
    while (!next(/^\}/)) {
      const key = next(/^\w+/);
      next(/^\??: /);
      fields[key] = shape();
      next(/^, /);
    }
    return { fields };
  };
  return shape();
}

const listed = readFileSync(join(import.meta.dirname, "engine_protocol.txt"), "utf8");
const asked = new Map<string, Shape>();
const answered = new Map<string, Shape>();
for (const line of listed.trim().split("\n")) {
  const [, what, names = "", told = ""] = /^(\w+) ?([\w, ]*?) (\{.*)$/.exec(line) ?? [];
  for (const name of names.split(", ")) (what === "ask" ? asked : answered).set(name, shapeOf(told));
}
const refusal = answered.get("") ?? "text";
answered.delete("");

// A value of that shape. `words` has those of the places where not any text will do.
function sample(shape: Shape, words: Map<string, string>, path = ""): unknown {
  const below = (key: string) => (path ? `${path}.${key}` : key);
  if (shape === "text") return words.get(path) ?? "word";
  if (shape === "number") return 1;
  if (shape === "flag") return path !== "ok" || !words.has("refused");
  if ("items" in shape) return [sample(shape.items, words, below("0"))];
  const fields = Object.entries(shape.fields);
  return Object.fromEntries(fields.map(([key, of]) => [key, sample(of, words, below(key))]));
}

// The sample as the checker gives it back. Where it wants one of some words it is told the first.
function checked(kind: Ask["ask"], shape: Shape, words = new Map<string, string>()): void {
  const value = sample(shape, words);
  try {
    expect(decode(kind, JSON.stringify(value))).toEqual(value);
  } catch (error) {
    const [, path, word] = /^(\S+) is no (\w+) or /.exec(String((error as Error).message)) ?? [];
    if (!(error instanceof Misfit) || !path || !word || words.has(path)) throw error;
    checked(kind, shape, words.set(path, word));
  }
}

const seats = [{ seat: "b", name: "Ana", player: "person" }];
const [language, position, table, seed, thrown] = ["en", "zenda …", 1, "7", "6-3"] as const;
// Each kind of request with all the fields that it may have.
const requests: { [K in Ask["ask"]]: Required<Extract<Ask, { ask: K }>> } = {
  shelf: { ask: "shelf", language },
  duel: { ask: "duel", date: "2026-11-20", edition: "poleana" },
  board: { ask: "board", language, game: "zenda" },
  begin: { ask: "begin", language, game: "zenda", seats, seed, house: "Tepito", spinners: true },
  resume: { ask: "resume", language, record: "" },
  open: { ask: "open", language, position, seed, seats },
  view: { ask: "view", language, table },
  close: { ask: "close", table },
  throw: { ask: "throw", table, thrown },
  step: { ask: "step", table, step: "w/6" },
  undo: { ask: "undo", table },
  confirm: { ask: "confirm", table },
  over: { ask: "over", table, seat: "m" },
  draw: { ask: "draw", table },
  take_back: { ask: "take_back", table, seats: "br" },
  computer: { ask: "computer", table, level: "deep" },
  hint: { ask: "hint", table, most: 3 },
  why: { ask: "why", table, from: "17", to: "20" },
  story: { ask: "story", table },
  judge: { ask: "judge", table, turn: 1 },
  sum_up: { ask: "sum_up", table, notes: [""], reader: "" },
  picture: { ask: "picture", language, position, numbers: true },
  weigh: { ask: "weigh", table },
  arrange: {
    ask: "arrange", language, position,
    game: "zenda", seats: "sz", side: "s", thrown, figure: "k", from: "1", to: "2",
  },
  results: { ask: "results", language, position, effort: "quick", most: 20, seed },
  throws: { ask: "throws", language, position },
  best_of: { ask: "best_of", language, position, thrown },
  before: { ask: "before", language, position },
};

// The shape of a value, for comparing.
function shaped(value: unknown): Shape {
  if (typeof value === "string") return "text";
  if (typeof value === "number") return "number";
  if (typeof value === "boolean") return "flag";
  if (Array.isArray(value)) return { items: shaped(value[0]) };
  const fields = Object.entries(value as object).map(([key, each]) => [key, shaped(each)]);
  return { fields: Object.fromEntries(fields) as Record<string, Shape> };
}

describe("the engine's protocol", () => {
  it("has the same requests", () => {
    expect([...asked.keys()].sort()).toEqual(Object.keys(requests).sort());
    expect([...answered.keys()].sort()).toEqual(Object.keys(requests).sort());
  });

  it.each(Object.values(requests))("knows all fields of $ask", ({ ask, ...fields }) => {
    expect(asked.get(ask)).toEqual(shaped(fields));
  });

  it.each(Object.values(requests))("is answered to $ask as the page reads it", ({ ask }) => {
    checked(ask, answered.get(ask) ?? "text");
  });

  it("refuses as the page reads it", () => {
    const { net, ...told } = sample(refusal, new Map([["refused", ""]])) as Record<string, unknown>;
    expect(net).toBe("word"); // which the worker reads before the page does
    expect(decode("step", JSON.stringify(told))).toEqual(told);
  });
});
