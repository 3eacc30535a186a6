// SPDX-License-Identifier: MIT
import { afterEach, describe, expect, it } from "vitest";
import { isOwn, newTip, sentLinks, spend } from "../../src/fair/chain.ts";
import {
  ChainedDice,
  chainedScheme,
  olderChainedScheme,
  start,
  under,
} from "../../src/fair/chained_dice.ts";
import { check, parseList } from "../../src/fair/check.ts";
import { gave, testimony } from "../../src/fair/witness.ts";
import { file, games } from "./vectors.ts";

const game = file("docs/examples/chained-game.txt");
const root = "ab".repeat(32);
const letters = "bgrysmazk";

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

// One game of tests/fair_dice/chains.txt, which tests/fair_dice/make_chains.py has written.
class Vector {
  readonly lines: string[][];
  readonly scheme: string;
  readonly dice: ChainedDice;
  throws = 0;
  #number = 0;

  constructor(block: string) {
    this.lines = block.split("\n").map((line) => line.split(" "));
    this.scheme = this.value("scheme");
    const table = this.value("table");
    const tips = parseList(this.value("tips"), letters) ?? [];
    this.dice = new ChainedDice(this.scheme, table, this.value("start"), tips);
    for (const { seat, seed } of parseList(this.value("opening"), letters) ?? []) {
      expect(tips).toContainEqual({ seat, seed: under(this.scheme, table, seat, seed) });
      this.dice.fold(seat, seed);
    }
    this.dice.folded = "";
  }
  value(name: string): string {
    return this.lines.find(([first]) => first === name)?.[1] ?? "";
  }
  compareStart(): void {
    const players = [...this.value("seats")].map((seat) => {
      return { seat, who: "human", name: `Player ${seat}` };
    });
    players.push({ seat: "y", who: "careful", name: "" });
    const { scheme } = this;
    const opening = { scheme, table: this.value("table"), commitment: "c".repeat(64), voided: 2 };
    expect(start({ ...opening, players })).toBe(this.value("start"));
  }
  play(): void {
    for (const [what = "", seat = "", link = "", thrown = ""] of this.lines) {
      if (what === "renew") this.dice.layDown(seat, link);
      if (what === "replace") this.dice.replace(seat);
      if (what === "return") this.dice.returnTo(seat);
      if (what === "back") this.dice.takeBack(Number(seat));
      if (what === "throw" || what === "end") this.#fold(seat, link === "-" ? "" : link);
      if (what === "throw" || what === "cast") this.#compare(thrown);
    }
  }
  #fold(seat: string, link: string): void {
    expect(this.dice.fits(seat, link)).toBe(link !== "");
    if (!link) expect(this.dice.expects(seat)).toBe("");
    this.dice.fold(seat, link);
  }
  #compare(thrown: string): void {
    const dice = Number(this.value("dice"));
    expect(this.dice.thrown(this.value("secret"), this.#number, dice)).toBe(thrown);
    this.#number += 1;
    this.throws += 1;
  }
}

describe("dice with chains", () => {
  it("are those of an independent program", () => {
    const schemes: string[] = [];
    let compared = 0;
    for (const block of file("tests/fair_dice/chains.txt").trim().split("\n\n")) {
      const vector = new Vector(block);
      schemes.push(vector.scheme);
      vector.compareStart();
      vector.play();
      expect(vector.dice.before).toBe(vector.value("state"));
      if (vector.scheme === chainedScheme)
        expect(vector.dice.folded).toBe(vector.value("folded"));
      compared += vector.throws;
    }
    expect(schemes.filter((each) => each === olderChainedScheme)).toHaveLength(3);
    expect(schemes.filter((each) => each === chainedScheme)).toHaveLength(4);
    expect(compared).toBe(230);
  });
});

