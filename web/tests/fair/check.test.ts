// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import { check } from "../../src/fair/check.ts";
import { commitment, thrown } from "../../src/fair/throws.ts";
import { file, games, vectors } from "./vectors.ts";

const game = file("docs/examples/fair-game.txt");
function fault(record: string): string {
  const { fault } = check(record, games);
  return fault ? `${fault.name} ${fault.part}` : "sound";
}
function withOtherEnd(tag: string): string {
  return game.replace(new RegExp(`^(${tag}: .*)(.)$`, "m"), (_, start: string, last: string) => {
    return start + (last === "0" ? "1" : "0");
  });
}
function without(tag: string): string {
  return game.replace(new RegExp(`^${tag}: .*\n`, "m"), "");
}

describe("fair dice", () => {
  it("are those of an independent program", () => {
    const all = vectors();
    expect(all).toHaveLength(3);
    for (const each of all) {
      expect(commitment(each.secret)).toBe(each.commitment);
      const throws = each.throws.map((_, number) => thrown(each.secret, each.circle, number));
      expect(throws).toEqual(each.throws);
    }
  });
});

describe("a record", () => {
  it("is sound as the server has made it", () => {
    const checked = check(game, games);
    expect(checked.fault).toBeNull();
    expect(checked.fits).toBe(true);
    expect(checked.throws).toBe(80);
    expect(checked.table).toBe("2api2362x86u");
    expect(checked.seeds.map(({ seat }) => `${seat} ${checked.names.get(seat)}`)).toEqual([
      "b Ana",
      "r Carmen",
    ]);
    expect(check(file("tests/fair_dice/zenda.txt"), games).throws).toBe(10);
  });

  it("may come from another system, or from a clipboard", () => {
    expect(fault(`\uFEFF${game.replaceAll("\n", "\r\n")}`)).toBe("sound");
    expect(fault(game.trimEnd())).toBe("sound");
    expect(fault(game.replace("1 b 6-5 ", "1 b 5-6 "))).toBe("sound");
  });

  it("is refused where anything was changed", () => {
    expect(fault(withOtherEnd("secret"))).toBe("secret_differs secret");
    expect(fault(withOtherEnd("commitment"))).toBe("secret_differs secret");
    expect(fault(withOtherEnd("table"))).toMatch(/^throw_differs/);
    expect(fault(withOtherEnd("seeds"))).toMatch(/^throw_differs/);
    expect(fault(without("seeds"))).toBe("seed_missing b");
    expect(fault(game.replace(/seeds: .*,/, "seeds: "))).toBe("seed_missing b");
    expect(fault(withOtherEnd("dice"))).toBe("unknown_scheme dice");
    expect(fault(game.replace("seeds: b", "seeds: s"))).toBe("tag_unreadable seeds");
    expect(fault(game.replace("secret: 4", "secret: G"))).toBe("tag_unreadable secret");
  });

  it("is refused where anything is missing", () => {
    expect(fault(without("commitment"))).toBe("no_commitment commitment");
    expect(fault(without("secret"))).toBe("no_secret secret");
    expect(fault(without("table"))).toBe("tag_unreadable table");
    expect(fault("hello")).toBe("not_a_record hello");
    expect(fault(game.replace("date: ", "dice: "))).toMatch(/^not_a_record dice/);
  });

  it("needs a seed of everybody whom it calls a person", () => {
    const ofTwo = (players: string) =>
      without("seeds").replace("dice:", `players: ${players}\ndice:`);
    expect(fault(ofTwo("b=human,r=human"))).toBe("seed_missing b");
    expect(fault(ofTwo("b=careful,r=human"))).toBe("seed_missing r");
    expect(fault(ofTwo("b=careful"))).toBe("seed_missing r");
    expect(fault(ofTwo("b=careful,r=deep"))).toMatch(/^throw_differs/);
  });

  it("tells in which order people sat down", () => {
    const sat = (order: string) => fault(game.replace("secret:", `sat: ${order}\nsecret:`));
    expect(sat("rb")).toBe("sound");
    expect(sat("r")).toBe("tag_unreadable sat");
    expect(sat("bb")).toBe("tag_unreadable sat");
  });

  it("shows which throw differs, and where", () => {
    const checked = check(game.replace("  1 b 6-5 ", "  1 b 4-3 "), games);
    expect(checked.throws).toBe(4);
    expect(checked.fault).toEqual({
      name: "throw_differs",
      part: "4-3",
      line: 18,
      number: 5,
      expected: "6-5",
    });
    expect(check(game.replace("opening: b 5-1", "opening: b 5-2"), games).fault?.number).toBe(1);
  });
});
