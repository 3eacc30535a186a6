// SPDX-License-Identifier: MIT
// Faces on plates: whose, for how long, and only of what is said now.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { phrases } from "../src/link/words.ts";
import { Reactions, reactionIn, reactions } from "../src/table/online/reactions.svelte.ts";

const said = (seq: number, by: string, text: string) =>
  ({ seq, by, text, name: by, kind: "said", at: 0, id: "" }) as const;

describe("reactions", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("are six of the phrases", () => {
    expect(reactions).toHaveLength(6);
    for (const each of reactions) expect(Object.keys(phrases)).toContain(each);
    expect(reactionIn("phrase:good_game")).toBeUndefined();
    expect(reactionIn("hello")).toBeUndefined();
  });

  it("show for a few seconds, each player's own", () => {
    const shown = new Reactions([]);
    const first = [said(1, "ana", "phrase:hello")];
    shown.hear(first);
    shown.hear([...first, said(2, "beto", "phrase:oops"), said(3, "beto", "See you soon")]);
    expect([shown.of("ana"), shown.of("beto"), shown.of("cleo")]).toEqual(["hello", "oops", undefined]);
    vi.runAllTimers();
    expect([shown.of("ana"), shown.of("beto")]).toEqual([undefined, undefined]);
    shown.hear(first);
    expect(shown.of("ana")).toBeUndefined();
  });

  it("last from the newest on", () => {
    const shown = new Reactions([]);
    shown.hear([said(1, "ana", "phrase:hello")]);
    vi.advanceTimersByTime(3000);
    shown.hear([said(2, "ana", "phrase:thanks")]);
    vi.advanceTimersByTime(3000);
    expect(shown.of("ana")).toBe("thanks");
  });

  it("are not shown again after a reload", () => {
    const before = [said(7, "ana", "phrase:hello")];
    const shown = new Reactions(before);
    shown.hear(before);
    expect(shown.of("ana")).toBeUndefined();
  });
});
