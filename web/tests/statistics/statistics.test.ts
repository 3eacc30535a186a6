// SPDX-License-Identifier: MIT
import { beforeEach, describe, expect, it } from "vitest";
import { type Entry, entryOf, forgetAll, ledger, note, noteLuckiest, noteReview, since, unnote } from "../../src/statistics/ledger.ts";
import type { Story, StoryTurn } from "../../src/engine/answers.ts";
import type { TableCard } from "../../src/link/messages.ts";
import { entryOfCard } from "../../src/statistics/online.ts";
import { luckiestThrow } from "../../src/statistics/luckiest.ts";
import { diceOf, luckyThrows, mean, reviewed, streaks, tallied } from "../../src/statistics/sums.ts";
import { movement, piece, view } from "../fixtures.ts";

const entry = (id: string, more: Partial<Entry> = {}): Entry => ({
  id, when: 0, edition: "pollyanna-1916", levels: ["simple"], outcome: "won", turns: 80,
  own: [0, 0, 0, 0, 0, 0], others: [0, 0, 0, 0, 0, 0], ...more,
});
const [first, second] = view().seats;
const turn = (seat: string, thrown: string, more: Partial<StoryTurn> = {}): StoryTurn => ({
  number: 1, seat, thrown, play: "", words: "", position: "", dice: [], pieces: [], movements: [], ...more,
});

beforeEach(() => forgetAll());

describe("the ledger of finished games", () => {
  it("notes a game once, however often it ends", () => {
    note(entry("a", { outcome: "lost" }));
    note(entry("b"));
    note(entry("a"));
    expect(ledger().map(({ id, outcome }) => [id, outcome])).toEqual([["b", "won"], ["a", "won"]]);
    unnote("b");
    expect(ledger().map(({ id }) => id)).toEqual(["a"]);
  });

  it("keeps games by when they ended, and those that were deleted away", () => {
    note(entry("late", { when: 9 }));
    note(entry("early", { when: 3 }));
    expect(ledger().map(({ id }) => id)).toEqual(["early", "late"]);
    forgetAll(12);
    expect([ledger(), since()]).toEqual([[], 12]);
  });

  it("takes what a review has found, of games that it knows", () => {
    note(entry("a"));
    const found = { luck: 0.1, error: 0.3, plays: 30 };
    noteReview("a", { ...found, accuracy: 62.5 });
    noteReview("z", { ...found, accuracy: 62.5 });
    expect(ledger()).toEqual([entry("a", { review: { ...found, accuracy: 62.5 } })]);
    noteReview("a", { ...found, plays: 0, accuracy: null });
    expect(ledger()).toEqual([entry("a", { review: { ...found, plays: 0 } })]);
  });

  it("reads nothing that somebody else has written", () => {
    localStorage.setItem("parlor.statistics", '[{"id": 5}]');
    expect(ledger()).toEqual([]);
  });

  it("tells who won, against whom, and what the dice showed", () => {
    if (!first || !second) throw new Error("a table for two");
    const seats = [
      { ...first, seat: "b", player: "person", partners: "b", won: false },
      { ...second, seat: "r", player: "careful", partners: "r", won: true },
    ];
    const turns = [turn("b", "6-3"), turn("r", "1-1"), turn("b", "set")];
    const story = { start: [], turns };
    const game = { game: "dixie-1952+third_piece", seats, result: "=r", turn: 3 };
    expect(entryOf(game, story, { id: "a", people: "b", when: 7 })).toEqual(
      entry("a", {
        when: 7, edition: "dixie-1952", levels: ["careful"], outcome: "lost", turns: 3,
        own: [0, 0, 1, 0, 0, 1], others: [2, 0, 0, 0, 0, 0],
      }),
    );
    expect(entryOf(game, story, { id: "a", people: "br", when: 7 }).outcome).toBe("shared");
    expect(entryOf({ ...game, result: "draw" }, story, { id: "a", people: "b", when: 7 }).outcome).toBe("draw");
  });
});

describe("a last piece", () => {
  const [blue, red] = view().seats;
  if (!blue || !red) throw new Error("a table for two");
  const seats = [
    { ...blue, seat: "b", player: "person", partners: "b" },
    { ...red, seat: "r", player: "careful", partners: "r" },
  ];
  const home = (seat: string) => [1, 2, 3].map((index) => piece(seat, "h", index));
  const taken = (seat: string) => movement(seat, "40", `w:${seat}`, { kind: "captured" });
  const of = (start: Story["start"], turns: StoryTurn[]) => {
    const { took, gave } = entryOf(
      { game: "dixie-1952", seats, result: "=b", turn: 3 },
      { start, turns },
      { id: "a", people: "b", when: 7 },
    );
    return { took, gave };
  };
  const all = [piece("r", "40"), ...home("r"), piece("b", "40"), ...home("b")];

  it("is remembered with who took it from whom", () => {
    expect(of(all, [turn("b", "6-5", { movements: [taken("r")] })])).toEqual({ took: ["careful"] });
    expect(of(all, [turn("r", "6-5", { movements: [taken("b")] })])).toEqual({ gave: ["careful"] });
    const before = turn("b", "1-2", { pieces: all });
    expect(of([], [before, turn("r", "6-5", { movements: [taken("b")] })])).toEqual({ gave: ["careful"] });
  });
  it("is the last on the way, not the first", () => {
    const waiting = [1, 2, 3].map((index) => piece("r", "w:r", index));
    const onTheWay = [piece("r", "12"), ...home("r").slice(1)];
    for (const others of [waiting, onTheWay])
      expect(of([piece("r", "40"), ...others], [turn("b", "6-5", { movements: [taken("r")] })])).toEqual({});
  });
});