describe("a record with chains", () => {
  it("is sound as the server has made it", () => {
    const checked = check(game, games);
    expect(checked.fault).toBeNull();
    expect(checked.throws).toBe(120);
    expect(checked.seeds).toHaveLength(2);
    expect(checked.replay?.folded).toHaveLength(2 + 110 + 108);
    expect(Object.fromEntries(checked.replay?.links ?? [])).toEqual({
      b: { given: 110, missing: 2 },
      r: { given: 108, missing: 12 },
    });
    expect(checked.replay?.notes).toEqual([
      { kind: "renewed", seat: "b", turn: 14 },
      { kind: "replaced", seat: "r", turn: 25 },
      { kind: "returned", seat: "r", turn: 36 },
      { kind: "taken_back", seat: "", turn: 45 },
    ]);
  });

  it("may be of seats that share a side, or of an older scheme", () => {
    const zenda = check(file("tests/fair_dice/zenda_chains.txt"), games);
    expect(zenda.fault).toBeNull();
    expect(zenda.throws).toBe(92);
    expect(zenda.voided).toBe(1);
    const older = check(file("tests/fair_dice/older_chains.txt"), games);
    expect(older.fault).toBeNull();
    expect(older.throws).toBe(101);
    expect(older.replay?.links.get("b")).toEqual({ given: 98, missing: 2 });
  });

  it("is refused where anything was changed", () => {
    expect(fault(withOtherEnd("secret"))).toBe("secret_differs secret");
    expect(fault(withOtherEnd("links"))).toMatch(/^link_differs/);
    expect(fault(withOtherEnd("tips"))).toMatch(/^link_differs/);
    expect(fault(withOtherEnd("table"))).toMatch(/^link_differs/);
    expect(fault(changed("folded", (signs) => `B${signs.slice(1)}`))).toBe("link_differs b");
    expect(fault(changed("folded", (signs) => `${signs}+`))).toBe("tag_unreadable folded");
    expect(fault(changed("folded", (signs) => signs.replace("(r", "")))).not.toBe("sound");
    expect(fault(game.replace(/^tips: .*\n/m, ""))).toMatch(/^seed_missing/);
    expect(fault(game.replace(/^links: .*\n/m, ""))).toBe("tag_unreadable links");
    expect(fault(game.replace("seat b: Ana", "seat b: Eva"))).toMatch(/^throw_differs/);
  });

  it("shows a link where it was another's turn", () => {
    const other = changed("folded", (signs) => signs.replace("bbr", "brb"));
    expect(fault(other)).toBe("link_misplaced r");
  });
});

describe("a device", () => {
  const next = (due: string, slot: string) => spend("t", "b", due, slot);
  const linkOf = (due: string, slot: string) => {
    const spent = next(due, slot);
    return typeof spent === "string" ? spent : spent.link;
  };

  it("has one chain for all its windows, and finds its way in it", () => {
    const tip = newTip(chainedScheme, "t", "b", root);
    const first = linkOf(tip, "open 0");
    expect(under(chainedScheme, "t", "b", first)).toBe(tip);
    expect(under(chainedScheme, "t", "b", linkOf(first, "throw 1"))).toBe(first);
    expect(spend("t", "r", tip, "open 0")).toBe("foreign");
    expect(spend("u", "b", tip, "open 0")).toBe("foreign");
    expect(next(root, "throw 2")).toBe("foreign"); // the last
    expect(JSON.stringify(localStorage)).toContain(root);
    expect(isOwn("t", "b", tip)).toBe(true);
    expect(isOwn("t", "b", first)).toBe(true);
    expect(isOwn("t", "b", root)).toBe(false); // nothing comes after it
    expect(isOwn("t", "r", tip)).toBe(false);
  });

  it("repeats a link for the same slot only, and never goes back", () => {
    const tip = newTip(chainedScheme, "t", "b", root);
    const first = linkOf(tip, "throw 0 x");
    expect(linkOf(tip, "throw 0 x")).toBe(first);
    expect(next(tip, "throw 0 y")).toBe("spent");
    expect(next(tip, "end 0 x")).toBe("spent");
    expect(sentLinks("t")).toEqual([{ seat: "b", link: first, slot: "throw 0 x" }]);
    const second = linkOf(first, "end 0 z");
    expect(second).not.toBe(first);
    expect(next(tip, "throw 0 x")).toBe("spent");
    expect(sentLinks("t")).toEqual([{ seat: "b", link: second, slot: "end 0 z" }]);
  });

  it("still has the links of chains that an older version of the page has drawn", () => {
    const older = "cd".repeat(32);
    const chains = [{ table: "t", seat: "b", root: older }];
    localStorage.setItem("parlor.chains", JSON.stringify(chains));
    expect(isOwn("t", "b", under(olderChainedScheme, "t", "b", older))).toBe(true);
  });

  it("knows whether its links went into the dice as it gave them", () => {
    const checked = check(game, games);
    const { table, replay } = checked;
    const last = replay?.folded.at(-1) ?? { link: "", before: "" };
    expect(testimony(checked).folded).toBeNull();
    gave(table, last.link, last.before);
    expect(testimony(checked).folded).toBe(true);
    gave(table, last.link, "0".repeat(64));
    expect(testimony(checked).folded).toBe(false);
  });
});
