// SPDX-License-Identifier: MIT
// The end of a game: who won and what they say, the game in three facts, a rematch and a picture to share.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { PNG } from "pngjs";
import { expect, test } from "./fixtures.ts";
import { program } from "./server.ts";
import { Table } from "./table.ts";

const byItself = { speed: "off", throwByItself: true, forcedByItself: true, endByItself: "always" };
test.use({ settings: byItself });

// A game that computers played up to its last turn, which others play.
async function unfinished(game: string, players: string, seed = "3"): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "parlor-ending-"));
  const file = join(folder, "game.txt");
  const seats = players.replace(/=\w+/g, "=simple");
  await promisify(execFile)(program, ["play", "--game", game, "--seats", seats, "--seed", seed, "--save", file]);
  const lines = (await readFile(file, "utf8")).trimEnd().split("\n").slice(0, -1);
  await rm(folder, { recursive: true });
  return [...lines, ""]
    .join("\n")
    .replace(/^players: .*$/m, `players: ${players}`)
    .replace(/^result: .*$/m, "result: unfinished");
}

async function toTheEnd(page: Page, record: string, language: "en" | "es" = "en"): Promise<Table> {
  const table = new Table(page, false, true, language);
  await page.goto("/#/games");
  await page.getByRole("textbox").fill(record);
  await page.getByRole("button", { name: /^(Open|Abrir)$/ }).click();
  await table.playToTheEnd();
  return table;
}

const facts = (table: Table) => table.result.locator("dl");

test("a computer that wins speaks first, and three facts sum up the game", { tag: "@core" }, async ({ page }) => {
  const table = await toTheEnd(page, await unfinished("pollyanna-1916", "b=careful,r=person"));
  const { result } = table;
  await expect(result.locator(".winners .face svg")).toBeVisible();
  await expect(result.locator("q")).not.toBeEmpty();
  await expect(result).toContainText("Better luck next time.");
  await expect(facts(table)).toContainText(/Captures.*2.*2/);
  await expect(facts(table)).toContainText(/Turning point *Turn \d+: .+ (rolled \d-\d *a 1-in-(18|36) roll|made a mistake)/, { timeout: 60_000 });
  await expect(facts(table)).toContainText(/\d+% → \d+%/);
  await expect(facts(table)).toContainText(/In a word *[A-Z].*\d+% skill/);
  await expect(result.getByRole("link", { name: /skill/ })).toHaveAttribute("href", "#/luck");
  await expect(result.getByText("Looking back at the game…")).toBeHidden();
  await expect(result.locator("polyline")).toHaveCount(2);

  await expect(result.locator("button:visible, a.button:visible")).toHaveText(["Rematch", "Review"]);
  await result.getByText("More", { exact: true }).click();
  for (const name of ["Rematch, swap seats", "Save as a file", "Board as PNG"])
    await expect(result.getByRole("button", { name })).toBeVisible();
  for (const name of ["Watch the game", "Analysis board", "New game"])
    await expect(result.getByRole("link", { name })).toBeVisible();
  await result.getByRole("button", { name: "Rematch", exact: true }).click();
  await expect(result).toBeHidden();
});

test("a person who wins is congratulated, and the loser speaks", async ({ page }) => {
  const record = await unfinished("pollyanna-1916", "b=person,r=master");
  const heard = await listened(page);
  const table = await toTheEnd(page, record.replace("seat b:", "seat b: Ana"));
  await expect(table.result).toContainText("Congratulations, Ana!");
  await expect(table.result.locator(".loser .face svg")).toBeVisible();
  await expect(table.result.locator("q")).not.toBeEmpty();
  await expect(facts(table)).toContainText(/Turning point/, { timeout: 60_000 });
  const told = (await heard()).filter((words) => words.includes("wins!"));
  expect(told).toHaveLength(1);
});

// What the page's announcer says, in order.
async function listened(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => {
      const words = document.querySelector("[aria-live=polite]")?.textContent ?? "";
      if (words !== heard.at(-1)) heard.push(words);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

const others = [
  ["poleana", "b=person,g=simple,r=careful,y=person"],
  ["pollyanna-1916+partners", "b=person,g=simple,r=person,y=careful"],
  ["zenda", "s=careful,z=person"],
] as const;
for (const [game, players] of others)
  test(`the end of ${game} has its facts`, async ({ page }) => {
    const table = await toTheEnd(page, await unfinished(game, players));
    await expect(facts(table)).toContainText(/Captures.*Turning point.*(Turn \d+:|No single turn)/, { timeout: 120_000 });
  });

test("the focus goes to the rematch of those who play by keys", async ({ page, table }) => {
  await page.addInitScript(() =>
    localStorage.setItem("parlor.settings", '{"speed":"off","endByItself":"ask","forcedByItself":false}'),
  );
  await table.openPosition("pollyanna-1916 b:h,h,h,b3 g:- r:50,52,r2,h y:- b 5-4");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Rematch", exact: true })).toBeFocused();
});

const phones = [
  [390, 844],
  [360, 640],
] as const;
for (const [width, height] of phones)
  test(`the end fits a phone, in Spanish (${width}×${height})`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => localStorage.setItem("parlor.settings", '{"language":"es","speed":"off"}'));
    const table = await toTheEnd(page, await unfinished("pollyanna-1916", "b=careful,r=person"), "es");
    await expect(facts(table)).toContainText(/Momento decisivo *Turno \d+: .*\d+\s% habilidad/, { timeout: 60_000 });
    await expect(table.result.locator("button:visible, a.button:visible")).toHaveText(["Revancha", "Repaso"]);
    await table.result.getByText("Más", { exact: true }).click();
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });

test("the end is shared as a picture: where there is no sheet, as a file", async ({ page }) => {
  const table = await toTheEnd(page, await unfinished("pollyanna-1916", "b=careful,r=person"));
  await expect(facts(table)).toContainText(/Turning point *Turn/, { timeout: 60_000 });
  await table.result.getByText("More", { exact: true }).click();
  const saving = page.waitForEvent("download");
  await table.result.getByRole("button", { name: "Share as a picture" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^pollyanna.*\.png$/);
  const { width, height, data } = PNG.sync.read(await readFile(await file.path()));
  expect([width, height]).toEqual([1200, 630]);
  const colours = new Set<number>();
  for (let at = 0; at < data.length; at += 4 * 97) colours.add(data.readUInt32BE(at));
  expect(colours.size).toBeGreaterThan(100); // a board, faces and words
});

test("the end is shared through the device's sheet", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { canShare: () => true, share: async (data: ShareData) => Object.assign(window, { data }) });
  });
  const table = await toTheEnd(page, await unfinished("zenda", "s=careful,z=person"));
  await table.result.getByText("More", { exact: true }).click();
  await table.result.getByRole("button", { name: "Share as a picture" }).click();
  await page.waitForFunction(() => "data" in window);
  const shared = await page.evaluate(() => {
    const { files = [], text } = (window as unknown as { data: ShareData }).data;
    return { types: files.map(({ type }) => type), text };
  });
  expect(shared.types).toEqual(["image/png"]);
  expect(shared.text).toMatch(/^(The dice won it for )?Uncle Theo.* http.*\/play\/zenda/);
});
