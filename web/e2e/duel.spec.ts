// SPDX-License-Identifier: MIT
// The duel of the day: played to its end, shared, and compared in the table of the day, which takes no forged game.
import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { test as withServers } from "./servers.ts";
import { Table } from "./table.ts";

const byItself = { speed: "off", throwByItself: true, forcedByItself: true, endByItself: "always", talk: false };
test.use({ settings: byItself, haste: 20 });
withServers.use({ viewport: { width: 1280, height: 720 } });

async function isInOrder(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
}

// The newest duel that the browser has stored.
interface Stored {
  day: string;
  record?: string;
  result?: string;
  accuracy?: number;
  sent?: string;
}
async function newest(page: Page): Promise<Stored> {
  const text = await page.evaluate(() => localStorage.getItem("parlor.duels"));
  return (JSON.parse(text ?? "[]") as Stored[])[0] ?? { day: "" };
}

// Made against the page's own Origin, with its cookie.
async function submit(page: Page, day: string, record: string): Promise<{ status: number; error: string }> {
  return page.evaluate(
    async ([day, record]) => {
      const response = await fetch("./api/duels", { method: "POST", body: JSON.stringify({ day, record }) });
      const { error = "" } = (await response.json()) as { error?: string };
      return { status: response.status, error };
    },
    [day, record] as const,
  );
}

for (const [language, phone] of [["en", false], ["es", true]] as const) {
  const said = {
    en: { title: "Duel of the day", play: "Play the duel", more: "More", line: /^Parlor duel .+ · Poleana.* · (beat|lost to) .+ · accuracy \d+ · ./ },
    es: { title: "Duelo del día", play: "Jugar el duelo", more: "Más", line: /^Duelo de Parlor, .+ · Poleana.* · (le gané a|me ganó) .+ · precisión \d+ · ./ },
  }[language];
  test.describe(`a duel in ${language}`, () => {
    test.use({
      locale: language === "en" ? "en-GB" : "es-MX",
      viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 720 },
      hasTouch: phone,
      permissions: ["clipboard-read", "clipboard-write"],
    });

    test("is played to its end without help, and told in a line", async ({ page }) => {
      const table = new Table(page, phone, true, language);
      await page.goto("/#/duel/poleana");
      await expect(page.getByRole("heading", { name: said.title })).toBeVisible();
      await isInOrder(page);
      await page.getByRole("button", { name: said.play }).click();
      await table.open.first().waitFor();
      for (const name of [/^(Hint|Consejo)$/, /^(Take back my turn|Repetir mi turno)$/])
        await expect(page.getByRole("button", { name })).toHaveCount(0);
      await table.act();
      // The duel waits where it was left.
      await page.goto("/#/duel/poleana");
      await page.getByRole("button", { name: /^(Continue the game|Seguir la partida)$/ }).click();
      await table.playToTheEnd();
      await expect(table.result.getByText(said.line)).toBeVisible({ timeout: 60_000 });
      const { day, result, accuracy } = await newest(page);
      expect(["won", "lost"]).toContain(result);
      expect(accuracy).toBeGreaterThanOrEqual(0);
      expect(accuracy).toBeLessThanOrEqual(100);

      await table.result.getByRole("link", { name: /^(Table of the day|Tabla del día)$/ }).click();
      await expect(page.getByText(said.line)).toBeVisible();
      await isInOrder(page);
      await expect(page.getByRole("button", { name: said.play })).toHaveCount(0);
      await page.getByRole("button", { name: /^(Play again for fun|Jugar otra por gusto)$/ }).click();
      await expect(page.getByRole("button", { name: /^(Hint|Consejo)$/ })).toBeVisible();
      expect((await newest(page)).day, "the second game is not a duel").toBe(day);
    });
  });
}

test("home has a tile for it in the visitor's game", async ({ page }) => {
  await page.goto("/#/duel/poleana");
  await page.getByRole("button", { name: "Play the duel" }).click();
  await page.locator(".players li").first().waitFor();
  await page.goto("/");
  const tile = page.getByRole("region", { name: "Duel of the day" });
  await expect(tile).toContainText("Against");
  await tile.getByRole("link").click();
  await expect(page).toHaveURL(/#\/duel\//);
});

withServers.describe("the table of the day", () => {
  async function visit(context: BrowserContext, address: string): Promise<Page> {
    const page = await context.newPage();
    await page.addInitScript((settings) => {
      localStorage.setItem("parlor.settings", JSON.stringify(settings));
      const usual = window.setTimeout.bind(window);
      window.setTimeout = ((work: () => void, wait = 0) => usual(work, wait / 20)) as typeof setTimeout;
    }, byItself);
    await page.goto(`${address}/#/duel/poleana`);
    return page;
  }
  async function playOne(page: Page): Promise<Table> {
    const table = new Table(page, false, true);
    await page.getByRole("button", { name: "Play the duel" }).click();
    await table.open.first().waitFor();
    await table.playToTheEnd();
    await expect(table.result.getByText(/accuracy \d+/)).toBeVisible({ timeout: 60_000 });
    return table;
  }
  async function join(page: Page, name: string): Promise<void> {
    await page.getByRole("button", { name: "Compare with others" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Your name").fill(name);
    await dialog.getByRole("button").last().click();
  }

  withServers("takes a game that was played offline, once, and none that is forged", async ({ context, browser, start }) => {
    const served = await start({});
    const page = await visit(context, served.address);
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      while (active?.state !== "activated") await new Promise((done) => setTimeout(done, 50));
    });
    await context.setOffline(true);
    await page.reload();
    const table = await playOne(page);
    await context.setOffline(false);
    const { day, record = "" } = await newest(page);
    expect(record).toContain("parlor record 1");

    await table.result.getByRole("link", { name: "Table of the day" }).click();
    // Nothing is sent before the person wants it.
    await expect(page.getByRole("button", { name: "Compare with others" })).toBeVisible();
    expect((await newest(page)).sent).toBeUndefined();
    await join(page, "Ana");
    const row = page.getByRole("row", { name: /^1 Ana/ });
    await expect(row).toBeVisible({ timeout: 60_000 });
    await isInOrder(page);
    const stored = await newest(page);
    expect(stored.sent).toBe("done");
    await expect(row).toContainText(String(Math.round(stored.accuracy ?? -1)));

    const other = await visit(await browser.newContext(), served.address);
    await join(other, "Ben");
    await expect(other.getByRole("row", { name: /^1 Ana/ })).toBeVisible();
    expect(await submit(other, day, record)).toEqual({ status: 409, error: "duel_taken" });
    const forged = record.replace(/^result: =(.)$/m, (_, seat) => `result: =${seat === "b" ? "r" : "b"}`);
    expect(await submit(other, day, forged)).toEqual({ status: 400, error: "duel_record" });
    const seeded = record.replace(/^(seed: \d+)(\d)$/m, (_, first, last) => `${first}${last === "1" ? "2" : "1"}`);
    expect((await submit(other, day, seeded)).error).toBe("duel_other");
    await other.reload();
    await expect(other.getByRole("row")).toHaveCount(2);
    await other.context().close();
  });
});
