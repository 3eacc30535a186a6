// SPDX-License-Identifier: MIT
// Games online in the statistics: of the device that they were played on, and of another that knows the
// account.
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { Person, playTurns, resign } from "./online.ts";

async function counted(page: Page): Promise<void> {
  await page.goto("/#/statistics");
  await expect(page.getByText("1 of 1")).toBeVisible();
  await expect(page.getByRole("row", { name: /^Other people 1 1 \d+ turns/ })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

async function account(page: Page, button: string): Promise<void> {
  await page.goto("/#/me");
  const section = page.getByRole("region", { name: "Account and passphrase" });
  if (button === "Log in") await section.getByText("Log in").first().click();
  const form = section.locator("form").filter({ has: page.getByRole("button", { name: button }) });
  await form.getByLabel("Account name").fill("ana-counts");
  await form.getByLabel(/^Passphrase/).fill("a long winter evening");
  await form.getByRole("button", { name: button }).click();
  await expect(section.getByText(/ana-counts/)).toBeVisible();
}

test("a game online is counted on every device of an account, until it is deleted", async ({ browser }) => {
  const ana = await Person.arrive(browser, "Ana");
  const ben = await Person.arrive(browser, "Ben");
  await ben.sitDown(await ana.openTable("Poleana (Mexico, played today)"));
  await playTurns([ana, ben], 2);
  await resign(ben);
  await expect(ana.table.result).toContainText("Ben has resigned: Ana wins.");
  await counted(ana.page);

  await account(ana.page, "Create account");
  const tablet = await Person.arrive(browser, "Ana");
  await account(tablet.page, "Log in");
  await counted(tablet.page);

  tablet.page.on("dialog", (dialog) => void dialog.accept());
  await tablet.page.getByRole("button", { name: "Delete all this" }).click();
  await tablet.page.reload();
  await expect(tablet.page.getByText("No game has been finished here yet.")).toBeVisible();
  for (const { complaints } of [ana, ben, tablet]) expect(complaints).toEqual([]);
});

// As a table counts it that has just been left.
test("a game that is counted while the page asks is shown", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("parlor.online", "true"));
  await page.route("**/api/games", async (route) => {
    await page.evaluate((entry) => localStorage.setItem("parlor.statistics", JSON.stringify([entry])), {
      id: "k3f9x2m7qa4c",
      when: 1_790_000_000_000,
      edition: "poleana",
      levels: [],
      outcome: "won",
      turns: 60,
      own: [10, 10, 10, 10, 10, 10],
      others: [10, 10, 10, 10, 10, 10],
    });
    await route.fulfill({ json: { games: [] } });
  });
  await counted(page);
});
