// SPDX-License-Identifier: MIT
// The page with one game of each kind on it.
import type { Page } from "@playwright/test";
import { example, openRecord, take, test } from "./stage.ts";

async function askForAHint(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Hint|Consejo)$/ }).click();
  const hints = page.getByRole("region", { name: /^(Hint|Consejo)$/ });
  await hints.getByRole("button", { pressed: true }).waitFor();
}

test("what to do with two ones", async ({ page, language }) => {
  await openRecord(page, await example("two-ones.txt", language));
  await askForAHint(page);
  await take(page, language, "page");
});

// The King can be in Streslau this turn.
const lastTurn = "zenda k:27 y:25,66 m:70 a:21,22,47,48,60,61 z 6-5-3";

test.describe("a wide board", () => {
  test.use({ viewport: { width: 1280, height: 650 }, deviceScaleFactor: 1.25 });

  test("the King's last turn", async ({ page, language }) => {
    await page.goto(`/#/position/${encodeURIComponent(lastTurn)}`);
    await page.getByRole("button", { name: /^(Play from here|Jugar desde aquí)$/ }).click();
    await askForAHint(page);
    await take(page, language, "zenda");
  });
});
