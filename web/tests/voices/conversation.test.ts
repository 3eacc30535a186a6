// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import type { Movement, StoryTurn } from "../../src/engine/answers.ts";
import { conversation } from "../../src/voices/conversation.ts";
import { type Lines, moments } from "../../src/voices/lines.ts";
import { type Occasion, occasionsOf } from "../../src/voices/occasions.ts";
import { movement, piece, view } from "../fixtures.ts";

const seats = view().seats; // b, a person, and r, a computer
const turn = (number: number, change: Partial<StoryTurn> = {}): StoryTurn => ({
  number,
  seat: number % 2 === 1 ? "b" : "r",
  thrown: "6-3",
  play: "",
  words: "",
  position: "",
  dice: [6, 3].map((pips) => ({ pips, used: true })),
  pieces: [],
  movements: [movement("r", "1", "2")],
  ...change,
});
const story = (...turns: StoryTurn[]) => ({
  ok: true as const,
  opening: [],
  position: "",
  start: [piece("b", "w:b"), piece("r", "w:r")],
  turns,
});
const found = (turns: StoryTurn[], chances?: number[][]) => occasionsOf(story(...turns), seats, chances);
const moves = (...some: Movement[]) => ({ movements: some });
const notice = (kind: Movement["moments"][number]["kind"], place: string) => ({ moments: [{ kind, place }] });

describe("an occasion to speak", () => {
  it("is a capture, for both", () => {
    const capture = moves(movement("r", "5", "9"), movement("b", "9", "w:b", { kind: "captured" }));
    expect(found([turn(1, capture)])).toEqual([
      [
        { seat: "b", moment: "captured" },
        { seat: "r", moment: "capture" },
      ],
    ]);
  });

  it("is an escape, and alike dice", () => {
    const escape = moves(movement("r", "5", "9", notice("escaped", "9")));
    expect(found([turn(1, escape)])).toEqual([[{ seat: "r", moment: "escape" }]]);
    const dice = [2, 2].map((pips) => ({ pips, used: true }));
    expect(found([turn(1, { dice })])).toEqual([[{ seat: "r", moment: "doublet" }]]);
  });

  it("is a turn lost while another's Blockade stands, and a piece waits before it", () => {
    const made = turn(1, moves(movement("b", "5", "9", notice("blockade_made", "9"))));
    const broken = turn(3, moves(movement("b", "9", "12", notice("blockade_broken", "9"))));
    const lost = (number: number, place: string) =>
      turn(number, { seat: "r", movements: [], pieces: [piece("r", place)] });
    expect(found([made, lost(2, "7")])[1]).toEqual([{ seat: "r", moment: "blocked" }]);
    expect(found([made, lost(2, "w:r")])[1]).toEqual([]);
    expect(found([lost(1, "7")])[0]).toEqual([]);
    expect(found([made, lost(2, "w:r"), broken, lost(4, "7")])[3]).toEqual([]);
  });

  it("is the lead, won and lost", () => {
    const turns = [1, 2, 3, 4].map((number) => turn(number));
    const chances = [[0.5, 0.5], [0.3, 0.7], [0.52, 0.48], [0.8, 0.2]];
    expect(found(turns, chances)).toEqual([
      [],
      [{ seat: "r", moment: "ahead" }],
      [],
      [
        { seat: "b", moment: "ahead" },
        { seat: "r", moment: "behind" },
      ],
    ]);
  });

  it("is the lead in pieces at home where chances are not known", () => {
    const home = turn(1, moves(movement("r", "5", "h", notice("home", "h"))));
    expect(found([home, turn(2)])).toEqual([[{ seat: "r", moment: "ahead" }], []]);
  });

  it("is a long game", () => {
    const turns = Array.from({ length: 91 }, (_, index) => turn(index + 1));
    expect(found(turns).map((each) => each.length)).toEqual([...Array<number>(90).fill(0), 1]);
  });
});

describe("a conversation", () => {
  const lines: Lines = new Map(
    ["simple", "deep"].flatMap((level) =>
      moments.map((moment) => [`${level}.${moment}`, [1, 2, 3, 4, 5, 6].map((nth) => `${level} ${moment} ${nth}`)]),
    ),
  );
  const levels = new Map([
    ["r", "simple"],
    ["y", "simple"],
    ["g", "deep"],
  ]);
  const said = (occasions: Occasion[][], game = "game") => conversation(occasions, { game, levels, lines });
  const at = (moment: Occasion["moment"], seat = "r"): Occasion => ({ seat, moment });
  const busy = Array.from({ length: 60 }, () => [at("capture"), at("captured", "y"), at("doublet", "g")]);

  it("is the same for the same game, and another for another", () => {
    expect(said(busy)).toEqual(said(busy));
    expect(said(busy)).not.toEqual(said(busy, "another"));
  });

  it("does not change when the game goes on", () => {
    expect(said(busy).slice(0, 5)).toEqual(said(busy.slice(0, said(busy)[4]?.turn)));
  });

  it("says nothing twice, also by two of a kind", () => {
    const words = said(busy).map((each) => each.words);
    expect(words.length).toBeGreaterThan(8);
    expect(new Set(words).size).toBe(words.length);
  });

  it("is a line in three turns at most", () => {
    const turns = said(busy).map((each) => each.turn);
    turns.forEach((number, index) => expect(number).toBeGreaterThanOrEqual(index * 3));
    expect(new Set(turns).size).toBe(turns.length);
  });

  it("prefers what matters more", () => {
    const order = ["captured", "escape", "ahead", "blocked", "doublet"] as const;
    for (const [index, moment] of order.entries()) {
      const all = order.slice(index).map((each) => at(each)).reverse();
      const words = ["a", "b", "c", "d", "e", "f"].flatMap((game) => said([all], game));
      const best = words.map((each) => each.words.split(" ")[1]);
      expect(best).toContain(moment);
      if (index < 3) expect(new Set(best).size).toBe(1); // the others are left to chance
    }
  });

  it("is among computers, and silent without lines", () => {
    expect(said([[at("capture", "b")]])).toEqual([]);
    const silent = { game: "game", levels, lines: new Map() };
    expect(conversation(busy, silent)).toEqual([]);
  });
});
