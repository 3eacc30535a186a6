// SPDX-License-Identifier: MIT
// Positions and boards for others: a link, pictures, paper; and a game looked at again.
import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures.ts";
import { person } from "./table.ts";

const capture = "pollyanna-1916 b:w,w,9,20 g:- r:w,w,25,36 y:- b 5-2";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("a link leads to the same position", async ({ page, table }) => {
  await table.openPosition(capture);
  const pieces = (await table.moment())[1];
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("button", { name: "Copy a link to this position" }).click();
  await expect(page.getByText("The link is copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await page.reload();
  await page.getByRole("button", { name: "Play from here" }).click();
  await expect(table.board).toBeVisible();
  expect((await table.moment())[1]).toEqual(pieces);
});

test("the board is saved as SVG and as PNG", async ({ page, table }) => {
  await table.openPosition(capture);
  await page.getByText("More", { exact: true }).click();
  const save = async (name: string) => {
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name }).click();
    return readFile(await (await saving).path());
  };
  expect((await save("Board as SVG")).toString()).toMatch(/^<svg[^]*<\/svg>\s*$/);
  const png = await save("Board as PNG");
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect(png.readUInt32BE(16)).toBe(2000); // its width
});

test("a game is looked at again, by slider and keys", async ({ page, table }) => {
  await table.begin({ game: "Pollyanna, the Glad Game (1916)", players: [person, person] });
  const turns = table.log.getByText(/^\d+ (Blue|Red) rolls/);
  await table.playUntil(async () => (await turns.count()) >= 6);
  const played = await turns.count();
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("link", { name: "Watch the game" }).click();
  await expect(page.getByRole("heading", { name: "Watch the game" })).toBeVisible();
  const at = (turn: number) => expect(page.getByText(`Turn ${turn} of ${played}`)).toBeVisible();
  await at(0);
  await page.getByRole("slider", { name: "Turn" }).fill("4");
  await at(4);
  await page.getByRole("slider", { name: "Turn" }).press("ArrowLeft");
  await at(3);
  await page.getByRole("button", { name: "One turn on" }).click();
  await at(4);
  for (const [key, turn] of [
    ["Home", 0],
    ["ArrowRight", 1],
    ["End", played],
    ["ArrowLeft", played - 1],
  ] as const) {
    await page.keyboard.press(key);
    await at(turn);
  }
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "To the table" }).click();
  await expect(table.board).toBeVisible();
  await expect(turns).toHaveCount(played);
});

test("board, pieces and rules are laid out for printing", async ({ page }) => {
  await page.goto("/#/print/zenda");
  await page.getByRole("combobox", { name: /^Board/ }).selectOption("four times as large, on four pages");
  await expect(page.getByText("Sheet 4 of 4")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Pieces to cut out" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "The rules in brief" })).toBeVisible();
  const paper = await page.pdf({ preferCSSPageSize: true });
  const pages = paper.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThanOrEqual(6);
  expect(pages.length).toBeLessThanOrEqual(8);
});
