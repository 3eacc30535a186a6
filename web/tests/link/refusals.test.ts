// SPDX-License-Identifier: MIT
// The names of the server's refusals are written in C++; the page has sentences for those that
// somebody at the page can meet. Both lists are compared here.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { alike, ofPeople, ofTables, refusalWords } from "../../src/link/refusals.ts";
import { speak } from "../../src/text/say.svelte.ts";

const source = (path: string) =>
  readFileSync(join(import.meta.dirname, "../../../src", path), "utf8");

// All "names" between the first of these words and the next closing brace.
function namesIn(text: string, after: string): string[] {
  const begin = text.indexOf(after);
  const list = begin < 0 ? "" : text.slice(begin, text.indexOf("}", begin));
  return [...list.matchAll(/"([a-z_]+)"/g)].map((match) => match[1] ?? "");
}

const ofServer = namesIn(source("online/tables/refusal.cpp"), "constexpr auto names");
const ofMatch = namesIn(source("rules/match/match.cpp"), "name(Error error)");
const ofBoth = [...ofServer, ...ofMatch];

// The page never sends what these refuse, or asks by `at` and is told `stale` first.
const neverMet = [
  "already_followed",
  "bad_patience",
  "bad_tip",
  "cannot_hand_over",
  "clock_too_long",
  "field_missing",
  "field_repeated",
  "illegal_step",
  "no_draw",
  "not_begun",
  "not_json",
  "not_over",
  "not_text",
  "not_thrown",
  "out_of_range",
  "throw_not_played",
  "too_large",
  "too_long",
  "unknown_do",
  "unknown_level",
  "unknown_path",
  "unknown_phrase",
  "unknown_seat",
  "unreadable",
  "wrong_method",
  "wrong_type",
];
// Met where the server is set up wrongly: its name helps more than a sentence.
const shownByName = ["unknown_host", "wrong_origin"];
// Has a sentence for each field.
const byField = ["bad_field"];

describe("the server's refusals", () => {
  beforeAll(() => speak("en"));

  it("are found in its sources", () => {
    expect(ofServer).toContain("seat_taken");
    expect(ofMatch).toContain("game_over");
    expect(new Set(ofBoth).size).toBe(ofBoth.length);
  });

  it("have all those that the page has a sentence for", () => {
    const known = [...ofTables, ...ofPeople, ...Object.keys(alike)];
    expect(known.filter((name) => !ofBoth.includes(name))).toEqual([]);
  });

  it("all have a sentence, or cannot be met", () => {
    const unsaid = ofBoth.filter((name) => refusalWords(name).includes(`(${name})`));
    expect(unsaid.sort()).toEqual([...neverMet, ...shownByName, ...byField].sort());
  });
});
