// SPDX-License-Identifier: MIT
import { beforeAll, expect, it } from "vitest";
import { scoreTold } from "../../src/people/score.ts";
import type { Entry } from "../../src/statistics/ledger.ts";
import { speak } from "../../src/text/say.svelte.ts";

beforeAll(() => speak("en"));
const told = (outcomes: Entry["outcome"][]) =>
  scoreTold("simple", outcomes.map((outcome, when) => ({
    id: `${when}`, when, edition: "old", levels: ["simple"], outcome, turns: 1, own: [], others: [],
  })));

it("a score names who leads, and leaves draws out", () => {
  expect(told([])).toBe("No game yet.");
  expect(told(["won", "lost", "won", "draw"])).toBe("You lead 2 to 1.");
  expect(told(["lost", "draw"])).toBe("Daisy leads 1 to 0.");
  expect(told(["won", "lost"])).toBe("You are level, 1 to 1.");
});
