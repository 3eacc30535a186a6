// SPDX-License-Identifier: MIT
// Puzzles: solved, missed, tried again, shown; the position of the day and days in a row; training.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { parse } from "../src/puzzles/book.ts";
import { numberOf, puzzleOf } from "../src/puzzles/days.ts";
import { byHand, expect, test } from "./fixtures.ts";
import { Table } from "./table.ts";

// Red has 39, 39, 58 and A6, and throws 3-2: the piece on 58 should go on to 3.
const known = "6trv3";
const all = ["pollyanna", "zenda"].flatMap((game) =>
  parse(readFileSync(join(import.meta.dirname, `../../puzzles/${game}.txt`), "utf8")),
);

async function solve(table: Table): Promise<void> {
  await table.move(/(on|en) 58/, "(space|espacio) 1");
  await table.move(/(Red piece on|pieza de Rojo en) 1$/, "(space|espacio) 3");
  await expect(table.page.getByText(/^(Right!|¡Correcto!)/)).toBeVisible();
}
async function miss(table: Table): Promise<void> {
  await table.move(/(on|en) 58/, "(space|espacio) 1");
  await table.move(/(on|en) 39/, "(space|espacio) 41");
}

// The page lives on a day that has the known puzzle, and then on the days after it.
function dayOfKnown(): number {
  let day = 20_777;
  while (puzzleOf(day, all, "pollyanna-1916")?.id !== known) day += 1;
  return day;
}
async function live(page: Page, day: number): Promise<void> {
  await page.clock.setFixedTime(new Date(day * 86_400_000 + 43_200_000));
}
async function keep(page: Page, kept: Record<string, unknown>): Promise<void> {
  await page.addInitScript((all) => {
    for (const [name, value] of Object.entries(all)) {
      if (localStorage.getItem(`parlor.${name}`) === null) localStorage.setItem(`parlor.${name}`, JSON.stringify(value));
    }
  }, kept);
}

async function isInOrder(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
}

test("a puzzle is solved, with reasons, and is remembered", { tag: "@core" }, async ({ page, table }) => {
  await page.goto(`/#/puzzles/${known}`);
  await expect(page.getByText("Your puzzle rating: 1500")).toBeVisible();
  await solve(table);
  await expect(page.getByText(/^The best play: .+ It .+\.$/)).toBeVisible();
  await expect(page.getByText(/Your puzzle rating: 1\d\d\d ▲ \d+/)).toBeVisible();
  await isInOrder(page);
  await page.getByRole("link", { name: "Choose puzzles" }).click();
  await expect(page.getByText(/^1 of \d+ solved/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^1 of \d+ solved/)).toBeVisible();
  await page.getByRole("link", { name: "Start" }).click();
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
  await page.getByRole("link", { name: "Next puzzle" }).click();
  await expect(page).not.toHaveURL(new RegExp(known));
});

test("puzzles are chosen by theme", async ({ page }) => {
  const hunts = all.filter(({ edition, themes }) => edition === "zenda" && themes.includes("hunt"));
  await page.goto("/#/puzzles");
  await page.getByLabel("Edition").selectOption("zenda");
  await page.getByText("The hunt").click();
  await expect(page.getByText(`0 of ${hunts.length} solved`)).toBeVisible();
  await isInOrder(page);
  await page.reload(); // the choice is remembered
  await expect(page.getByRole("radio", { name: "The hunt" })).toBeChecked();
  await page.getByRole("link", { name: "Start" }).click();
  await expect(page.getByRole("heading", { level: 2, name: /Zenda/ })).toBeVisible();
  expect(hunts.map(({ id }) => page.url().endsWith(`/${id}`))).toContain(true);
  await page.goto("/#/puzzles");
  await page.getByLabel("Edition").selectOption("poleana");
  await expect(page.getByRole("radio", { name: "The hunt" })).toHaveCount(0);
  await expect(page.getByRole("radio", { name: "Hold the tower" })).toHaveCount(1); // in poleana's words
});

test("first attempts are sent to the server once, by a browser that was online", async ({ page, table }) => {
  await page.request.get("/api/me"); // the cookie of a guest
  await keep(page, { online: true });
  await page.goto(`/#/puzzles/${known}`);
  await solve(table);
  const taken = page.waitForResponse((answer) => answer.request().method() === "POST" && answer.url().endsWith("/api/puzzles"));
  await page.goto("/#/puzzles");
  expect((await taken).status()).toBe(200);
  const stored = () => page.evaluate(() => localStorage.getItem("parlor.puzzle_ratings"));
  await expect.poll(stored).not.toBeNull();
  let again = 0;
  page.on("request", (request) => (again += request.method() === "POST" ? 1 : 0));
  const rated = page.waitForResponse(/api\/puzzles$/);
  await page.reload();
  await rated;
  expect(again).toBe(0);
});

test("an unknown puzzle is said to be none", async ({ page }) => {
  await page.goto("/#/puzzles/nobody");
  await expect(page.getByRole("alert")).toContainText("There is no such puzzle.");
  await page.goto("/#/puzzles/days/99999");
  await expect(page.getByRole("alert")).toContainText("There is no such puzzle.");
});

