// SPDX-License-Identifier: MIT
// The home page: its first picture plays a game, a returning person finds tiles, and each language has its own first game.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { byHand, expect, test } from "./fixtures.ts";
import { createTable } from "./online.ts";

const lively = { ...byHand, speed: "normal" };
const scene = (page: Page) => page.locator(".live");
const where = (page: Page) =>
  scene(page).locator(".piece").evaluateAll((all) => all.map((each) => each.getAttribute("transform")).join());

test.describe("the first picture", () => {
  test.use({ settings: lively });

  test("plays while it is in view, and only then", async ({ page }) => {
    await page.goto("/");
    await expect(scene(page)).toHaveClass(/lively/);
    const before = await where(page);
    await expect(scene(page).locator(".felt > .die")).toHaveCount(2);
    await expect.poll(() => where(page)).not.toBe(before);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(scene(page)).not.toHaveClass(/lively/);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(scene(page)).toHaveClass(/lively/);
  });

  test("is one picture for a screen reader", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("img", { name: "A board in the middle of a game" })).toBeVisible();
    await expect(scene(page)).toHaveAttribute("inert");
  });
});

for (const [why, settings, reducedMotion] of [
  ["where the system asks for it", lively, "reduce"],
  ["where the settings ask for it", byHand, "no-preference"],
] as const) {
  test.describe("the first picture stands still", () => {
    test.use({ settings, contextOptions: { reducedMotion } });
    test(why, async ({ page }) => {
      await page.goto("/");
      await expect(scene(page).locator(".piece")).toHaveCount(16);
      await expect(scene(page)).toBeInViewport();
      await expect(scene(page)).not.toHaveClass(/lively/);
      await expect(scene(page).locator(".felt > .die")).toHaveCount(0);
      expect(await scene(page).evaluate((live) => live.getAnimations({ subtree: true }).length)).toBe(0);
    });
  });
}

test.describe("tiles", () => {
  const now = new Date(2026, 10, 19, 12);
  const day = Date.UTC(2026, 10, 19) / 86_400_000;
  const won = { id: "won", when: 1, edition: "dixie-1952", levels: ["random"], outcome: "won", turns: 80, own: [], others: [] };

  async function keep(page: Page, all: Record<string, unknown>) {
    await page.addInitScript((kept) => {
      for (const [name, value] of Object.entries(kept)) {
        if (localStorage.getItem(`parlor.${name}`) === null) localStorage.setItem(`parlor.${name}`, JSON.stringify(value));
      }
    }, all);
    await page.clock.setFixedTime(now);
  }

  test("are not shown to a newcomer", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("link", { name: "Or learn it in five steps." })).toBeVisible();
    await expect(page.getByRole("region", { name: "Position of the day" })).toHaveCount(0);
  });

  test("lead on: the unfinished game, the position of the day, the ladder", async ({ page, table }) => {
    await keep(page, { statistics: [won], puzzles: { solved: [], day: day - 1, streak: 4, longest: 4 } });
    await page.goto("/");
    await expect(page.getByRole("region", { name: "Your game" })).toHaveCount(0);
    const ofDay = page.getByRole("region", { name: "Position of the day" });
    await expect(ofDay).toContainText("November 19");
    await expect(ofDay).toContainText("Days in a row: 4");

    const rung = page.getByRole("region", { name: "Next on your ladder" });
    await expect(rung).toContainText("Beat Pip twice in a row; one to go.");
    await expect(rung).toContainText("Dixie Pollyanna (1952)");
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
    await rung.getByRole("button", { name: "Play Pip" }).click();
    await expect(table.board).toBeVisible();
    await expect(page.getByRole("list", { name: "Players" })).toContainText("Pip");

    await page.goto("/#/");
    const unfinished = page.getByRole("region", { name: "Your game" });
    await expect(unfinished).toContainText("Dixie Pollyanna");
    await expect(unfinished).toContainText("Against Pip");
    await unfinished.getByRole("link", { name: "Continue the game" }).click();
    await expect(table.board).toBeVisible();
  });
});

test("an online table that waits leads the tiles", async ({ page }) => {
  await page.goto("/#/online");
  await page.getByRole("textbox").fill("Ana");
  const seats = [
    { seat: "b", level: "" },
    { seat: "r", level: "simple" },
  ];
  const plan = { game: "pollyanna-1951", seats, public: false, clock: { turn: 0, bank: 0 }, patience: 60 };
  await page.goto(`/#/t/${await createTable(page, plan)}`);
  const sit = page.getByRole("button", { name: "Sit down here", exact: true });
  await sit.waitFor();
  await page.getByRole("textbox", { name: "Your name" }).fill("Ana");
  await sit.click();
  await expect(page.getByRole("heading", { name: "Your turn" })).toBeVisible();
  await page.goto("/#/");
  const tables = page.getByRole("region", { name: "Your tables" });
  await expect(tables).toContainText("Your turn");
  await expect(tables).toContainText("Daisy");
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await tables.getByRole("link", { name: /^Pollyanna/ }).click();
  await expect(page).toHaveURL(/#\/t\/\w+$/);
});

test("a card says why to play, and its history on request", async ({ page }) => {
  await page.goto("/");
  const card = page.getByRole("region", { name: "On the shelf" }).getByRole("listitem").first();
  await expect(card).toContainText("Fast and mean");
  await expect(card.getByText(/Eleanor H. Porter/)).toBeHidden();
  await card.getByText("History").click();
  await expect(card.getByText(/Eleanor H. Porter/)).toBeVisible();
});

test.describe("in Mexico", () => {
  test.use({ locale: "es-MX", settings: lively });

  test("poleana is first everywhere", async ({ page }) => {
    await page.goto("/");
    const cards = page.getByRole("region", { name: "Nuestros juegos" }).getByRole("link");
    await expect(cards.first()).toContainText("Poleana");
    await expect(page.locator(".picture > svg")).toContainText("POLEANA");
    await expect(scene(page)).toHaveClass(/lively/);
    await page.getByRole("link", { name: "O apréndela en cinco pasos." }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/poleana/i);
    await page.goto("/#/puzzles/day");
    await expect(page.getByRole("heading", { level: 2, name: /^Poleana/ })).toBeVisible();
    await page.goto("/#/new");
    const editions = page.getByRole("group", { name: "¿Qué juego?" }).getByRole("radio");
    await expect(editions.first()).toBeChecked();
    await expect(page.getByRole("radio", { name: /^Poleana/ })).toBeChecked();
  });
});
