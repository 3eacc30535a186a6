// SPDX-License-Identifier: MIT
// The edition that comes first in each language.
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { firstEdition, firstInFront } from "../../src/games/first.ts";
import { firstGuide, guides } from "../../src/games/guides.ts";
import { speak } from "../../src/text/say.svelte.ts";
import { readTexts } from "../../vite-plugins/text-files.ts";

const codes = readTexts(join(import.meta.dirname, "../../../texts")).map(({ code }) => code);

describe.each(codes)("in %s", (code) => {
  test("it leads the list, and its guide is the first", async () => {
    await speak(code);
    const others = ["one", "two"].map((id) => ({ id }));
    const first = { id: firstEdition() };
    expect(firstInFront([...others, first])).toEqual([first, ...others]);
    expect(guides.get(firstGuide())?.edition).toBe(firstEdition());
  });
});

test("Spanish has poleana first", async () => {
  await speak("es");
  expect([firstEdition(), firstGuide()]).toEqual(["poleana", "poleana"]);
});
