// SPDX-License-Identifier: MIT
// Nothing is lost: a reload in the middle of a throw, a file saved and opened, no server any more.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "./fixtures.ts";
import { program, serve } from "./server.ts";
import { person, type Table } from "./table.ts";

const game = "Pollyanna, the Glad Game (1916)";

// One die is played, another is still to be.
async function amidAThrow(table: Table) {
  await table.begin({ game, players: [person, person], seed: "11" });
  await table.playUntil(
    async () => /used/.test(await table.throwOpen()) && (await table.pieces.count()) > 0,
  );
}

test("a reload in the middle of a throw loses nothing", async ({ page, table }) => {
  await amidAThrow(table);
  const before = await table.moment();
  await page.reload();
  await expect(table.board).toBeVisible();
  expect(await table.moment()).toEqual(before);
  await table.undoButton.click(); // the step of before the reload
  await expect(table.dice).not.toHaveAccessibleName(/used/);
});

test("a game is saved as a file and opened again", async ({ page, table }) => {
  await amidAThrow(table);
  const before = await table.moment();
  await page.getByText("More", { exact: true }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const file = await (await saving).path();
  expect(await readFile(file, "utf8")).toContain("pollyanna-1916");

  await page.evaluate(() => localStorage.clear());
  await page.goto("/#/games");
  await page.reload();
  await expect(page.getByText("No game has been played here yet.")).toBeVisible();
  await page.getByLabel("From a file").setInputFiles(file);
  await expect(table.board).toBeVisible();
  expect(await table.moment()).toEqual(before);
});

test("a finished record of others is opened in the review, and is nobody's defeat", async ({ page, table }) => {
  await amidAThrow(table);
  const folder = await mkdtemp(join(tmpdir(), "parlor-kept-"));
  const file = join(folder, "game.txt");
  const players = ["--seats", "b=random,r=random", "--seed", "3"];
  await promisify(execFile)(program, ["play", "--game", "pollyanna-1916", ...players, "--save", file]);
  await page.goto("/#/games");
  await page.getByLabel("From a file").setInputFiles(file);
  await expect(page.getByRole("heading", { name: "Review" })).toBeVisible();
  await expect(page).toHaveURL(/#\/look\//);
  await page.goto("/#/games");
  await expect(page.getByText(/unfinished/)).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Delete" })).toHaveCount(1);
  await page.goto("/#/");
  await page.getByRole("link", { name: "Continue the game" }).click();
  await expect(table.board).toBeVisible();
  await rm(folder, { recursive: true });
});

test("a record can be pasted; nonsense is refused in words", async ({ page, table }) => {
  await amidAThrow(table);
  const before = await table.moment();
  const record = await page.evaluate(() => {
    const id = JSON.parse(localStorage.getItem("parlor.table") ?? "") as string;
    return (JSON.parse(localStorage.getItem(`parlor.game.${id}`) ?? "") as { record: string }).record;
  });
  await page.goto("/#/games");
  await page.getByLabel("Or paste its text").fill("once upon a time");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByRole("alert")).not.toBeEmpty();
  await page.getByLabel("Or paste its text").fill(record);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(table.board).toBeVisible();
  expect(await table.moment()).toEqual(before);
});

test.describe("once its files are kept", () => {
  test.use({ keepsFiles: true });
  test("after one visit the page needs no server", { tag: "@core" }, async ({ page, table }) => {
    const { address, stop } = await serve();
    await page.goto(address);
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      while (active?.state !== "activated") await new Promise((done) => setTimeout(done, 50));
    });
    await stop();

    await page.goto(`${address}/?seed=3`);
    await page.getByRole("button", { name: "Play now" }).click();
    await table.playUntil(async () => (await table.log.getByText(/^\d+ (Blue|Daisy) rolls/).count()) > 4);
    await page.getByRole("link", { name: "Rules", exact: true }).click();
    await page.getByRole("link", { name: "All rules, with their numbers" }).click();
    await expect(page.getByRole("heading", { name: "Pollyanna: the rules" })).toBeVisible();
    await page.getByRole("button", { name: /^ES/ }).click();
    await expect(page.getByRole("link", { name: "Reglas", exact: true })).toBeVisible();
  });
});
