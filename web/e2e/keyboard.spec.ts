// SPDX-License-Identifier: MIT
// The keyboard alone is enough, and everything that happens is told.
import type { Page } from "@playwright/test";
import { byHand, expect, test } from "./fixtures.ts";
import { look } from "./sight.ts";
import { person, type Table } from "./table.ts";

test.use({ haste: 20, contextOptions: { reducedMotion: "reduce" } });

const game = "Pollyanna, the Glad Game (1916)";

test("a whole game by keys", async ({ page, table }) => {
  await page.goto("/?seed=7");
  await tabTo(page, /^Play now$/);
  await page.keyboard.press("Enter");
  await expect(table.board).toBeVisible();
  while (await actByKeys(page, table));
  await expect(table.result).toContainText("wins");
});

// What can be done has the focus already; only a question must be gone to.
async function actByKeys(page: Page, { open, asking, throwButton, result }: Table) {
  await open.first().waitFor();
  const kinds = (await open.evaluateAll(look)).map(({ kind }) => kind);
  if (kinds.includes("question")) {
    const answer = asking.getByRole("button").first();
    while (!(await answer.evaluate((button) => button === document.activeElement)))
      await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
  } else if (kinds.some((kind) => kind === "piece" || kind === "target")) {
    await open.and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Enter");
  } else if (kinds.includes("button")) {
    await page.keyboard.press((await throwButton.isVisible()) ? "t" : "c");
  } else return !(await result.isVisible());
  return true;
}

async function tabTo(page: Page, name: RegExp) {
  const wanted = page.getByRole("button", { name });
  await expect(wanted).toBeEnabled();
  while (!(await wanted.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press("Tab");
}

test.describe("at an unhurried table", () => {
  test.use({ haste: 1, settings: { ...byHand, speed: "normal" }, contextOptions: { reducedMotion: "no-preference" } });

  test("the focus stays with the status while a computer plays", async ({ page, table }) => {
    await page.goto("/?seed=7");
    await tabTo(page, /^Play now$/);
    await page.keyboard.press("Enter");
    await expect(table.throwButton).toBeVisible();
    const others = page.getByRole("heading", { name: /'s turn$/ });
    await page.keyboard.press("t");
    await expect(table.endButton.or(table.pieces.first())).toBeVisible();
    while (!(await others.isVisible())) {
      if (await table.endButton.isVisible()) await page.keyboard.press("c");
      else await page.keyboard.press("Enter");
      await expect(others.or(table.endButton).or(table.open.and(page.locator(":focus")))).not.toHaveCount(0);
    }
    await expect(others).toBeFocused();
    await expect(table.throwButton).toBeFocused();
  });
});

test("arrows go through pieces and places, Escape puts a piece back", { tag: "@core" }, async ({ page, table }) => {
  await table.openPosition("pollyanna-1916 b:w,w,9,20 g:- r:w,w,25,36 y:- b 5-2");
  const focused = table.board.locator(":focus");
  await page.keyboard.press("Tab");
  await expect(focused).toHaveAccessibleName("Blue piece on 9");
  await page.keyboard.press("ArrowRight");
  await expect(focused).toHaveAccessibleName("Blue piece on 20");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await expect(focused).toHaveAccessibleName(/^(space|Turnout) /);
  await page.keyboard.press("Escape");
  await expect(focused).toHaveAccessibleName("Blue piece on 20");
  await expect(table.dice).toHaveAccessibleName("5, 2");
});

test("throws and plays are read out", async ({ table }) => {
  await table.begin({ game, players: [person, person] });
  await table.throwButton.click();
  await expect(table.told).toHaveText(/rolls [1-6] and [1-6]|rolls a doublet/);
  await table.playUntil(() => table.targets.first().isVisible());
  await table.act();
  await expect(table.told).toHaveText(/comes in|moves|brings/);
});

test("letters ask: last play, dice, pieces, whose turn, keys", async ({ page, table }) => {
  await table.openPosition("pollyanna-1916 b:w,w,9,20 g:- r:w,w,25,36 y:- b 5-2");
  for (const [key, answer] of [
    ["l", "Nobody has played yet."],
    ["d", "5, 2"],
    ["p", "Blue piece on 9"],
    ["w", "Blue"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(table.told).toContainText(answer);
  }
  await page.keyboard.press("?");
  await expect(page.getByRole("region", { name: "Keys" })).toBeVisible();
});
