// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import { dayTold, memoryTold, recollection } from "../../src/people/memory.ts";
import type { Entry } from "../../src/statistics/ledger.ts";
import { speak, speakAll } from "../../src/text/say.svelte.ts";

let ended = 0;
const played = (levels: string, outcome: Entry["outcome"], more: Partial<Entry> = {}): Entry => ({
  id: `${(ended += 1)}`, when: ended, edition: "old", levels: levels.split(" "), outcome, turns: 80, own: [], others: [],
  ...more,
});
const what = (entries: Entry[]) => recollection("simple", entries)?.what;

describe("a character remembers", () => {
  it("the last game against it alone", () => {
    const last = played("simple", "lost");
    expect(recollection("simple", [played("simple", "won"), last, played("careful", "won")])).toEqual({
      what: "lost", when: last.when,
    });
    expect(what([played("simple", "won"), played("simple careful", "lost")])).toBe("won");
    expect(what([played("simple", "won"), played("simple", "lost", { people: 1 })])).toBe("won");
  });
  it("a last piece of either side, for three games", () => {
    const took = played("simple", "lost", { took: ["simple"] });
    const gave = played("simple careful", "lost", { gave: ["simple"] });
    const another = () => played("simple", "won");
    expect(what([took])).toBe("took");
    expect(what([took, gave])).toBe("gave");
    expect(what([took, another(), another()])).toBe("took");
    expect(what([took, another(), another(), another()])).toBe("won");
    expect(what([played("simple careful", "lost", { took: ["careful"] })])).toBeUndefined();
  });
  it("nothing of games that it did not play, of draws, or of games among people of this device", () => {
    expect(what([])).toBeUndefined();
    expect(what([played("careful", "won"), played("simple", "shared", { took: ["simple"] })])).toBeUndefined();
    expect(what([played("simple", "draw")])).toBeUndefined();
  });
});

describe("a memory", () => {
  const now = new Date(2026, 10, 19, 0, 30); // a Thursday
  const at = (...date: [number, number, number]) => dayTold(new Date(...date, 23, 30).getTime(), now);

  it("uses the character's words", async () => {
    await speakAll();
    await speak("en");
    expect(memoryTold("simple", { what: "took", when: Date.now() })).toBe(
      "You took my last piece today. I have not forgotten.",
    );
    expect(memoryTold("master", null)).toMatch(/kettle/);
    await speak("es");
    expect(memoryTold("simple", { what: "took", when: Date.now() })).toBe(
      "Te llevaste mi última pieza hoy. No se me olvida.",
    );
  });
  it("names its day by the distance", async () => {
    await speak("en");
    expect([at(2026, 10, 19), at(2026, 10, 18), at(2026, 10, 15), at(2026, 10, 12), at(2025, 10, 18)]).toEqual([
      "today", "yesterday", "on Sunday", "on November 12", "on November 18, 2025",
    ]);
    await speak("es");
    expect([at(2026, 10, 18), at(2026, 10, 15), at(2026, 10, 12)]).toEqual(["ayer", "el domingo", "el 12 de noviembre"]);
  });
});
