// SPDX-License-Identifier: MIT
import { beforeAll, describe, expect, it } from "vitest";
import type { Playing } from "../src/table/playing.svelte.ts";
import { whoseTurn } from "../src/table/turn_words.ts";
import { speak } from "../src/text/say.svelte.ts";
import { view } from "./fixtures.ts";

beforeAll(() => speak("en"));

const told = {
  standing: "",
  throw: "Red throws 6 and 2.",
  account: "",
  opening: [],
  prompt: "All played: end your turn.",
};
const table = (acting: boolean) =>
  ({ view: view({ told, awaited: "r" }), people: "b", acting, over: false }) as Playing;

describe("whose turn it is", () => {
  it("is told with what to do to whoever is to do it", () => {
    expect(whoseTurn(table(true))).toContain("end your turn");
  });
  it("is told without that while others play", () => {
    expect(whoseTurn(table(false))).toMatch(/Red throws 6 and 2\.$/);
  });
});
