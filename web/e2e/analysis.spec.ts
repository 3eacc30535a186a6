// SPDX-License-Identifier: MIT
// The analysis board: set up by keyboard alone, by mouse and by finger; what cannot stand is said; all
// throws, all plays, and lines that are tried from there.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { middle } from "./table.ts";

const ending = "pollyanna-1951 b:8,20,h,h g:- r:10,24,h,h y:- b ?";
const text = (page: Page) => page.getByRole("textbox", { name: "The position as text" });
const piece = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const open = (page: Page, position: string) =>
  page.goto(`/#/analysis/${encodeURIComponent(position)}`);

test("a position is set up by keyboard alone", async ({ page }) => {
  await page.goto("/#/");
  const link = page.getByRole("link", { name: "Analysis board" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(text(page)).toHaveValue("pollyanna-1916 b:w,w,w,w g:- r:w,w,w,w y:- b ?");
  const told = page.locator(".sheet [aria-live=polite]");
  await piece(page, "Blue piece, waiting").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowLeft");
  await expect(told).not.toBeEmpty();
  // On, until it is over a space of Broadway where a Blue piece may stand.
  for (let pressed = 0; !/^space (6|7|8|9|10)$/.test((await told.textContent()) ?? ""); pressed += 1) {
    expect(pressed).toBeLessThan(30);
    await page.keyboard.press(pressed % 2 ? "ArrowLeft" : "ArrowDown");
  }
  await page.keyboard.press("Enter");
  await expect(text(page)).toHaveValue(/ b:w,w,w,\d+ g:- r:w,w,w,w y:- b \?$/);
  await expect(page.locator(":focus")).toHaveAttribute("aria-label", /^Blue piece on \d+$/);
  await page.keyboard.press("Delete");
  await expect(text(page)).toHaveValue(/ b:w,w,w,w /);
  await page.getByRole("radio", { name: "Red" }).focus();
  await page.keyboard.press("Space");
  await expect(text(page)).toHaveValue(/ r \?$/);
  for (const die of ["Die 1", "Die 2"]) {
    await page.getByRole("combobox", { name: die }).focus();
    await page.keyboard.press("6");
  }
  await expect(text(page)).toHaveValue(/ r 6-6$/);
  await expect(page.getByRole("heading", { name: "The plays of 6-6" })).toBeVisible();
});

test("what cannot stand is said, and shown where", async ({ page }) => {
  await open(page, "pollyanna-1916 b:w,w,w,17 g:- r:w,w,w,17 y:- b ?");
  const flaws = page.getByRole("region", { name: "This position cannot be played yet" });
  await expect(flaws).toContainText("Rivals stand together on 17");
  await expect(page.locator(".mark")).toHaveCount(1);
  await page.getByRole("checkbox", { name: "Red" }).uncheck();
  await expect(flaws).toContainText('The seats "b" cannot play');
  await page.getByRole("checkbox", { name: "Red" }).check();
  await expect(flaws).toHaveCount(0);
  await text(page).fill("pollyanna-1916 b:w,w");
  await page.getByRole("button", { name: "Set up this text" }).click();
  await expect(page.getByRole("alert")).toContainText("is not four pieces");
});

test("a piece is dragged onto a space and off the board", async ({ page }) => {
  await open(page, "pollyanna-1916 b:w,w,w,17 g:- r:w,w,w,w y:- b ?");
  await page.getByRole("button", { name: "Set up", exact: true }).click();
  const from = await middle(piece(page, "Blue piece on 17"));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 40, from.y - 40, { steps: 4 });
  await page.mouse.move(3, 400, { steps: 4 });
  await page.mouse.up();
  await expect(text(page)).toHaveValue(/ b:w,w,w,w /);
});

test("all throws are told apart, and a throw shows its plays as ghosts", async ({ page }) => {
  await open(page, ending);
  const cells = page.locator(".map button");
  await expect(cells).toHaveCount(21);
  await expect(page.locator(".map button.unknown")).toHaveCount(0, { timeout: 120_000 });
  await expect(page.locator(".map .sign", { hasText: "▲" }).first()).toBeVisible();
  await expect(page.locator(".map .sign", { hasText: "▼" }).first()).toBeVisible();
  const cell = page.getByRole("button", { name: /^2, 1, 2 of 36: / });
  await cell.focus();
  await expect(page.locator(".ghost")).not.toHaveCount(0);
  await cell.click();
  await expect(page.getByRole("heading", { name: "The plays of 2-1" })).toBeVisible();
  const plays = page.getByRole("region", { name: "What it is worth" }).getByRole("listitem");
  await expect(plays.first()).toContainText("capture");
  await plays.first().getByRole("button").hover();
  await expect(page.locator(".ghost")).not.toHaveCount(0);
});

test("lines are kept as a tree, also over a reload", async ({ page }) => {
  await open(page, ending.replace("?", "2-1"));
  const plays = page.getByRole("region", { name: "What it is worth" }).getByRole("listitem");
  await plays.nth(0).getByRole("button").click();
  await expect(text(page)).toHaveValue(/ r \?$/);
  const lines = page.getByRole("region", { name: "Lines you have tried" });
  await lines.getByRole("button", { name: "Back" }).click();
  await expect(text(page)).toHaveValue(/ b 2-1$/);
  await plays.nth(1).getByRole("button").click();
  await expect(lines.getByRole("listitem").getByRole("button", { name: /^2-1: / })).toHaveCount(2);
  await page.goto("/#/");
  await page.goto("/#/analysis");
  await expect(lines.getByRole("listitem").getByRole("button", { name: /^2-1: / })).toHaveCount(2);
  await lines.getByRole("button", { name: "Delete this line" }).click();
  await expect(lines.getByRole("listitem").getByRole("button", { name: /^2-1: / })).toHaveCount(1);
});

test("Zenda is set up from off the board", async ({ page }) => {
  await page.goto("/#/analysis");
  await page.getByRole("combobox", { name: "Edition" }).selectOption("zenda");
  await expect(page.getByText("King", { exact: false }).first()).toBeVisible();
  const king = page.getByRole("button", { name: "King: 1" });
  await king.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(text(page)).toHaveValue(/^zenda k:\d+ y:- m:- a:- /);
  await expect(king).toHaveCount(0);
});

test("long thinking can be stopped, and something else be asked", async ({ page }) => {
  // So many plays that nobody has looked at them all before the button is reached.
  await open(page, "pollyanna-1916 b:8,20,33,50 g:26,28,40,55 r:41,54,9,2 y:12,18,25,58 b 6-5");
  const closer = page.getByRole("button", { name: "Look closer" });
  await expect(closer).toBeEnabled();
  await closer.click();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("button", { name: "Stop" })).toHaveCount(0);
  await page.getByRole("button", { name: "All rolls" }).click();
  await expect(page.locator(".map button")).toHaveCount(21);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a touch picks up a piece, another puts it down", async ({ page }) => {
    await open(page, "poleana b:w,w,w,17 g:- r:w,w,w,25 y:- b ?");
    await page.getByRole("button", { name: "Set up", exact: true }).tap();
    const from = await middle(piece(page, "Red's piece on Green's 4"));
    await page.touchscreen.tap(from.x, from.y);
    const board = await page.getByRole("group", { name: /^Board/ }).boundingBox();
    if (!board) throw new Error("no board");
    await page.touchscreen.tap(board.x + board.width / 2, board.y + board.height / 2);
    await expect(text(page)).toHaveValue(/ r:w,w,w,h /);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
});

test("a finished game is counted, and the statistics can be deleted", async ({ page, table }) => {
  await table.openPosition("pollyanna-1916 b:b7,h,h,h g:- r:w,w,w,w y:- b 1-1");
  await table.playToTheEnd();
  await page.goto("/#/statistics");
  await expect(page.getByRole("heading", { name: "Your dice" })).toBeVisible();
  await page.locator("summary", { hasText: "How often each face has come" }).click();
  await expect(page.getByRole("cell", { name: "2", exact: true })).toBeVisible(); // two ones
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Games (CSV)" }).click();
  expect((await saved).suggestedFilename()).toBe("parlor-games.csv");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Delete all this" }).click();
  await expect(page.getByText("No game has been finished here yet.")).toBeVisible();
});
