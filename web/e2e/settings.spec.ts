// SPDX-License-Identifier: MIT
// Settings do what they say, and are remembered.
import { expect, test } from "./fixtures.ts";
import { person } from "./table.ts";

const game = "Pollyanna, the Glad Game (1916)";

test.describe("on a first visit", () => {
  test.use({ settings: {} });

  test("one button starts a game against the computer", { tag: "@core" }, async ({ page, table }) => {
    await page.goto("/?seed=1916");
    await page.getByRole("button", { name: "Play now" }).click();
    await expect(table.throwButton).toBeVisible();
    await expect(page.getByRole("list", { name: "Players" })).toContainText("Daisy");
  });

  test("what is chosen stays chosen", async ({ page }) => {
    await page.goto("/#/settings");
    await page.getByLabel("Appearance").selectOption("dark");
    await page.getByRole("checkbox", { name: "Sounds" }).uncheck();
    await page.getByRole("combobox", { name: /^Language/ }).selectOption("Español");
    await page.reload();
    await expect(page.getByLabel("Apariencia")).toHaveValue("dark");
    await expect(page.getByRole("checkbox", { name: "Sonidos" })).not.toBeChecked();
    await page.getByRole("button", { name: "Sonidos" }).click();
    await expect(page.getByRole("checkbox", { name: "Sonidos" })).toBeChecked();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  test("a new game remembers what was wished last", async ({ page, table }) => {
    await table.begin({ game: "Dixie Pollyanna (1952)", players: [person, "Uncle Theo"] });
    await page.goto("/#/new");
    await expect(page.getByRole("radio", { name: "Dixie Pollyanna (1952)" })).toBeChecked();
    await expect(page.getByRole("button", { name: "Red: Uncle Theo" })).toBeVisible();
  });
});

test("the page can throw, make forced steps and end turns by itself", async ({ page, table }) => {
  await page.goto("/#/settings");
  await page.getByLabel("Roll the dice automatically").check();
  await page.getByLabel("Make a step by itself when it is the only one").check();
  await page.getByLabel("A turn ends by itself").selectOption("always");
  await table.begin({ game, players: [person, person], seed: "4" });
  // Without a click: some throws pass, and some leave a single play.
  await expect(table.log).toContainText(/5\s+Blue rolls 4 and 2/, { timeout: 20_000 });
});
