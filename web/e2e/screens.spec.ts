// SPDX-License-Identifier: MIT
// Every screen, wide and on a phone, light and dark, in both languages: axe finds no violation, nothing
// is wider than the window, and a picture is kept in test-results/screens to be looked at.
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { byHand, expect, test } from "./fixtures.ts";
import { createTable } from "./online.ts";
import { addresses, situations } from "./screens.ts";

const folder = join(import.meta.dirname, "../test-results/screens");
const wide = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const looks = [
  { name: "wide", device: wide, theme: "light", language: "en" },
  { name: "wide-dark", device: wide, theme: "dark", language: "es" },
  { name: "phone", device: phone, theme: "light", language: "es" },
  { name: "phone-dark", device: phone, theme: "dark", language: "en" },
];

for (const { name, device, theme, language } of looks) {
  test.describe(name, () => {
    test.use({ ...device, settings: { ...byHand, theme, language } });
    const tag = name === "wide" || name === "phone" ? "@core" : [];

    for (const some of sevenEach(Object.entries(addresses))) {
      test(`pages are in order (${name}: ${some[0]?.[0]} …)`, async ({ page }) => {
        for (const [screen, address] of some) {
          await page.goto(address);
          await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
          await inspect(page, `${screen}-${name}`);
        }
      });
    }

    test(`tables are in order (${name})`, { tag }, async ({ page, table }) => {
      for (const [screen, { position, clicks, then }] of Object.entries(situations)) {
        await page.goto(`/#/position/${encodeURIComponent(position)}`);
        await page.getByRole("button", { name: /^(Play from here|Jugar desde aquí)$/ }).click();
        for (const click of clicks) await table.touch(page.getByRole("button", { name: click }));
        if (then) await page.getByRole("heading", { name: then }).waitFor();
        await inspect(page, `${screen}-${name}`);
      }
      await page.goto("/#/replay");
      await page.getByRole("slider").fill("1");
      await inspect(page, `replay-${name}`);
      await page.getByRole("button", { name: /^(Review this game|Repasar la partida)$/ }).click();
      await page.getByRole("heading", { name: /^(Review|Repaso)$/ }).waitFor();
      await page.locator(".tale").waitFor();
      await inspect(page, `review-${name}`);
    });

    test(`a table online is in order (${name})`, { tag }, async ({ page }) => {
      await page.goto("/#/online");
      await page.getByRole("textbox").fill("Ana");
      const seats = [
        { seat: "b", level: "" },
        { seat: "r", level: "simple" },
      ];
      const clock = { turn: 20, bank: 300 };
      const plan = { game: "pollyanna-1951", seats, public: true, clock, patience: 60 };
      await page.goto(`/#/t/${await createTable(page, plan)}`);
      const sit = page.getByRole("button", { name: /^(Sit down here|Sentarse aquí)$/ });
      await sit.waitFor();
      await page.getByRole("textbox").first().fill("Ana");
      await inspect(page, `waiting-${name}`);
      await sit.click();
      await page.getByRole("heading", { name: /^(Your turn|Te toca)$/ }).waitFor();
      const talk = page.getByRole("button", { name: /^(Talk|Charla)$/ });
      if (await talk.isVisible()) await talk.click();
      await page.getByRole("button", { name: /^(Good luck!|¡Suerte!)$/ }).click();
      await inspect(page, `playing-${name}`);
      await page.keyboard.press("Escape"); // the talk's sheet, on phones
      await page.getByText(/^(More|Más)$/).click();
      await page.getByRole("button", { name: /^(Resign|Abandonar)$/ }).click();
      await page.getByRole("button", { name: /^(Yes, resign|Sí, abandonar)$/ }).click();
      await page.getByRole("heading", { name: /resigned|abandonó/ }).waitFor();
      await inspect(page, `over-${name}`);
      await page.goto("/#/online");
      await page.getByRole("heading", { name: /^(Your finished games|Tus partidas)/ }).waitFor();
      await inspect(page, `lobby-${name}`);
    });
  });
}

// So that no test takes minutes, and workers share them.
function sevenEach<T>(all: T[]): T[][] {
  return all.length > 7 ? [all.slice(0, 7), ...sevenEach(all.slice(7))] : [all];
}

async function inspect(page: Page, name: string) {
  await settled(page);
  await page.screenshot({ path: join(folder, `${name}.png`), animations: "disabled" });
  const axe = new AxeBuilder({ page }).options({
    resultTypes: ["violations"], // no list of all that is well
    rules: { "label-content-name-mismatch": { enabled: true } },
  });
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n  ")}`);
  expect.soft(found, name).toEqual([]);
  const sideways = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect.soft(sideways, `${name}: wider than the window`).toBe(0);
}

// Nothing has changed on the page for a while.
async function settled(page: Page) {
  await page.waitForLoadState("networkidle");
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        let timer = setTimeout(done, 400);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, 400);
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
}
