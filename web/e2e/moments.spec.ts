// SPDX-License-Identifier: MIT
// Small moments of a game: they are seen, still for whoever wants stillness, and gone again.
import type { Page } from "@playwright/test";
import { byHand, expect, test } from "./fixtures.ts";

// Runs in the page: notes what is shown, however soon it goes.
function witness() {
  const seen: string[] = [];
  Object.assign(window, { seen });
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element && node.matches(".moment"))
        seen.push([...node.classList].filter((name) => !/^(moment|svelte-.*)$/.test(name)).join(" "));
  }).observe(document, { childList: true, subtree: true });
}
const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

const moments: [string, string, [string, string][], string[]][] = [
  [
    "a Blockade is made and broken",
    "pollyanna-1916 b:w,w,17,20 g:- r:w,w,w,36 y:- b 3-1",
    [["Blue piece on 17", "space 20"], ["Blue piece on 20", "space 21"]],
    ["blockade_made", "blockade_broken"],
  ],
  [
    "a piece gets away from much danger",
    "pollyanna-1916 b:56,h,h,h g:- r:52,h,h,h y:- b 4-1",
    [["Blue piece on 56", "space 0"]],
    ["escaped"],
  ],
  [
    "a tower is made",
    "poleana b:w,w,17,20 g:- r:w,w,w,36 y:- b 3-1",
    [["Blue's piece on Green's 11", "Green's 14"]],
    ["blockade_made"],
  ],
];

for (const [what, position, moves, kinds] of moments) {
  for (const speed of ["quick", "off"]) {
    test.describe(`pieces: ${speed}`, () => {
      test.use({ settings: { ...byHand, speed } });

      test(what, async ({ page, table }) => {
        await page.addInitScript(witness);
        await table.openPosition(position);
        for (const [piece, place] of moves) await table.move(piece, place);
        const still = speed === "off" ? " still" : "";
        await expect.poll(() => seen(page)).toEqual(kinds.map((kind) => kind + still));
        await expect(page.locator(".moment")).toHaveCount(0);
      });
    });
  }
}

test("a replay has the moments of its turns", async ({ page, table }) => {
  await page.addInitScript(witness);
  await table.openPosition("pollyanna-1916 b:w,w,17,20 g:- r:w,w,w,36 y:- b 3-1");
  await table.move("Blue piece on 17", "space 20");
  await table.move("Blue piece on 20", "space 21");
  await table.endButton.click();
  await page.goto("/#/replay");
  await page.reload();
  await page.getByRole("button", { name: "One turn on" }).click();
  await expect.poll(() => seen(page)).toEqual(["blockade_made still", "blockade_broken still"]);
});
