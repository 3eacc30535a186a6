// SPDX-License-Identifier: MIT
// Pollyanna No. 2: two spinners in place of dice.
import type { Locator, Page } from "@playwright/test";
import { numberAt } from "../src/board/spinners.ts";
import { expect, test } from "./fixtures.ts";
import { Person, whoActs } from "./online.ts";
import { Table } from "./table.ts";

const game = "Pollyanna, the Glad Game (1916)";

async function begin(page: Page, table: Table, seed: string): Promise<void> {
  await page.goto("/#/new");
  await page.getByRole("radio", { name: game, exact: true }).check();
  await page.getByRole("radio", { name: "Spinners" }).check();
  await table.seat(0, "Someone here");
  await table.seat(1, "Someone here");
  await page.getByText("The same dice again").click();
  await page.getByLabel("Seed of the dice").fill(seed);
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(table.board).toBeVisible();
}

// The numbers that the arrows point at, for everybody to see.
function pointedAt(page: Page): Promise<number[]> {
  const turned = page.locator(".spinner .arrow");
  const angles = turned.evaluateAll((arrows) => arrows.map((arrow) => parseFloat(getComputedStyle(arrow).rotate)));
  return angles.then((all) => all.map(numberAt));
}

// Keys are the table's only where no button has the focus.
function blur(page: Page): Promise<void> {
  return page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

// From above the pivot of a card to its right, without lifting the finger.
async function flick(page: Page, card: Locator): Promise<void> {
  const { x, y, width } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const [middle, far] = [{ x: x + width / 2, y: y + width / 2 }, width * 0.35];
  await page.mouse.move(middle.x, middle.y - far);
  await page.mouse.down();
  for (const degrees of [20, 45, 70, 90]) {
    const angle = (degrees * Math.PI) / 180;
    await page.mouse.move(middle.x + Math.sin(angle) * far, middle.y - Math.cos(angle) * far);
  }
  await page.mouse.up();
}

test("arrows that are flicked, touched or spun by a key point at what is thrown", async ({ page, table }) => {
  await begin(page, table, "No. 2");
  const cards = page.locator(".spinner");
  await expect(cards).toHaveCount(2);
  await expect(page.locator(".felt")).toHaveCount(0);
  const spins = [
    () => flick(page, cards.first()),
    () => page.keyboard.press("t"),
    () => cards.last().click(),
    () => page.keyboard.press("Space"),
    () => table.throwButton.click(),
    () => flick(page, cards.last()),
  ];
  const seen: string[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    await expect(table.throwButton).toBeVisible();
    await blur(page);
    await spins[turn % spins.length]?.();
    await expect(table.dice).toHaveAccessibleName(/^[1-6]/);
    const [high, low] = await pointedAt(page);
    await expect(table.dice).toHaveAccessibleName(new RegExp(`^${high}.*, ${low}`));
    seen.push(`${high} and ${low}`);
    await table.playUntil(() => table.throwButton.isVisible());
  }
  const told = [...((await table.log.textContent()) ?? "").matchAll(/rolls (\d and \d):|rolls (\d and \d)\. /g)];
  const turns = told.map(([, played, lost]) => played ?? lost).slice(0, seen.length);
  expect(turns.reverse()).toEqual(seen);

  await page.reload();
  await expect(cards).toHaveCount(2);
  await expect(table.throwButton).toBeVisible();
});

test.describe("with pieces and arrows that move", () => {
  test.use({ settings: { speed: "slow", endByItself: "ask", forcedByItself: false } });
  const turning = (page: Page) =>
    page.locator(".arrow").evaluateAll((arrows) => arrows.map((arrow) => arrow.getAnimations().length));

  test("an arrow turns until it points, and at once for those who want no motion", async ({ page, table }) => {
    await begin(page, table, "still");
    await flick(page, page.locator(".spinner").first());
    await expect.poll(() => turning(page)).toEqual([1, 1]);
    await expect.poll(() => turning(page)).toEqual([0, 0]);
    await expect(table.throwButton).toBeHidden();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await table.playUntil(() => table.throwButton.isVisible());
    await page.keyboard.press("t");
    await expect(table.dice).toHaveAccessibleName(/^[1-6]/);
    expect(await turning(page)).toEqual([0, 0]);
    const [high, low] = await pointedAt(page);
    await expect(table.dice).toHaveAccessibleName(`${high}, ${low}`);
  });
});

test("only the editions of 1916 offer spinners", async ({ page }) => {
  await page.goto("/#/new");
  const spinners = page.getByRole("radio", { name: "Spinners" });
  const editions = page.getByRole("group", { name: "Which game?" }).getByRole("radio");
  await editions.first().waitFor();
  const offering: boolean[] = [];
  for (const edition of await editions.all()) {
    await edition.check();
    await expect(page.getByRole("group", { name: "Who sits at the table?" })).toBeVisible();
    offering.push(await spinners.isVisible());
  }
  expect(offering).toEqual([true, false, false, true, false, false]);
});

test.describe("on a phone, in Spanish", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "es-MX" });

  test("the arrows are large enough for a finger, and are called so", async ({ page }) => {
    await page.goto("/#/new/pollyanna-es");
    await page.getByRole("radio", { name: "Flechas giratorias" }).check();
    await page.getByRole("button", { name: "Empezar" }).click();
    const button = page.getByRole("button", { name: "Girar las flechas" });
    await button.waitFor();
    for (const card of await page.locator(".spinner").all()) {
      await expect(card).toBeInViewport({ ratio: 1 });
      expect((await card.boundingBox())?.width).toBeGreaterThan(60);
    }
    await page.locator(".spinner").first().tap();
    const table = new Table(page, true, false, "es");
    await expect(table.dice).toHaveAccessibleName(/^[1-6]/);
    const [high, low] = await pointedAt(page);
    await expect(table.dice).toHaveAccessibleName(`${high}, ${low}`);
    const across = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(across).toBe(390);
  });
});

test("everybody at a table online sees the spinners", async ({ browser }) => {
  const ana = await Person.arrive(browser, "Ana");
  const ben = await Person.arrive(browser, "Ben");
  const link = await ana.openTable(game, (page) => page.getByRole("radio", { name: "Spinners" }).check());
  await ana.hears(/Spinners/);
  await ben.sitDown(link);
  const people = [ana, ben];
  for (const { page } of people) await expect(page.locator(".spinner")).toHaveCount(2);
  const acts = await whoActs(people);
  await acts.table.throwButton.click();
  await expect(acts.table.throwButton).toBeHidden();
  for (const { page, table } of people) {
    await expect(table.dice).toHaveAccessibleName(/^[1-6]/);
    const [high, low] = await pointedAt(page);
    await expect(table.dice).toHaveAccessibleName(new RegExp(`^${high}.*, ${low}`));
  }
  for (const { complaints } of people) expect(complaints).toEqual([]);
});
