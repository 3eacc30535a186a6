// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import type { Shelf } from "../src/engine/answers.ts";
import { besides, duelWishes, fitted, freshWishes, gameId, planOf, readWishes, seatingFor } from "../src/table/plan.ts";

const edition = (id: string) => ({ id, name: id, year: "", history: "", differences: [], singles: id === "alone", spinners: id === "pollyanna-1916" });
const level = (number: number, name: string) => ({
  number,
  name,
  title: name,
  what: "",
  milliseconds: 0,
  rating: 0,
});
const shelf: Shelf = {
  ok: true,
  games: [
    {
      family: "pollyanna",
      name: "Pollyanna",
      seats: "bgry",
      dice: 2,
      editions: [edition("pollyanna-1916"), edition("pollyanna-1951")],
      seatings: [
        { seats: "br", players: 2, usual: true, words: "", note: "" },
        { seats: "bgry", players: 4, usual: true, words: "", note: "" },
      ],
      levels: [level(1, "random"), level(2, "simple")],
      houseRules: [
        {
          id: "third_piece",
          title: "",
          sentence: "",
          rules: [],
          editions: ["pollyanna-1916", "pollyanna-1951"],
        },
      ],
      partners: true,
    },
    {
      family: "zenda",
      name: "Zenda",
      seats: "smazky",
      dice: 3,
      editions: [edition("zenda")],
      seatings: [{ seats: "sz", players: 2, usual: true, words: "", note: "" }],
      levels: [level(2, "simple")],
      houseRules: [],
      partners: false,
    },
  ],
};

describe("a plan", () => {
  it("of somebody new is a game for two against level 2", () => {
    const plan = planOf(fitted(shelf, freshWishes(shelf)), "1");
    expect(plan.game).toBe("pollyanna-1916");
    expect(plan.seats.map(({ seat, player }) => [seat, player])).toEqual([
      ["b", "person"],
      ["r", "simple"],
    ]);
  });

  it("seats other computers beside the first, those of levels near it", () => {
    const [card] = shelf.games;
    if (!card) throw new Error("the shelf is empty");
    const levels = ["random", "simple", "careful", "deep"].map((name, index) => level(index + 1, name));
    const seatings = [...card.seatings, { seats: "bgr", players: 3, usual: true, words: "", note: "" }];
    const rich = { ...shelf, games: [{ ...card, levels, seatings }] };
    const players = (change: object) => fitted(rich, { ...freshWishes(rich), ...change }).players;
    expect(players({ seats: "bgr" })).toEqual({ b: "person", g: "simple", r: "careful" });
    expect(players({ seats: "bgry" })).toEqual({ b: "person", g: "simple", r: "careful", y: "random" });
    const chosen = { r: "simple", y: "careful" };
    expect(players({ seats: "bgry", players: chosen })).toEqual({ ...chosen, b: "person", g: "random" });
    const strongest = { r: "deep" };
    expect(players({ seats: "bgry", players: strongest })).toEqual({
      ...strongest, b: "person", g: "careful", y: "simple",
    });
    expect(fitted(shelf, { ...freshWishes(shelf), seats: "bgry" }).players).toEqual({
      b: "person", g: "simple", r: "random", y: "simple", // more seats than levels
    });
  });

  it("makes partners of all four unless they wish otherwise, with switches by the alphabet", () => {
    const wishes = { ...freshWishes(shelf), seats: "bgry", house: ["third_piece"] };
    const game = (changed: object) => gameId(fitted(shelf, { ...wishes, ...changed }));
    expect(game({})).toBe("pollyanna-1916+partners+third_piece");
    expect(game({ singles: true })).toBe("pollyanna-1916+third_piece");
    expect(game({ seats: "br" })).toBe("pollyanna-1916+third_piece");
    const two = fitted(shelf, { ...wishes, seats: "br" });
    expect(gameId(fitted(shelf, { ...two, seats: "bgry" }))).toContain("+partners");
  });

  it("leaves four alone where that is the custom, unless they wish otherwise", () => {
    const [card] = shelf.games;
    if (!card) throw new Error("the shelf is empty");
    const other = { ...shelf, games: [{ ...card, editions: [edition("alone")] }] };
    const wishes = { ...freshWishes(other), seats: "bgry" };
    expect(gameId(fitted(other, wishes))).toBe("alone");
    expect(gameId(fitted(other, { ...wishes, singles: false }))).toBe("alone+partners");
  });

  it("of somebody new has the edition that stands first, if there is one of that name", () => {
    expect(freshWishes(shelf, "zenda").edition).toBe("zenda");
    expect(freshWishes(shelf, "whist").edition).toBe("pollyanna-1916");
  });

  it("against one level has it in every seat but the person's", () => {
    const { seats, players } = duelWishes(shelf, "pollyanna-1916", "careful");
    expect([seats, players]).toEqual(["br", { b: "person", r: "careful" }]);
    expect(duelWishes(shelf, "zenda", "careful").players).toEqual({ s: "careful", z: "person" });
  });

  it("drops what another game does not know", () => {
    const wishes = { ...freshWishes(shelf), edition: "zenda", seats: "br", house: ["third_piece"] };
    expect(fitted(shelf, wishes)).toMatchObject({ seats: "sz", house: [], partners: false });
  });

  it("has spinners only in an edition that offers them", () => {
    const wishes = { ...freshWishes(shelf), spinners: true };
    expect(planOf(fitted(shelf, wishes), "1").spinners).toBe(true);
    expect(planOf(fitted(shelf, { ...wishes, edition: "pollyanna-1951" }), "1").spinners).toBe(false);
    expect(planOf(fitted(shelf, freshWishes(shelf)), "1").spinners).toBe(false);
    expect(readWishes({ edition: "pollyanna-1916", seats: "br" })?.spinners).toBe(false); // stored before there were any
    expect(readWishes(JSON.parse(JSON.stringify(wishes)))).toEqual(wishes);
  });

  it("is remembered, and survives a storage full of nonsense", () => {
    const wishes = fitted(shelf, freshWishes(shelf));
    expect(readWishes(JSON.parse(JSON.stringify(wishes)))).toEqual(wishes);
    expect(readWishes({ edition: 3 })).toBeNull();
    expect(readWishes("x")).toBeNull();
  });
});

describe("seats", () => {
  const seatings = ["br", "gy", "bgr", "bgy", "bry", "gry"].map((seats, index) => ({
    seats,
    players: seats.length,
    usual: index % 2 === 0 && index < 3,
    words: "",
    note: "",
  }));
  const card = { ...(shelf.games[0] as (typeof shelf.games)[0]), seatings };

  it("are the usual ones of so many", () => {
    expect(seatingFor(card, 2)).toBe("br");
    expect(seatingFor(card, 3)).toBe("bgr");
    expect(seatingFor(card, 5)).toBe("");
  });
  it("are changed by whoever sits down on an empty one", () => {
    expect(besides(card, "br", "g", "b")).toBe("gy");
    expect(besides(card, "bgr", "y", "g")).toBe("bry");
    expect(besides(card, "bgr", "y", "b")).toBe("gry");
    expect(besides(card, "br", "x", "b")).toBe("br");
  });
});