describe("a game online", () => {
  const [blue, red] = view().seats;
  if (!blue || !red) throw new Error("a table for two");
  const record = view({
    seats: [
      { ...blue, seat: "b", player: "person", partners: "b", won: false },
      { ...red, seat: "r", player: "person", partners: "r", won: false },
    ],
  });
  const story: Story = {
    ok: true, opening: [], position: "", start: [],
    turns: [turn("b", "6-5")],
  };
  const card: TableCard = {
    table: "k3f9x2m7qa4c", phase: "over", game: "poleana", clock: { turn: 0, bank: 0 },
    seats: [
      { seat: "b", player: "ana", name: "Ana", level: "" },
      { seat: "r", player: "ben", name: "Ben", level: "" },
    ],
    turns: 1, toAct: "", yourTurn: false, changed: 5, how: "resigned", winners: "b",
  };
  const of = (change: Partial<TableCard>, player = "ana") =>
    entryOfCard({ ...card, ...change }, player, record, story);

  it("is won by whom the card names, though the record names nobody", () => {
    expect(of({})).toEqual(
      entry("k3f9x2m7qa4c", { when: 5, edition: "poleana", levels: [], people: 1, turns: 1, own: [0, 0, 0, 0, 1, 1] }),
    );
    expect(of({}, "ben")?.outcome).toBe("lost");
    expect(of({ winners: "", how: "agreed" })?.outcome).toBe("draw");
  });
  it("knows the computer that plays in somebody's place", () => {
    const seats = card.seats.map((each) => (each.seat === "r" ? { ...each, level: "careful" } : each));
    expect(of({ seats })).toMatchObject({ levels: ["careful"] });
    expect(of({ seats })).not.toHaveProperty("people");
  });
  it("is nothing to whoever has only watched", () => {
    expect(of({}, "cleo")).toBeNull();
  });
});

describe("what games come to", () => {
  const games = [
    entry("a"),
    entry("b", { turns: 61 }),
    entry("c", { outcome: "shared" }),
    entry("d", { outcome: "lost", levels: ["careful", "simple"] }),
    entry("e", { edition: "zenda" }),
  ];
  it("is counted by edition and by level", () => {
    expect(tallied(games, ({ edition }) => [edition])).toEqual([
      { name: "pollyanna-1916", games: 3, won: 2, fastest: 61 },
      { name: "zenda", games: 1, won: 1, fastest: 80 },
    ]);
    expect(tallied(games, ({ levels }) => levels)).toEqual([
      { name: "simple", games: 4, won: 3, fastest: 61 },
      { name: "careful", games: 1, won: 0, fastest: null },
    ]);
  });
  it("has streaks, which games among friends do not break", () => {
    expect(streaks(games)).toEqual({ longest: 2, now: 1 });
    expect(streaks([])).toEqual({ longest: 0, now: 0 });
  });
  it("has the accuracy and the luck of what was reviewed", () => {
    const review = (luck: number, more = {}) => ({ review: { luck, error: 0.1, plays: 10, ...more } });
    const seen = reviewed([entry("a", review(0.2, { accuracy: 61 })), entry("b"), entry("c", review(-0.1))]);
    expect(seen.map(({ accuracy, luck }) => [accuracy, luck])).toEqual([[61, 0.2], [null, -0.1]]);
    expect(mean(seen.map(({ luck }) => luck))).toBeCloseTo(0.05);
    expect(mean([])).toBe(0);
  });
  it("has the luckiest throws of the reviewed games, the luckiest first", () => {
    const judged = [
      { turn: 1, side: 0, luck: [0.1, -0.1] },
      { turn: 2, side: 1, luck: [-0.4, 0.4] },
      { turn: 3, side: 0, luck: [0.2, -0.2] },
    ];
    const story = ["5-2", "6-6", "3-3"].map((thrown) => ({ thrown }));
    const found = luckiestThrow(judged, story, 0);
    expect(found).toEqual({ thrown: "3-3", luck: 0.2 });
    expect(luckiestThrow(judged.map((each) => ({ ...each, luck: [0, 0] })), story, 1)).toBeNull();
    note(entry("a", { luckiest: { thrown: "1-1", luck: 0.1 } }));
    note(entry("b", { when: 1 }));
    noteLuckiest("b", found);
    noteLuckiest("a", null);
    noteLuckiest("z", found);
    expect(luckyThrows(ledger()).map(({ thrown, luck }) => [thrown, luck])).toEqual([["3-3", 0.2], ["1-1", 0.1]]);
  });
  it("takes nobody of a game among friends for the reader", () => {
    const shared = entry("a", { outcome: "shared", own: [1, 0, 0, 0, 0, 0], others: [0, 0, 2, 0, 0, 0] });
    expect(diceOf([shared], "own").count).toBe(0);
    expect(diceOf([shared], "others").faces).toEqual([1, 0, 2, 0, 0, 0]);
  });
  it("says how much better than fair the dice were, and how far chance goes", () => {
    const even = diceOf([entry("a", { own: [10, 10, 10, 10, 10, 10] })], "own");
    expect(even).toMatchObject({ count: 60, mean: 3.5, better: 0 });
    const high = diceOf([entry("a", { own: [0, 0, 0, 0, 0, 49] })], "own");
    expect(high.better).toBeCloseTo(6 / 3.5 - 1);
    expect(high.chance).toBeCloseTo((1.96 * Math.sqrt(35 / 12)) / 7 / 3.5);
    expect(diceOf([], "others")).toMatchObject({ count: 0, better: 0 });
  });
});
