// SPDX-License-Identifier: MIT
// Progress: plots of accuracy and of the puzzle rating, fastest wins, themes to train, and everything as CSV.
import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import { byHand, expect, test } from "./fixtures.ts";
import { openRecord } from "./records.ts";

const when = (index: number) => Date.UTC(2026, 10, 1 + index, 12);
const games = Array.from({ length: 6 }, (_, index) => ({
  id: `game${index}`, when: when(index), edition: "poleana", levels: ["simple"], outcome: index % 3 ? "won" : "lost",
  turns: 90 - index, own: [5, 4, 6, 5, 5, 5], others: [5, 5, 5, 5, 5, 5],
  ...(index > 1
    ? {
        review: { luck: 0.05 * index, error: 0.2, plays: 30, accuracy: 40 + 5 * index },
        luckiest: { thrown: `${index}-6`, luck: 0.1 + 0.01 * index },
      }
    : {}),
}));
const attempts = [1390, 1460, 1510, 1480].map((rating, index) => ({
  id: ["ca8fz", "yef9r", "6trv3", "w9cjb"][index], when: when(index), outcome: index % 3 ? "right" : "wrong",
  rating: { rating, deviation: 200, volatility: 0.06 },
}));

for (const { name, language, device, words } of [
  {
    name: "a laptop",
    language: "en",
    device: { viewport: { width: 1280, height: 720 } },
    words: {
      title: "Your progress", fastest: "85 turns", accuracy: "Your accuracy: 58 of 100", rating: "rating is 1480.",
      plots: [/^From 50 on/, /^From 1390 on/], games: "Games (CSV)", puzzles: "Puzzles (CSV)",
    },
  },
  {
    name: "a phone",
    language: "es",
    device: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    words: {
      title: "Tu progreso", fastest: "85 turnos", accuracy: "Tu precisión: 58 de 100", rating: "problemas es 1480.",
      plots: [/^De 50 el/, /^De 1390 el/], games: "Partidas (CSV)", puzzles: "Problemas (CSV)",
    },
  },
]) {
  test.describe(`on ${name}`, () => {
    test.use({ ...device, settings: { ...byHand, language } });

    test("progress is seen and saved", async ({ page }) => {
      await page.addInitScript(
        ([games, attempts]) => {
          localStorage.setItem("parlor.statistics", JSON.stringify(games));
          localStorage.setItem("parlor.puzzle_attempts", JSON.stringify(attempts));
        },
        [games, attempts],
      );
      await page.goto("/#/statistics");
      await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
      await expect(page.getByRole("cell", { name: words.fastest }).first()).toBeVisible();
      await expect(page.getByText(words.accuracy)).toBeVisible();
      await expect(page.getByText(words.rating)).toBeVisible();
      await expect(page.getByRole("listitem").filter({ hasText: /^5-6 .*\+15/ })).toBeVisible();
      for (const plot of words.plots) await expect(page.getByRole("img", { name: plot })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);

      const saved = async (button: string) => {
        const coming = page.waitForEvent("download");
        await page.getByRole("button", { name: button }).click();
        const file = await coming;
        return { name: file.suggestedFilename(), lines: (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n") };
      };
      const ofGames = await saved(words.games);
      expect([ofGames.name, ofGames.lines.length]).toEqual(["parlor-games.csv", 1 + games.length]);
      expect(ofGames.lines.at(-1)).toContain("game5,poleana,simple,0,won,85,65,0.25,5-6,5,4,6,5,5,5");
      const ofPuzzles = await saved(words.puzzles);
      expect([ofPuzzles.name, ofPuzzles.lines.length]).toEqual(["parlor-puzzles.csv", 1 + attempts.length]);
      expect(ofPuzzles.lines.at(-1)).toContain("w9cjb,wrong,,1480,200");
    });
  });
}

test("a game that was reviewed counts in the progress", async ({ page, table }) => {
  await openRecord(page, "pollyanna-1916 b:h,h,h,b3 g:- r:50,52,r2,h y:- b ?", "b=person,r=careful", "5-4");
  await table.touch(table.pieces.first());
  await table.touch(table.targets.first());
  await table.result.getByRole("link", { name: "Review" }).click();
  await page.locator(".tale").waitFor();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await page.goto("/#/statistics");
  await expect(page.getByText("Reviewed games: 1.")).toBeVisible();
  await expect(page.getByText("Your luckiest throws")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: /^5-4 on .*: \+/ })).toBeVisible();
});
