// SPDX-License-Identifier: MIT
// Windows, links and networks that are not as one would wish: the page says so and loses nothing.
import { expect, test } from "./fixtures.ts";
import { Person } from "./online.ts";
import { serve } from "./server.ts";
import { person, Table } from "./table.ts";

const game = "Pollyanna, the Glad Game (1916)";

test("two windows of one game do not overwrite each other", async ({ page, context, table }) => {
  await table.begin({ game, players: [person, person], seed: "11" });
  const other = await context.newPage();
  const second = new Table(other);
  await other.goto("/#/table");
  await expect(second.throwButton).toBeVisible();

  await table.throwButton.click();
  await expect(second.dice).toHaveAccessibleName((await table.throwOpen()) || /\d/);
  await expect(second.told).toContainText("This game went on in another window.");
  await second.playUntil(async () => (await second.log.locator(".number").count()) > 2);
  const turns = await second.log.locator(".number").count();
  await page.reload();
  await expect(table.log.locator(".number")).toHaveCount(turns);
});

test("an address that leads nowhere says so and leads on", async ({ page }) => {
  await page.goto("/#/nowhere/at-all");
  await expect(page.getByRole("heading", { name: "There is no such page" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("nowhere/at-all");
  await page.getByRole("link", { name: "Home page", exact: true }).click();
  await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
});

test("a damaged link to a position is no dead end", async ({ page }) => {
  await page.goto("/#/position/pollyanna-1916%20b%3Aw%2Cw");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("button", { name: "Play from here" })).toBeHidden();
  await page.getByRole("main").getByRole("link", { name: "New game" }).click();
  await expect(page.getByRole("button", { name: "Begin" })).toBeVisible();
});

test("a form that is opened with a game stands still", async ({ page }) => {
  await page.goto("/#/new");
  await page.getByRole("button", { name: "Begin" }).waitFor();
  await page.evaluate(() => {
    const shifts: number[] = ((window as unknown as { shifts: number[] }).shifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift" });
    location.hash = "#/new/zenda";
  });
  await expect(page.getByRole("button", { name: /^Zenda: / })).toBeVisible();
  await expect(page.locator(".picture svg")).toBeVisible();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.05);
});

test("where colours are the system's, whoever is to move is marked", async ({ page, table }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await table.openPosition("pollyanna-1916 b:w,w,9,20 g:- r:w,w,25,36 y:- b 5-2");
  const players = page.getByRole("list", { name: "Players" }).getByRole("listitem");
  const edge = (index: number) =>
    players.nth(index).evaluate((item) => getComputedStyle(item).borderTopColor);
  await expect(players.first()).toHaveAttribute("aria-current", "true");
  expect(await edge(0)).not.toBe(await edge(1));
});

test("without a server nobody is shown as connected, before the game", async ({ browser }) => {
  const { address, stop } = await serve();
  const ana = await Person.arrive(browser, "Ana", { baseURL: address });
  await ana.openTable(game);
  await expect(ana.connected).toHaveCount(1);
  await stop();
  await expect(ana.unreachable).toBeVisible();
  await expect(ana.connected).toHaveCount(0);
});

test("without a server nobody is shown as connected, and the board stays free", async ({ browser }) => {
  const { address, stop } = await serve();
  const ana = await Person.arrive(browser, "Ana", { baseURL: address });
  const ben = await Person.arrive(browser, "Ben", { baseURL: address });
  await ben.sitDown(await ana.openTable(game));
  await expect(ana.table.board).toBeVisible();
  await expect(ana.connected).toHaveCount(2);
  await stop();
  await expect(ana.unreachable).toBeVisible();
  await expect(ana.connected).toHaveCount(0);
  const board = await ana.table.board.boundingBox();
  const told = await ana.unreachable.boundingBox();
  if (!board || !told) throw new Error("The board or the notice is not there.");
  const apart = told.x >= board.x + board.width || told.y >= board.y + board.height;
  expect(apart).toBe(true);
});
