// SPDX-License-Identifier: MIT
import { afterEach, describe, expect, it, vi } from "vitest";
import type { GameCard, Shelf } from "../src/engine/answers.ts";
import { houseLink, houseName, wishedBy } from "../src/table/house.ts";

const edition = { id: "poleana", name: "Poleana", year: "", history: "", differences: [], singles: true, spinners: false };
const rule = (id: string) => ({ id, title: id, sentence: "", rules: [], editions: ["poleana"] });
const card: GameCard = {
  family: "pollyanna",
  name: "Pollyanna",
  seats: "bgry",
  dice: 2,
  editions: [edition],
  seatings: [{ seats: "bgry", players: 4, usual: true, words: "", note: "" }],
  levels: [],
  houseRules: [rule("must_capture"), rule("prize_of_twenty")],
  partners: true,
};
const shelf: Shelf = { ok: true, games: [card] };

describe("the name of house rules", () => {
  it("is kept with single blanks", () => {
    expect(houseName("  la casa   de Beto\n")).toBe("la casa de Beto");
    expect(houseName("Peñón de los Baños 🎲")).toBe("Peñón de los Baños 🎲");
  });
  it("may be missing", () => {
    expect(houseName("")).toBe("");
    expect(houseName("  ")).toBe("");
  });
  it("is refused where nobody could see or read it", () => {
    expect(houseName("\u200b\u2060")).toBeNull();
    expect(houseName("x".repeat(40))).toBe("x".repeat(40));
    expect(houseName("x".repeat(41))).toBeNull();
    expect(houseName("Te\u202epito")).toBe("Te pito"); // signs that turn the text round are blanks
  });
});

describe("a link of house rules", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is a path, with the switches and the name behind it", () => {
    vi.stubGlobal("location", new URL("https://parlor.example/sub/#/house/poleana"));
    expect(houseLink("poleana+must_capture", "la casa de Beto")).toBe(
      "https://parlor.example/sub/play/poleana#+must_capture/la%20casa%20de%20Beto",
    );
    expect(houseLink("poleana", "Tepito")).toBe("https://parlor.example/sub/play/poleana#/Tepito");
  });

  it("wishes its edition, its switches and its name", () => {
    expect(wishedBy(shelf, "poleana+prize_of_twenty+must_capture", " Tepito ")).toEqual({
      wishes: {
        edition: "poleana",
        house: ["prize_of_twenty", "must_capture"],
        houseName: "Tepito",
      },
    });
    expect(wishedBy(shelf, "poleana+partners", "")).toMatchObject({
      wishes: { seats: "bgry", singles: false },
    });
  });

  it("without switches and name changes the edition and nothing else", () => {
    expect(wishedBy(shelf, "poleana", "")).toEqual({ wishes: { edition: "poleana" } });
  });

  it("is refused by the part that nobody knows", () => {
    expect(wishedBy(shelf, "whist+must_capture", "")).toEqual({ unknown: "whist" });
    expect(wishedBy(shelf, "poleana+third_piece", "")).toEqual({ unknown: "third_piece" });
    expect(wishedBy(shelf, "poleana", "x".repeat(41))).toEqual({ unknown: "x".repeat(41) });
    const alone: Shelf = { ...shelf, games: [{ ...card, partners: false }] };
    expect(wishedBy(alone, "poleana+partners", "")).toEqual({ unknown: "partners" });
  });
});
