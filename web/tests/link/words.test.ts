// SPDX-License-Identifier: MIT
import { beforeAll, describe, expect, it } from "vitest";
import { gameWords, resultWords } from "../../src/link/words.ts";
import { speak } from "../../src/text/say.svelte.ts";

beforeAll(() => speak("en"));

const seats = [
  { seat: "b", player: "p1", name: "Ana", level: "" },
  { seat: "r", player: "p2", name: "Ben", level: "" },
];
const told = (how: "won" | "agreed" | "resigned", winners: string, me: string) =>
  resultWords({ how, winners, seats }, me, ({ name }) => name);

describe("the game of a table online", () => {
  const shelf = { ok: true as const, games: [] };
  it("names its house rules and its spinners, if it has any", () => {
    expect(gameWords(shelf, { game: "whist" })).toBe("whist");
    expect(gameWords(shelf, { game: "whist", spinners: true })).toBe("whist, Spinners");
    expect(gameWords(shelf, { game: "whist", house: "Tepito" })).toMatch(/Tepito · whist$/);
  });
});

describe("how a game online went", () => {
  it("is told from the side of whoever sat there", () => {
    expect(told("won", "b", "p1")).toBe("Won against Ben");
    expect(told("won", "b", "p2")).toBe("Lost to Ana");
    expect(told("won", "b", "p9")).toBe("Won by Ana");
    expect(told("resigned", "b", "p1")).toBe("Won against Ben, by resignation");
    expect(told("agreed", "", "p1")).toBe("Stopped by agreement");
  });
  it("is not told where it is not known", () => {
    expect(resultWords({ seats }, "p1", ({ name }) => name)).toBe("");
  });
});
