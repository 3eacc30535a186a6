// SPDX-License-Identifier: MIT
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Shelf } from "../../src/engine/answers.ts";
import { engine } from "../../src/engine/engine.ts";
import { check } from "../../src/fair/check.ts";
import { gave, sawTable, testimony } from "../../src/fair/witness.ts";
import { scheme } from "../../src/fair/throws.ts";
import Check from "../../src/pages/Check.svelte";
import { say, speak } from "../../src/text/say.svelte.ts";
import { file } from "./vectors.ts";

const game = file("docs/examples/fair-game.txt");
const games = [{ family: "pollyanna", seats: "bgry", dice: 2 }];
const { table, commitment } = check(game, games);

beforeEach(() => {
  speak("en");
  const shelf = { ok: true, games } as unknown as Shelf;
  vi.spyOn(engine, "ask").mockResolvedValue(shelf);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

describe("a device", () => {
  it("holds what it saw first against the record", () => {
    expect(testimony(check(game, games))).toEqual({ sawSame: null, folded: null });
    sawTable(table, commitment, scheme);
    sawTable(table, "0".repeat(64), scheme);
    expect(testimony(check(game, games))).toEqual({ sawSame: true, folded: null });
  });

  it("tells when it was shown another commitment", () => {
    sawTable(table, "0".repeat(64), scheme);
    expect(testimony(check(game, games)).sawSame).toBe(false);
  });
});

describe("the page", () => {
  it("checks the record that was handed to it", async () => {
    sessionStorage.setItem("parlor.check", game);
    render(Check, { params: {} });
    expect(await screen.findByText(say("page.check.sound"))).toBeTruthy();
    expect(screen.getByText(say("page.check.throws", { throws: 80 }))).toBeTruthy();
    expect(screen.getByText(commitment)).toBeTruthy();
  });

  it("checks what is pasted, and names the throw that differs", async () => {
    render(Check, { params: {} });
    expect(screen.queryByText(say("page.check.sound"))).toBeNull();
    const value = game.replace("  1 b 6-5 ", "  1 b 4-3 ");
    await fireEvent.input(screen.getByRole("textbox"), { target: { value } });
    const told = { number: 5, line: 18, part: "4-3", expected: "6-5" };
    expect(await screen.findByText(say("page.check.throw_differs", told))).toBeTruthy();
  });

  it("does not call dice sound that this device gave its links for otherwise", async () => {
    const chained = file("docs/examples/chained-game.txt");
    gave(check(chained, games).table, "0".repeat(64), "0".repeat(64));
    sessionStorage.setItem("parlor.check", chained);
    render(Check, { params: {} });
    expect(await screen.findByText(say("page.check.gave_other"))).toBeTruthy();
  });

  it("tells what explains that links are missing", async () => {
    sessionStorage.setItem("parlor.check", file("docs/examples/chained-game.txt"));
    render(Check, { params: {} });
    expect(await screen.findByText(say("page.check.sound"))).toBeTruthy();
    const missing = { name: "Carmen", given: 108, missing: 12 };
    expect(screen.getAllByText(say("page.check.missing", missing)).length).toBeGreaterThan(0);
    for (const [kind, name, turn] of [
      ["renewed", "Ana", 14],
      ["replaced", "Carmen", 25],
      ["returned", "Carmen", 36],
      ["taken_back", "", 45],
    ] as const) {
      expect(screen.getByText(say(`page.check.note.${kind}`, { name, turn }))).toBeTruthy();
    }
  });

  it("does not call dice sound whose seal was another here", async () => {
    sawTable(table, "0".repeat(64), scheme);
    sessionStorage.setItem("parlor.check", game);
    render(Check, { params: {} });
    expect(await screen.findByText(say("page.check.saw_other"))).toBeTruthy();
    expect(screen.queryByText(say("page.check.sound"))).toBeNull();
  });
});
