// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import { nextAutomatic, type AutoplaySettings } from "../src/table/autoplay.ts";
import { choice, view } from "./fixtures.ts";

const still: AutoplaySettings = { throwByItself: false, forcedByItself: false, endByItself: "ask" };
const eager: AutoplaySettings = { throwByItself: true, forcedByItself: true, endByItself: "always" };

describe("what happens by itself", () => {
  it("is nothing for a person who wants it so", () => {
    for (const due of ["throw", "step", "confirm", "set"] as const)
      expect(nextAutomatic(view({ due, choices: [choice("17", "20")] }), still)).toBeNull();
  });

  it("is everything that is not a decision, for one who wants that", () => {
    const next = (change: Parameters<typeof view>[0]) => nextAutomatic(view(change), eager)?.ask;
    expect(next({ due: "throw" })).toBe("throw");
    expect(next({ due: "step", choices: [choice("17", "20")] })).toBe("step");
    expect(
      next({ due: "step", choices: [choice("17", "20"), choice("17", "23")] }),
    ).toBeUndefined();
    expect(next({ due: "confirm", made: ["17/20"] })).toBe("confirm");
  });

  it("ends a turn in which nothing could be played, and no other, where that is wished", () => {
    const autoplay: AutoplaySettings = { ...still, endByItself: "pass" };
    expect(nextAutomatic(view({ due: "confirm" }), autoplay)?.ask).toBe("confirm");
    expect(nextAutomatic(view({ due: "confirm", made: ["17/20"] }), autoplay)).toBeNull();
  });

  it("ends a turn that wins the game, whatever is wished", () => {
    const won = view({ due: "confirm", made: ["b3/h"], wins: true });
    expect(nextAutomatic(won, still)?.ask).toBe("confirm");
    expect(nextAutomatic(won, null)).toBeNull(); // it has just been undone
  });

  it("plays for computers, with their level", () => {
    const next = (due: "throw" | "step" | "set" | "confirm") =>
      nextAutomatic(view({ due, side: "r", toAct: "r", awaited: "r" }), still);
    expect(next("throw")).toEqual({ ask: "throw", table: 1 });
    expect(next("step")).toEqual({ ask: "computer", table: 1, level: "simple" });
    expect(next("set")).toEqual({ ask: "computer", table: 1, level: "simple" });
    expect(next("confirm")).toEqual({ ask: "confirm", table: 1 });
  });

  it("lets a computer wait for the person who shares its side", () => {
    const [blue, red] = view().seats;
    const seats = [
      { ...blue!, seat: "m", player: "person" },
      { ...red!, seat: "a", player: "simple" },
    ];
    const shared = { due: "step", side: "s", toAct: "ma", seats } as const;
    expect(nextAutomatic(view({ ...shared, awaited: "ma" }), still)).toBeNull();
    const over = nextAutomatic(view({ ...shared, awaited: "a" }), still);
    expect(over).toEqual({ ask: "computer", table: 1, level: "simple" });
  });

  it("is nothing once the game is over", () => {
    expect(nextAutomatic(view({ due: "over", awaited: "r" }), eager)).toBeNull();
  });
});
