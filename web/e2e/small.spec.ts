// SPDX-License-Identifier: MIT
// Small windows, and boards larger than theirs: what has to be touched is in sight.
import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { byHand, expect, test } from "./fixtures.ts";
import { look } from "./sight.ts";

const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];
const position = "pollyanna-1916 b:w,w,9,20 g:w,7,7,g2 r:w,w,25,36 y:h,h,40,y3 b ?";
const zenda = "zenda k:28 y:25,66 m:77 a:47,48,60,61,90 z 6-4-2";

// In the window, and nothing lies on it.
const seen = async (things: Locator) =>
  (await things.evaluateAll(look)).filter(({ inSight, y }) => inSight && y > 0).length;
const inWindow = (thing: Locator) => expect(thing.first()).toBeInViewport({ ratio: 1 });

async function isInOrder(page: Page): Promise<void> {
  await fits(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
async function fits(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(beyond).toBe(0);
}

for (const viewport of phones) {
  for (const language of ["en", "es"]) {
    test.describe(`${viewport.width} × ${viewport.height}, ${language}`, () => {
      test.use({ viewport, hasTouch: true, isMobile: true, settings: { ...byHand, language } });
      const board = (page: Page) => page.locator("svg.layers");
      const lit = (page: Page) => board(page).locator("[role=button]:has(.ring)");

      test("lessons show the board, the task and what has to be touched", async ({ page }) => {
        for (const address of ["pollyanna", "poleana", "zenda", "pollyanna/3", "zenda/4"]) {
          await page.goto(`/#/lesson/${address}`);
          await expect(lit(page).first()).toBeVisible();
          await expect.poll(() => seen(lit(page)), address).toBeGreaterThan(0);
          if (!address.startsWith("zenda")) expect(await seen(lit(page))).toBe(await lit(page).count());
          await inWindow(page.locator(".wanted"));
          await inWindow(page.getByRole("img", { name: /^\d, \d/ }));
          await fits(page);
        }
        await isInOrder(page);
      });

      test("puzzles show the board, the task and what has to be touched", async ({ page }) => {
        for (const id of ["6trv3", "day"]) {
          await page.goto(`/#/puzzles/${id}`);
          await expect(lit(page).first()).toBeVisible();
          await expect.poll(() => seen(lit(page)), id).toBeGreaterThan(0);
          await inWindow(page.locator(".wanted"));
          await inWindow(page.getByRole("button", { name: /^(Show the answer|Mostrar la solución)$/ }));
          await fits(page);
        }
        await isInOrder(page);
        for (const address of ["/#/puzzles", "/#/puzzles/days"]) {
          await page.goto(address);
          await expect(page.getByRole("combobox").first()).toBeVisible();
          await fits(page);
        }
      });

      test("a position in a link is seen whole, with the button that plays it", async ({ page }) => {
        for (const each of [position, position.replace("pollyanna-1916", "poleana"), zenda]) {
          await page.goto(`/#/position/${encodeURIComponent(each)}`);
          await page.reload(); // the address alone differs
          await inWindow(page.locator(".picture svg"));
          await inWindow(page.getByRole("button", { name: /^(Play from here|Jugar desde aquí)$/ }));
          await fits(page);
        }
        await isInOrder(page);
      });
    });
  }
}

test("a position in a link is seen whole on a laptop", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`/#/position/${encodeURIComponent(position)}`);
  await inWindow(page.locator(".picture svg"));
});

test.describe("enlarged to 200 %", () => {
  test.use({ viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 });

  // By mouse: to the keyboard, the focus brings a piece into sight.
  test("pieces that may move come into sight of their own accord", async ({ page, table }) => {
    const low = "pollyanna-1916 b:h,h,7,9 g:- r:w,w,25,36 y:- b";
    await table.openPosition(`${low} 5-2`);
    await expect(table.pieces).toHaveCount(2);
    await expect.poll(() => seen(table.pieces)).toBeGreaterThan(0);
    await table.openPosition(`${low} ?`);
    await page.evaluate(() => window.scrollTo(0, 0));
    await table.throwButton.click();
    await expect(table.pieces).not.toHaveCount(0);
    await expect.poll(() => seen(table.pieces)).toBeGreaterThan(0);
  });

  test("each throw brings pieces that may move into sight", async ({ page, table }) => {
    await table.openPosition(position);
    for (const key of ["t", "Escape"]) {
      await page.keyboard.press(key);
      await expect(table.pieces).not.toHaveCount(0);
      await expect.poll(() => seen(table.pieces)).toBeGreaterThan(0);
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.reload();
    await expect(table.pieces).not.toHaveCount(0);
    await expect.poll(() => seen(table.pieces)).toBeGreaterThan(0);
  });

  test("nothing but what is to be pressed lies on the board", async ({ page, table }) => {
    await table.openPosition(position);
    await table.throwButton.scrollIntoViewIfNeeded();
    const free = () =>
      page.evaluate(() => {
        const rows = Array.from({ length: innerHeight }, (_, y) => y);
        const onBoard = (y: number) => document.elementFromPoint(innerWidth / 4, y)?.closest(".frame");
        return rows.filter(onBoard).length;
      });
    await page.evaluate(() => document.querySelector(".frame")?.scrollIntoView());
    await expect.poll(free).toBeGreaterThan(340);
  });
});

test.describe("a larger board at 1280 × 720", () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test("begins at one's own pieces, and follows those that may move", async ({ page, table }) => {
    await page.goto("/?seed=1916");
    await page.getByRole("button", { name: "Play now" }).click();
    await page.getByText("More", { exact: true }).click();
    await page.getByRole("button", { name: "Larger board" }).click();
    const own = page.locator("g.piece").filter({ has: page.locator('use[href$="-b"]') });
    await expect.poll(() => seen(own)).toBe(4);
    await page.keyboard.press("t");
    await expect(table.endButton.or(table.pieces.first())).toBeVisible();
    await expect.poll(() => seen(own)).toBeGreaterThan(0);
  });
});