const devices = [
  { name: "a laptop", language: "en", device: { viewport: { width: 1280, height: 720 } } },
  {
    name: "a phone",
    language: "es",
    device: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
] as const;
const words = {
  en: {
    tile: "Position of the day", solve: "Solve it", again: "See it again", streak: /Days in a row: /, days: "All days",
    first: "first try", second: "in 2 tries", open: "not solved yet", retry: "Try again", copy: "Copy this line",
    copied: "Copied.", training: "Training", start: "Start", show: "Show the answer", tomorrow: "This puzzle comes back tomorrow.",
    repeat: "To repeat today: 1", toRepeat: "Puzzles to repeat today: 1", repeatThem: "Repeat them", rating: "Your puzzle rating", edition: "Edition",
    edition1916: /^Pollyanna, the Glad Game/,
  },
  es: {
    tile: "Posición del día", solve: "Resolverla", again: "Verla otra vez", streak: /Días seguidos: /, days: "Todos los días",
    first: "a la primera", second: "en 2 intentos", open: "sin resolver", retry: "Intentar otra vez", copy: "Copiar esta línea",
    copied: "Copiada.", training: "Entrenamiento", start: "Empezar", show: "Mostrar la solución", tomorrow: "Este problema vuelve mañana.",
    repeat: "Para repetir hoy: 1", toRepeat: "Problemas para repetir hoy: 1", repeatThem: "Repetirlos", rating: "Tu nivel en problemas", edition: "Edición",
    edition1916: /^Pollyanna, the Glad Game/,
  },
};

for (const { name, language, device } of devices) {
  test.describe(`on ${name}`, () => {
    const say = words[language];
    test.use({ ...device, settings: { ...byHand, language } });
    const at = (page: Page) => new Table(page, language === "es", false, language);

    test("the position of the day leads from home to a line to paste, and to the archive", async ({ page, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const day = dayOfKnown();
      const number = numberOf(day);
      await keep(page, {
        puzzles: { solved: [], day: day - 1, streak: 4, longest: 4 },
        statistics: [{ id: "a", when: 1, edition: "pollyanna-1916", levels: [], outcome: "won", turns: 9, own: [], others: [] }],
      });
      await live(page, day);
      await page.goto("/");
      const tile = page.getByRole("region", { name: say.tile });
      await expect(tile).toContainText(`#${number}`);
      await expect(tile).toContainText("Pollyanna, the Glad Game");
      await expect(tile).toContainText(say.streak);
      await expect(tile.locator("img")).toBeVisible();
      await isInOrder(page);
      await tile.getByRole("link", { name: say.solve }).click();
      await expect(page.getByRole("heading", { level: 1, name: say.tile })).toBeVisible();
      await solve(at(page));
      const line = `Parlor #${number} · Pollyanna, the Glad Game ✓ ${say.first}`;
      await expect(page.getByText(line)).toBeVisible();
      await page.getByRole("button", { name: say.copy }).click();
      await expect(page.getByText(say.copied)).toBeVisible();
      expect(await page.evaluate("navigator.clipboard.readText()")).toBe(line);
      await isInOrder(page);

      await page.goto("/#/");
      await expect(tile).toContainText(`✓ ${say.first}`);
      await expect(tile).toContainText(new RegExp(`${say.streak.source}5`));
      await expect(tile).toContainText(/in 12 hours|dentro de 12 horas/);
      await tile.getByRole("link", { name: say.again }).click();
      await page.getByRole("link", { name: say.days }).click();
      const days = page.getByRole("main").getByRole("listitem");
      await expect(days).toHaveCount(number);
      await expect(days.filter({ hasText: "✓" }).getByRole("link")).toHaveAccessibleName(new RegExp(`#${number}: ${say.first}$`));
      await isInOrder(page);

      // An old day can be played and does not count for the days in a row.
      await live(page, day + 2);
      await page.goto("/#/");
      await page.goto("/#/puzzles/days");
      await page.reload();
      await expect(page.getByText(say.streak)).toHaveCount(0);
      await days.getByRole("link", { name: `#${number + 1}: ${say.open}` }).click();
      await page.getByRole("button", { name: say.show }).click();
      await expect(page.getByText(`Parlor #${number + 1} · `)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem("parlor.puzzles"))).toContain(`"day":${day},"streak":5`);
    });

    test("training rates, and brings back what was missed", async ({ page }) => {
      const table = at(page);
      await keep(page, {});
      await live(page, 20_800);
      await page.goto(`/#/puzzles/${known}`);
      await miss(table);
      await expect(page.getByText(new RegExp(`${say.rating}: 1[1-4]\\d\\d ▼ \\d+ ${say.tomorrow}`))).toBeVisible();
      await page.getByRole("button", { name: say.retry }).click();
      await solve(table);
      await page.goto("/#/puzzles");
      await expect(page.getByRole("heading", { level: 1, name: say.training })).toBeVisible();
      await expect(page.getByRole("heading", { name: say.repeat })).toHaveCount(0);
      await page.getByLabel(say.edition).selectOption("zenda");
      await isInOrder(page);
      await page.getByRole("link", { name: say.start }).click();
      await expect(page.getByRole("heading", { level: 2, name: /Zenda/ })).toBeVisible();

      await live(page, 20_801);
      await page.goto("/#/");
      await page.reload();
      await page.getByRole("link", { name: say.toRepeat }).click();
      await expect(page.getByRole("heading", { name: say.repeat })).toBeVisible();
      await isInOrder(page);
      await page.getByRole("link", { name: say.repeatThem }).click();
      await expect(page).toHaveURL(new RegExp(known));
      await solve(table);
      await page.goto("/#/puzzles");
      await expect(page.getByRole("heading", { name: say.training })).toBeVisible();
      await expect(page.getByRole("heading", { name: say.repeat })).toHaveCount(0);
      await live(page, 20_804); // three days later
      await page.reload();
      await expect(page.getByRole("heading", { name: say.repeat })).toBeVisible();
    });
  });
}
