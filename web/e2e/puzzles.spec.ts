// SPDX-License-Identifier: MIT
// Puzzles: solved, missed, tried again, shown; the position of the day and days in a row.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { parse, puzzleOf } from "../src/puzzles/book.ts";
import { byHand, expect, test } from "./fixtures.ts";
import type { Table } from "./table.ts";

// Red has 39, 39, 58 and A6, and throws 3-2: the piece on 58 should go on to 3.
const known = "6trv3";
const all = ["pollyanna", "zenda"].flatMap((game) =>
  parse(readFileSync(join(import.meta.dirname, `../../puzzles/${game}.txt`), "utf8")),
);

async function solve(table: Table): Promise<void> {
  await table.move("on 58", "space 1");
  await table.move("Red piece on 1", "space 3");
}
async function miss(table: Table): Promise<void> {
  await table.move("on 58", "space 1");
  await table.move("on 39", "space 41");
}

// The page lives on a day that has the known puzzle, and then on the day after it.
function dayOfKnown(): number {
  let day = 20_774;
  while (puzzleOf(day, all, "pollyanna-1916")?.id !== known) day += 1;
  return day;
}
async function live(page: Page, day: number): Promise<void> {
  await page.clock.setFixedTime(new Date(day * 86_400_000 + 43_200_000));
}

async function isInOrder(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
}

test("a puzzle is solved, with reasons, and is remembered", { tag: "@core" }, async ({ page, table }) => {
  await page.goto(`/#/puzzles/${known}`);
  await expect(page.getByText("0 of", { exact: false })).toBeVisible();
  await solve(table);
  await expect(page.getByText("Right! That is the best play.")).toBeVisible();
  await expect(page.getByText(/^The best play: .+ It .+\.$/)).toBeVisible();
  await expect(page.getByText(/^1 of \d+ solved/)).toBeVisible();
  await isInOrder(page);
  await page.reload();
  await expect(page.getByText(/^1 of \d+ solved/)).toBeVisible();
  await page.goto("/#/puzzles");
  await expect(page).toHaveURL(/#\/puzzles\/\w{5}$/); // another that is not solved
  await expect(page).not.toHaveURL(new RegExp(known));
});

test("a puzzle is missed, tried again and shown", async ({ page, table }) => {
  await page.goto(`/#/puzzles/${known}`);
  await miss(table);
  await expect(page.getByText("That is not the best play.")).toBeVisible();
  await expect(page.getByText(/^You played: .+ It .+\.$/)).toBeVisible();
  await isInOrder(page);
  await page.getByRole("button", { name: "Try again" }).click();
  await miss(table);
  await page.getByRole("button", { name: "Show the answer" }).click();
  await expect(page.getByText(/^The best play: /)).toBeVisible();
  await expect(page.locator("path.route.trail")).toHaveCount(2); // what was played
  await expect(page.locator("path.route.inner")).toHaveCount(2); // the answer
  await expect(page.getByText(/^0 of \d+ solved/)).toBeVisible();
  await page.getByRole("link", { name: "Next puzzle" }).click();
  await expect(page).not.toHaveURL(new RegExp(known));
});

test("home leads to the position of the day, and days in a row are counted", async ({ page, table }) => {
  const day = dayOfKnown();
  const before = { solved: [], day: day - 1, streak: 4, longest: 4 };
  await page.addInitScript((kept) => {
    if (!localStorage.getItem("parlor.puzzles"))
      localStorage.setItem("parlor.puzzles", JSON.stringify(kept));
  }, before);
  await live(page, day);
  await page.goto("/");
  const tile = page.getByRole("region", { name: "Position of the day" });
  await expect(tile).toContainText("Days in a row: 4");
  await tile.getByRole("link", { name: "Solve it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Position of the day" })).toBeVisible();
  await page.getByText("Link to this puzzle").click();
  await expect(page.getByRole("textbox", { name: "Link" })).toHaveValue(new RegExp(known));
  await expect(page.getByText("Days in a row: 4")).toBeVisible();
  await solve(table);
  await expect(page.getByText("Days in a row: 5")).toBeVisible();
  await page.goto("/");
  await expect(tile).toContainText("✓ Solved Days in a row: 5");
  await tile.getByRole("link", { name: "See it again" }).click();
  await live(page, day + 2);
  await page.reload();
  await expect(page.getByText(/^1 of \d+ solved/)).toBeVisible();
  await expect(page.getByText("Days in a row")).toHaveCount(0);
});

test("puzzles are chosen by edition and difficulty", async ({ page }) => {
  await page.goto("/#/puzzles");
  await page.getByRole("button", { name: "Choose puzzles" }).click();
  const edition = page.getByLabel("Edition");
  await edition.selectOption("zenda");
  await expect(page.getByRole("heading", { level: 2, name: /Zenda/ })).toBeVisible();
  await page.getByLabel("Difficulty").selectOption("hard");
  await expect(page.locator("p", { hasText: /Hard ★★★|There is no puzzle of this kind/ })).toBeVisible();
  await page.goto("/#/puzzles/nobody");
  await expect(page.getByRole("alert")).toContainText("There is no such puzzle.");
});

test.describe("on a phone, in Spanish", () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    settings: { ...byHand, language: "es" },
  });

  test("a puzzle is played by touch", async ({ page }) => {
    await page.goto(`/#/puzzles/${known}`);
    await expect(page.getByText("Encuentra la mejor jugada.", { exact: false }).last()).toBeVisible();
    await isInOrder(page);
    await page.getByRole("button", { name: "Mostrar la solución" }).tap();
    await expect(page.getByText(/^La mejor jugada: /)).toBeVisible();
    await isInOrder(page);
  });
});
