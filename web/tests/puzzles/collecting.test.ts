// SPDX-License-Identifier: MIT
// What is sent to the server that rates puzzles, and what is done with its ratings.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { noteAttempt, ratingOf, storedAttempts } from "../../src/puzzles/attempts.ts";
import { collect, storedRatings } from "../../src/puzzles/collecting.ts";
import { newcomer, rated } from "../../src/puzzles/glicko.ts";
import { nextPuzzle } from "../../src/puzzles/training.ts";
import { store, stored } from "../../src/shell/storage.ts";
import { puzzle } from "./fixtures.ts";

beforeEach(() => {
  localStorage.clear();
  store("online", true);
});
afterEach(() => vi.unstubAllGlobals());

const ids = (count: number) => Array.from({ length: count }, (_, index) => `p${String(index).padStart(4, "0")}`);
function tryAll(names: string[]): void {
  for (const id of names) {
    const now = new Date(1_795_000_000_000 + storedAttempts().length);
    noteAttempt(puzzle({ id }), id === "wrong" ? "wrong" : "right", { now });
  }
}

type Sent = { puzzle: string; right: boolean; rating: number; deviation: number }[];
// Answers to attempts with these in turn, then with 200; to a request for the ratings with `ratings`.
function serverThat(ratings: object, ...answers: [number, object][]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body?: string }) => {
    if (body === undefined) return Promise.resolve(new Response(JSON.stringify(ratings)));
    sent.push((JSON.parse(body) as { attempts: Sent }).attempts);
    const [status, said] = answers.shift() ?? [200, {}];
    return Promise.resolve(new Response(JSON.stringify(said), { status }));
  });
  return sent;
}
const refusal = (error: string, part = ""): [number, object] => [400, { error, part }];
const names = (sent: Sent[]) => sent.map((each) => each.map((one) => one.puzzle));

describe("attempts for the server", () => {
  it("are the first ones at puzzles, with the person's rating before each", async () => {
    tryAll(["wrong", "wrong", "other"]);
    const sent = serverThat({});
    await collect();
    const after = storedAttempts()[0]?.rating;
    const [rating, deviation] = [Math.round(after?.rating ?? 0), Math.round(after?.deviation ?? 0)];
    expect(sent).toEqual([
      [
        { puzzle: "wrong", right: false, rating: 1500, deviation: 350 },
        { puzzle: "other", right: true, rating, deviation },
      ],
    ]);
    expect(rating).toBeLessThan(1500);
    await collect();
    expect(sent).toHaveLength(1);
    tryAll(["new"]);
    await collect();
    expect(names(sent.slice(1))).toEqual([["new"]]);
  });

  it("are sent a hundred at a time", async () => {
    tryAll(ids(205));
    const sent = serverThat({});
    await collect();
    expect(sent.map((each) => each.length)).toEqual([100, 100, 5]);
    expect(names(sent).flat()).toEqual(ids(205));
  });

  it("are sent again where the server could not take them", async () => {
    tryAll(["a"]);
    const sent = serverThat({}, [503, { error: "unavailable", part: "" }], refusal("no_player"));
    await collect();
    await collect();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    await collect();
    const later = serverThat({});
    await collect();
    expect(names([...sent, ...later])).toEqual([["a"], ["a"], ["a"]]);
  });

  it("leave out a puzzle that the server does not know, and nothing else", async () => {
    tryAll(["a", "b", "gone", "c"]);
    const sent = serverThat({}, refusal("unknown_puzzle", "gone"), [200, {}], refusal("unknown_puzzle", "gone"));
    await collect();
    expect(names(sent)).toEqual([["a", "b", "gone", "c"], ["a", "b"], ["gone", "c"], ["c"]]);
    await collect();
    expect(sent).toHaveLength(4);
  });

  it("stay here in a browser that was never online", async () => {
    store("online", false);
    tryAll(["a"]);
    const sent = serverThat({ a: [1700, 60, 9] });
    await collect();
    expect(sent).toEqual([]);
    expect(storedRatings()).toEqual({});
  });
});

describe("collected ratings", () => {
  it("take the place of those by difficulty, and are stored for later", async () => {
    serverThat({ a: [1900, 40, 9] });
    await collect();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    await collect();
    const ratings = storedRatings();
    expect(ratingOf(puzzle({ id: "a" }), ratings)).toEqual({ rating: 1900, deviation: 40 });
    expect(ratingOf(puzzle({ id: "b" }), ratings)).toEqual({ rating: 1500, deviation: 100 });
    const all = [puzzle({ id: "a", difficulty: 50 }), puzzle({ id: "b", difficulty: 60 })];
    const any = { edition: "", level: "", theme: "" } as const;
    expect(nextPuzzle(all, any, { attempts: [], solved: [], ratings })?.id).toBe("b");
    expect(nextPuzzle(all, any, { attempts: [], solved: [], ratings: {} })?.id).toBe("a");
    const made = noteAttempt(puzzle({ id: "a" }), "right", { ratings });
    expect(made.rating).toEqual(rated(newcomer, [{ opponent: { rating: 1900, deviation: 40 }, score: 1 }]));
  });

  it("are not taken from a damaged answer or storage", async () => {
    serverThat({ a: [1900, "x"] });
    await collect();
    expect(stored("puzzle_ratings")).toBeNull();
    store("puzzle_ratings", { a: [1900] });
    expect(storedRatings()).toEqual({});
  });
});
