// SPDX-License-Identifier: MIT
// Who sits where and what the edition calls things.
import type { Page } from "@playwright/test";
import { byHand, expect, test } from "./fixtures.ts";

const seat = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

test("four are partners unless they wish otherwise, and that is remembered", async ({ page }) => {
  await page.goto("/#/new");
  const partners = page.getByRole("checkbox", { name: /^Partners/ });
  await expect(partners).toBeHidden();
  await page.getByRole("radio", { name: "4 players" }).check();
  await expect(partners).toBeChecked();
  await partners.uncheck();
  await page.getByRole("radio", { name: "2 players" }).check();
  await page.getByRole("radio", { name: "4 players" }).check();
  await expect(partners).not.toBeChecked();
  await page.reload();
  await expect(partners).not.toBeChecked();
});

test("three are told which seat is the better one", async ({ page }) => {
  await page.goto("/#/new");
  await page.getByRole("radio", { name: "3 players" }).check();
  await expect(page.getByText(/^Red has the empty side at the right/)).toBeVisible();
  await seat(page, /^Blue: /).click();
  await seat(page, /^Yellow: nobody yet/).click();
  await expect(page.getByText(/^Yellow has the empty side at the right/)).toBeVisible();
  await expect(seat(page, /^Blue: nobody yet/)).toBeVisible();
});

test("seats and opponents are chosen on the board", async ({ page, table }) => {
  await page.goto("/#/new");
  await seat(page, /^Green: nobody yet/).click();
  await expect(seat(page, "Green: You")).toHaveAttribute("aria-pressed", "true");
  await seat(page, "Yellow: Daisy").click();
  const theo = page.getByRole("radio", { name: /^Uncle Theo Strength 3 of 6/ });
  await theo.check();
  await expect(seat(page, "Yellow: Uncle Theo")).toBeVisible();
  await page.getByRole("radio", { name: "Someone here" }).check();
  await expect(seat(page, "Yellow: Player 2")).toBeVisible();
  await theo.check();
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(table.board).toBeVisible();
  await expect(page.getByRole("list", { name: "Players" })).toContainText(/Yellow\s*Uncle Theo/);
});

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]) {
  test(`all that a game needs is in sight (${viewport.width} × ${viewport.height})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const [game, places] of [
      ["pollyanna-1916", 4],
      ["zenda", 2],
    ] as const) {
      await page.goto(`/#/new/${game}`);
      const seats = page.getByRole("group", { name: "Who plays?", exact: true }).getByRole("button");
      await expect(seats).toHaveCount(places);
      const foot = await page.getByRole("button", { name: "Begin" }).boundingBox();
      await expect(page.locator("label", { hasText: "Grandma Eleanor" })).toBeInViewport({ ratio: 1 });
      const last = await page.locator("label", { hasText: "Grandma Eleanor" }).boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
      for (const each of await seats.all()) await expect(each).toBeInViewport({ ratio: 1 });
      await expect(page.locator("label", { hasText: "Dixie" })).toBeInViewport({ ratio: 1 });
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    }
  });
}

for (const viewport of [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
]) {
  test.describe(`in Spanish, ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, settings: { ...byHand, language: "es" } });

    test("names on the seats are whole", async ({ page }) => {
      await page.goto("/#/new/poleana");
      for (const name of ["Margarita", "Señorita Robles", "Capitán Ríos"]) {
        await page.getByRole("radio", { name: new RegExp(`^${name}`) }).check();
        const shown = seat(page, `Rojo: ${name}`).locator(".name");
        await expect(shown).toHaveText(name);
        const [lines, cut] = await shown.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          return [tops.size, element.scrollWidth > element.clientWidth] as const;
        });
        expect(cut, name).toBe(false);
        expect(lines, name).toBeLessThanOrEqual(name.split(" ").length);
      }
    });
  });
}

test("of three, everybody plays again one seat further on", async ({ page, table }) => {
  await table.openPosition("dixie-1952 b:h,h,h,b3 g:w,w,w,w r:50,52,r2,h y:- b 5-4");
  await table.move("Blue piece on b3", ".*DIXIE");
  await expect(table.result).toContainText("Blue has brought all four pieces to DIXIE and wins!");
  await page.getByRole("button", { name: "Rematch", exact: true }).click();
  await expect(table.result).toBeHidden();
  await expect(table.log).toContainText(/begins/);
});

const titles: [string, string, RegExp][] = [
  ["pollyanna-1916", "Pollyanna, the Glad Game", /at POLLYANNA/],
  ["pollyanna-1951", "Pollyanna, Track Pursuit Game", /at the Home Space/],
  ["dixie-1952", "Dixie Pollyanna", /at DIXIE/],
  ["pollyanna-es", "Pollyanna, El Juego Gozoso", /at POLLYANNA/],
];
for (const [edition, title, home] of titles) {
  test(`${edition} has its title in sight and its own words`, async ({ page, table }) => {
    await table.openPosition(`${edition} b:w,w,h,20 g:- r:w,w,25,36 y:- b 5-2`);
    await expect(page.getByText(title, { exact: true })).toBeInViewport();
    await expect(page.getByRole("list", { name: "Players" })).toContainText(home);
  });
}
