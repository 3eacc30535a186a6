// SPDX-License-Identifier: MIT
// A player's first game: notes at their moments, a task on a card, and the whole board in a corner of an enlarged one.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { byHand, expect, test } from "./fixtures.ts";

const game = "Pollyanna, the Glad Game (1916)";
const goal = "The first to bring all four pieces once round the board to POLLYANNA wins.";
const notes = (page: Page) => page.locator(".notes");

async function showAgain(page: Page, button: string) {
  await page.goto("/#/settings");
  await page.getByRole("button", { name: button }).click();
  await expect(page.getByRole("status")).not.toBeEmpty();
}

test("a first game has its goal and notes, and a second one only what is new", async ({ page, table }) => {
  await showAgain(page, "Show the first-game notes again");
  await table.begin({ game });
  await expect(table.throwButton).toBeVisible();
  await expect(notes(page)).toContainText(goal);
  await expect(table.told).toContainText(goal);
  await expect(table.board.locator("xpath=..").locator(".arrow")).toBeVisible();
  await table.throwButton.click();
  await expect(notes(page)).not.toContainText(goal);
  await expect(page.locator(".pointer")).toHaveCount(0);
  const enters = /a waiting piece comes in on your starting point|Your pieces wait until you roll a 6/;
  await table.playUntil(async () => enters.test((await notes(page).textContent()) ?? ""));

  // At all times: above the log, and in the rules.
  await expect(page.getByRole("region", { name: "The game so far" })).toContainText(goal);
  await page.locator(".head").getByRole("button", { name: "Rules" }).click();
  await expect(page.getByRole("region", { name: "Rules" })).toContainText(goal);

  await table.begin({ game });
  await expect(table.throwButton).toBeVisible();
  await expect(notes(page)).not.toContainText(goal);
  await expect(page.locator(".pointer")).toHaveCount(0);
});

test.describe("on a phone held sideways", () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test("a note makes room for a hint", async ({ page, table }) => {
    await showAgain(page, "Show the first-game notes again");
    await table.openPosition("pollyanna-1916 b:w,w,9,20 g:- r:w,w,25,36 y:- b 5-2");
    const note = notes(page).getByText(goal);
    await expect(note).toBeVisible();
    await page.getByRole("button", { name: "Hint" }).tap();
    const hint = page.getByRole("region", { name: "Hint" });
    await expect(hint.getByRole("listitem").first()).toBeVisible();
    await expect(note).toBeHidden();
    await hint.getByRole("button", { name: "Close" }).tap();
    await expect(note).toBeVisible();
  });
});

test("a game that only computers play has no notes", async ({ page, table }) => {
  await showAgain(page, "Show the first-game notes again");
  await table.begin({ game, players: ["Daisy", "Daisy"] });
  await expect(table.log).toContainText(/rolls/);
  await expect(page.locator(".pointer")).toHaveCount(0);
});

test.describe("on a phone in Mexico", () => {
  test.use({
    locale: "es-MX",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    settings: { ...byHand, language: "es" },
  });

  test("Zenda begins with a task, and a small map shows where one is", async ({ page }) => {
    await showAgain(page, "Mostrar otra vez los avisos de la primera partida");
    await page.goto("/#/new/zenda");
    await page.getByRole("button", { name: "Empezar" }).click();
    const task = page.getByRole("region", { name: "Tu misión" });
    await expect(task).toContainText("Juegas por el Rey");
    await expect(task).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".view .ground .way")).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);

    const map = page.locator(".map");
    await expect(map).toBeInViewport({ ratio: 1 });
    const part = () => map.locator(".part").evaluate(({ style }: HTMLElement) => parseFloat(style.left));
    expect(await part()).toBeLessThan(30);
    const { width = 0, height = 0 } = (await map.boundingBox()) ?? {};
    await map.tap({ position: { x: width * 0.9, y: height / 2 } });
    await expect.poll(part).toBeGreaterThan(50);

    await page.getByRole("button", { name: "Colócalas por mí" }).click();
    await expect(task).toBeHidden();
    await expect(page.locator(".way")).toHaveCount(0);
    await expect(map).toBeVisible();
  });
});
