// SPDX-License-Identifier: MIT
import { afterEach, describe, expect, it } from "vitest";
import { linkAfter, newTip, under } from "../../src/fair/chain.ts";
import { check, parseList } from "../../src/fair/check.ts";
import { Shaking, withTips } from "../../src/fair/shaking.ts";
import { contradicts, gave, opened, testimony } from "../../src/fair/witness.ts";
import { file } from "./vectors.ts";

const game = file("docs/examples/chained-game.txt");
const games = [
  { family: "pollyanna", seats: "bgry", dice: 2 },
  { family: "zenda", seats: "smazky", dice: 3 },
];
const root = "ab".repeat(32);

function fault(record: string): string {
  const { fault } = check(record, games);
  return fault ? `${fault.name} ${fault.part}` : "sound";
}
function changed(tag: string, change: (value: string) => string): string {
  return game.replace(new RegExp(`^(${tag}: )(.*)$`, "m"), (_, name: string, value: string) => {
    return name + change(value);
  });
}
const withOtherEnd = (tag: string) =>
  changed(tag, (value) => value.slice(0, -1) + (value.endsWith("0") ? "1" : "0"));

afterEach(() => localStorage.clear());

describe("dice with chains", () => {
  it("are those of an independent program", () => {
    let compared = 0;
    for (const block of file("tests/fair_dice/chains.txt").trim().split("\n\n")) {
      const lines = block.split("\n").map((line) => line.split(" "));
      const value = (name: string) => lines.find(([first]) => first === name)?.[1] ?? "";
      const tips = parseList(value("tips"), "bgrysmazky") ?? [];
      const shaking = new Shaking(value("table"), tips, Number(value("dice")));
      for (const { seat, seed } of parseList(value("opening"), "bgrysmazky") ?? []) {
        expect(tips).toContainEqual({ seat, seed: under(value("table"), seat, seed) });
        shaking.fold(seat, seed);
      }
      for (const [what, seat = "", link = "", thrown] of lines) {
        if (what === "renew") shaking.layDown(seat, link);
        if (what !== "throw" && what !== "end") continue;
        if (seat !== "-") shaking.fold(seat, link);
        if (what === "throw") expect(shaking.thrown(value("secret"))).toBe(thrown);
        if (what === "throw") compared += 1;
      }
    }
    expect(compared).toBe(85);
  });
});

describe("a record with chains", () => {
  it("is sound as the server has made it", () => {
    const checked = check(game, games);
    expect(checked.fault).toBeNull();
    expect(checked.throws).toBeGreaterThan(20);
    expect(checked.seeds).toHaveLength(2);
    expect(checked.folded.length).toBeGreaterThan(40);
  });

  it("is refused where anything was changed", () => {
    expect(fault(withOtherEnd("secret"))).toBe("secret_differs secret");
    expect(fault(withOtherEnd("links"))).toMatch(/^link_differs/);
    expect(fault(withOtherEnd("tips"))).toMatch(/^link_differs/);
    expect(fault(withOtherEnd("table"))).toMatch(/^link_differs/);
    expect(fault(changed("folded", (signs) => signs.slice(1)))).toMatch(/^link_/);
    expect(fault(changed("folded", (signs) => `-${signs.slice(1)}`))).toMatch(/^link_differs/);
    expect(fault(changed("folded", (signs) => `${signs}+`))).toBe("tag_unreadable folded");
    expect(fault(changed("folded", (signs) => signs.replace(/(.)(.)$/, "$2$1")))).not.toBe("");
    expect(fault(game.replace(/^tips: .*\n/m, ""))).toMatch(/^seed_missing/);
    expect(fault(game.replace(/^links: .*\n/m, ""))).toBe("tag_unreadable links");
    expect(fault(game.replace(/^folded: .*\n/m, ""))).not.toBe("sound");
  });

  it("shows a link where it was another's turn", () => {
    const other = changed("folded", (signs) => {
      const place = [...signs].findIndex((each, index) => index > 0 && each !== signs[index - 1]);
      return signs.slice(0, place - 1) + signs[place] + signs[place - 1] + signs.slice(place + 1);
    });
    expect(fault(other)).toMatch(/^link_misplaced/);
  });
});

describe("a device", () => {
  it("has one chain for all its windows, and finds its way in it", () => {
    const tip = newTip("t", "b", root);
    const first = linkAfter("t", "b", tip) ?? "";
    expect(under("t", "b", first)).toBe(tip);
    expect(under("t", "b", linkAfter("t", "b", first) ?? "")).toBe(first);
    expect(linkAfter("t", "r", tip)).toBeNull();
    expect(linkAfter("u", "b", tip)).toBeNull();
    expect(linkAfter("t", "b", root)).toBeNull(); // the last
    expect(JSON.stringify(localStorage)).toContain(root);
  });

  it("knows whether its links went into the dice as it gave them", () => {
    const checked = check(game, games);
    const { table, folded } = checked;
    const last = folded.at(-1) ?? { link: "", before: "" };
    expect(testimony(checked).folded).toBeNull();
    gave(table, last.link, last.before);
    expect(testimony(checked).folded).toBe(true);
    gave(table, last.link, "0".repeat(64));
    expect(testimony(checked).folded).toBe(false);
  });

  it("knows whether the tips are those that it gave its first link for", () => {
    const tip = newTip("t", "b", root);
    const tips = [
      { seat: "b", seed: tip },
      { seat: "r", seed: "0".repeat(64) },
    ];
    const record = (other: string) =>
      `parlor record 1\ntable: t\ntips: b=${tip},r=${other.repeat(64)}\n`;
    expect(contradicts("t", record("0"), ["b"])).toBe(false);
    opened("t", withTips("t", tips));
    expect(contradicts("t", record("0"), ["b"])).toBe(false);
    expect(contradicts("t", record("1"), ["b"])).toBe(true);
    expect(contradicts("t", record("1"))).toBe(true); // its chain is there
    expect(contradicts("t", record("0").replace(tip, "2".repeat(64)), ["b"])).toBe(true);
    // It may have stood up and sat down again elsewhere.
    expect(contradicts("t", record("0").replace(tip, "2".repeat(64)))).toBe(false);
  });
});
