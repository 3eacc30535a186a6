// SPDX-License-Identifier: MIT
import { beforeAll, describe, expect, it } from "vitest";
import type { JudgedTurn, SeatView, SideReview, StoryTurn } from "../src/engine/answers.ts";
import { factsTold } from "../src/review/facts_told.ts";
import { Review } from "../src/review/review.svelte.ts";
import { speak } from "../src/text/say.svelte.ts";
import { judgedTurn, movement, side, view } from "./fixtures.ts";

function seat(letter: string, change: Partial<SeatView>): SeatView {
  return { ...(view().seats[0] as SeatView), seat: letter, partners: letter, colourName: letter, ...change };
}
const seats = [seat("b", { won: true }), seat("r", { player: "careful" })];

function turn(number: number, seat: string, pips: number[]): StoryTurn {
  const captured = movement(seat === "b" ? "r" : "b", "17", "w", { kind: "captured" });
  return {
    number, seat, thrown: pips.join("-"), play: "", words: "", position: "",
    dice: pips.map((each) => ({ pips: each, used: true })),
    pieces: [], movements: [captured],
  };
}
const turns = [turn(1, "b", [5, 2]), turn(2, "r", [4, 4])];
const story = { ok: true as const, opening: [], position: "", start: [], turns };

function judged(turn: number, chance: number): JudgedTurn {
  const chances = [chance, 1 - chance];
  return judgedTurn({ turn, side: turn - 1, before: chances, best: chances, played: chances });
}
function review(results: [number | null, number | null]): Review {
  const sides = ["b", "r"].map((seats, index): SideReview => ({
    ...side, seats, luck: index === 0 ? 0.45 : -0.45, skill: 0.05, result: results[index] ?? null,
  }));
  const summary = { ok: true as const, sides, moment: 1, worst: [], lessons: [], tale: "" };
  return Review.finished([judged(1, 0.5), judged(2, 0.8)], summary);
}

describe("the facts of an ended game", () => {
  beforeAll(() => speak("en"));

  it("speak to the only person", () => {
    expect(factsTold({ story, review: review([1, 0]) }, { seats, people: "b", edition: "poleana" })).toEqual({
      captures: "You\u00a01 · Uncle Theo\u00a01",
      turning: "Turn 1: you rolled 5-2",
      odds: "a 1-in-18 roll",
      swing: "You: 50% → 50%",
      fortune: "The dice decided it",
      skill: "10% skill",
    });
  });

  it("name everybody for others", () => {
    const named = [seat("b", { won: true, name: "Ana" }), ...seats.slice(1)];
    const told = factsTold({ story, review: review([1, 0]) }, { seats: named, people: "", edition: "poleana" });
    expect(told.turning).toBe("Turn 1: Ana rolled 5-2");
    expect(told.fortune).toBe("Ana: The dice decided it");
  });

  it("of a game that was resigned, name no turn and no skill", () => {
    const told = factsTold({ story, review: review([null, null]) }, { seats, people: "r", edition: "poleana" });
    expect(told.turning).toBe("No single turn decided it.");
    expect(told.fortune).toBe("Unlucky");
  });

  it("speak of captures as the edition does", async () => {
    await speak("es");
    const none = { ...story, turns: turns.map((each) => ({ ...each, movements: [] })) };
    const told = (edition: string) => factsTold({ story: none, review: new Review(2) }, { seats, people: "b", edition });
    expect(told("poleana").captures).toBe("Nadie comió.");
    expect(told("zenda").captures).toBe("Nadie capturó una pieza.");
    await speak("en");
  });

  it("are the captures alone until all turns are judged", () => {
    const told = factsTold({ story, review: new Review(2) }, { seats, people: "b", edition: "poleana" });
    expect(told).toMatchObject({ turning: "", odds: "", swing: "", fortune: "", skill: "" });
    expect(told.captures).not.toBe("");
  });
});
