// SPDX-License-Identifier: MIT
import { beforeAll, describe, expect, it } from "vitest";
import { noted, outcome, turnsTold } from "../src/table/outcome.ts";
import { speak } from "../src/text/say.svelte.ts";
import { view } from "./fixtures.ts";

beforeAll(() => speak("en"));

const kept = { id: "a", title: "", when: 0, turn: 81, record: "" };
const after = (winner: string) =>
  noted(view().seats.map((each) => ({ ...each, won: each.seat === winner })), "b");

describe("how a kept game went", () => {
  it("is told from the side of whoever played here", () => {
    expect(outcome({ ...kept, result: "=b", ...after("b") })).toBe("Won against Daisy");
    expect(outcome({ ...kept, result: "=r", ...after("r") })).toBe("Lost to Daisy");
  });
  it("is whom it is played against while it is not over", () => {
    expect(outcome({ ...kept, result: "", ...after("") })).toBe("Against Daisy, unfinished");
  });
  it("is told of older games as far as it is known", () => {
    expect(outcome({ ...kept, result: "=b" })).toBe("finished");
  });
  describe("among people of several sides at one device", () => {
    const among = (winner: string, people = "bgr") => {
      const [first] = view().seats;
      const names = { b: "Leo", g: "", r: "Ada" };
      const seats = Object.entries(names).map(([seat, name]) => ({
        ...first!, seat, name, colourName: seat === "g" ? "Green" : seat, partners: seat,
        player: people.includes(seat) ? "person" : "simple", won: winner.includes(seat),
      }));
      return { ...kept, result: winner && `=${winner}`, ...noted(seats, people) };
    };
    it("names the winner and not the first seat", () => {
      expect(outcome(among("r"))).toBe("Ada won");
      expect(outcome(among("g"))).toBe("Green won");
      expect(outcome(among("g", "br"))).toBe("Daisy won");
      expect(outcome(among(""))).toBe("Leo, Green, Ada: unfinished");
    });
    it("does not take older entries without that name for a victory", () => {
      expect(outcome({ ...kept, result: "=r", people: "br", winners: "r", rivals: ["Ada"] })).toBe("finished");
    });
  });
  it("counts a single turn as one", () => {
    expect([1, 81].map(turnsTold)).toEqual(["1 turn", "81 turns"]);
  });
});
