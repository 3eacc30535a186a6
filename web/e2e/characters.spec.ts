// SPDX-License-Identifier: MIT
// The computers as characters: their pages, and the ladder through them.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import type { Table } from "./table.ts";

// Games against one computer, the last one today; more fields for the last.
async function played(page: Page, outcomes: string[], level: string, more: object = {}): Promise<void> {
  const entries = outcomes.map((outcome, index) => ({
    id: `game${index}`, when: Date.now() - (outcomes.length - index) * 1000, edition: "pollyanna-1916",
    levels: [level], outcome, turns: 60, own: [9, 9, 9, 9, 9, 9], others: [9, 9, 9, 9, 9, 9],
    ...(index + 1 === outcomes.length ? more : {}),
  }));
  await page.addInitScript((all) => {
    if (!localStorage.getItem("parlor.statistics")) localStorage.setItem("parlor.statistics", JSON.stringify(all));
  }, entries);
}
const isSilent = async (page: Page) =>
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

test("a character tells its story, how it plays and the score", async ({ page, table }) => {
  await played(page, ["won", "lost", "won", "lost", "won"], "simple", { took: ["simple"] });
  await page.goto("/#/new");
  const remembers = "You took my last piece today. I have not forgotten.";
  await expect(page.getByRole("group", { name: /^Who plays Red/ })).toContainText(`${remembers} You lead 3 to 2.`);
  await page.getByRole("link", { name: "About Daisy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Daisy" })).toBeVisible();
  await expect(page.getByText(remembers)).toBeVisible();
  await expect(page.getByText(/^Daisy runs everywhere/)).toBeVisible();
  await expect(page.getByText(/rules of thumb/)).toBeVisible();
  const pollyanna = page.getByRole("listitem").filter({ hasText: /^Pollyanna/ });
  await expect(pollyanna).toContainText("You lead 3 to 2.");
  await expect(pollyanna).toContainText(/Rating [1-9]\d+/);
  await expect(page.getByRole("listitem").filter({ hasText: "Zenda" })).toContainText("No game yet.");
  await isSilent(page);
  await page.getByRole("button", { name: /^ES/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Margarita" })).toBeVisible();
  await expect(page.getByText(/^Margarita corre/)).toBeVisible();
  await expect(page.getByText("Vas ganando 3 a 2.")).toBeVisible();
  await page.getByRole("button", { name: /^EN/ }).click();
  await pollyanna.getByRole("button", { name: "Play Daisy" }).click();
  await expect(table.board).toBeVisible();
  await expect(page.getByRole("list", { name: "Players" })).toContainText("Daisy");
});

test("the ladder shows who is beaten and who is next", async ({ page }) => {
  await played(page, ["won", "won"], "simple");
  await page.goto("/#/statistics");
  await page.getByRole("link", { name: "The ladder" }).click();
  const ladder = page.getByRole("list", { name: "Ladder: Pollyanna" });
  await expect(ladder.getByRole("listitem")).toHaveText([
    /Pip[^]*beaten/, /Daisy[^]*beaten/, /Uncle Theo[^]*next: win twice in a row/,
    /Miss Harper\s*$/, /Captain Brooks\s*$/, /Grandma Eleanor\s*$/,
  ]);
  await isSilent(page);
  await ladder.getByRole("link", { name: "Uncle Theo" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Uncle Theo" })).toBeVisible();
  await page.getByRole("link", { name: "The ladder" }).click();
  await page.getByRole("button", { name: /^ES/ }).click();
  await expect(page.getByRole("list", { name: "Escalera: Pollyanna" })).toContainText(/Tío Teo.*gánale dos seguidas/s);
});

test("opponents forget with the statistics", async ({ page }) => {
  await played(page, ["won", "won"], "random");
  await page.goto("/#/characters/random");
  await expect(page.getByText("You won today. Again! Again!")).toBeVisible();
  await page.goto("/#/statistics");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Delete all this" }).click();
  await page.goto("/#/characters/random");
  await expect(page.getByText("Do you want to play?")).toBeVisible();
  await expect(page.getByText("No game yet.")).toHaveCount(2);
  await page.getByRole("link", { name: "The ladder" }).click();
  await expect(page.getByRole("list", { name: "Ladder: Pollyanna" }).getByRole("listitem").first()).toContainText("next");
});

// A game against Daisy of which one move is left.
async function nearlyWon(page: Page, table: Table): Promise<void> {
  await table.openPosition("pollyanna-1916 b:h,h,h,b3 g:- r:50,52,r2,h y:- b 5-4");
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith("parlor.game."));
    if (!key) throw new Error("The game is not stored.");
    const game = JSON.parse(localStorage.getItem(key) ?? "") as { record: string };
    game.record = game.record.replace(/^(players: .*\n)?result:/m, "players: b=human,r=simple\nresult:");
    localStorage.setItem(key, JSON.stringify(game));
  });
  await page.reload();
}

test("the second win in a row leads one rung up", async ({ page, table }) => {
  await played(page, ["won", "lost", "won"], "simple");
  await nearlyWon(page, table);
  await table.move("Blue piece on b3", ".*POLLYANNA");
  const ceremony = page.getByRole("region", { name: "One rung up" });
  await expect(ceremony).toContainText("You have beaten Daisy twice in a row. Uncle Theo is waiting for you.");
  await expect(table.told.first()).toContainText("Uncle Theo is waiting for you.");
  await isSilent(page);
  await page.getByRole("button", { name: /^ES/ }).click();
  await expect(page.getByRole("region", { name: "Un escalón más" })).toContainText(
    "Le ganaste dos veces seguidas a Margarita. Te espera Tío Teo.",
  );
  await page.getByRole("button", { name: /^EN/ }).click();
  await ceremony.getByRole("button", { name: "Play Uncle Theo" }).click();
  await expect(table.result).toBeHidden();
  await expect(page.getByRole("list", { name: "Players" })).toContainText("Uncle Theo");
});

test("a first win leads nowhere yet", async ({ page, table }) => {
  await played(page, ["won", "lost"], "simple");
  await nearlyWon(page, table);
  await table.move("Blue piece on b3", ".*POLLYANNA");
  await expect(table.result).toContainText("wins!");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("parlor.statistics"))).toMatch(/"outcome":"won".*"outcome":"lost".*"outcome":"won"/);
  await expect(page.getByRole("region", { name: "One rung up" })).toBeHidden();
});

test("four at a table are four characters, and partners are named", async ({ page }) => {
  await page.goto("/#/new");
  await page.getByRole("radio", { name: "Pollyanna, the Glad Game (1916)" }).check();
  await page.getByRole("radio", { name: "4 players" }).check();
  await page.getByRole("button", { name: "Begin" }).click();
  const players = page.getByRole("list", { name: "Players" });
  await expect(players).toContainText("with Uncle Theo");
  await expect(players).toContainText("with Pip");
  await expect(players).toContainText("with Daisy");
});
