// SPDX-License-Identifier: MIT
// A game judged on this device: its curve, its errors on the board, playing on, sharing.
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { byHand, expect, test } from "./fixtures.ts";
import { finished, inOrder, judged, lost, record, reviewed } from "./reviews.ts";
import { program } from "./server.ts";

const lesson = (page: Page) => page.getByRole("button", { name: /(Turn|Turno) \d+, / }).first();

test("a pasted game is judged, looked through and played on from", { tag: "@core" }, async ({ page, table }) => {
  await reviewed(page, await record("pollyanna-1916", "br", 40));
  await expect(page.locator(".tale")).toHaveText(/^So far .*\.$/);
  const cards = page.locator(".cards summary");
  await expect(cards).toHaveText([
    /Accuracy\s+\d+\s+Pip \(Blue\)\s+.*lucky \([+−]?\d+%\)/i,
    /Accuracy\s+\d+\s+Pip \(Red\)/,
  ]);
  await expect(page.getByText("Given away").first()).toBeHidden();
  await cards.first().click();
  await expect(page.getByText("Given away").first()).toBeVisible();
  await cards.last().click();
  await expect(page.getByText("Given away").first()).toBeHidden(); // one at a time
  await cards.last().click();

  const slider = page.getByRole("slider");
  await slider.focus();
  await page.keyboard.press("End");
  await expect(slider).toHaveAttribute("aria-valuetext", "Turn 40 of 40");
  await page.keyboard.press("ArrowLeft");
  await expect(slider).toHaveAttribute("aria-valuetext", "Turn 39 of 40");
  const { x = 0, y = 0, width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(slider).toHaveAttribute("aria-valuetext", "Turn 20 of 40");

  await lesson(page).click();
  await expect(page.getByRole("button", { name: "As it was before" })).toHaveAttribute("aria-pressed", "true");
  const now = page.getByRole("region", { name: "Turn", exact: true });
  await expect(now).toContainText(/Blunder|Mistake|Inaccuracy/);
  await expect(now).toContainText("Better:");
  await expect(now).not.toContainText("It cost");
  await now.getByRole("button", { name: "Figures" }).click();
  await expect(now).toContainText(/It cost about \d+ games? in 100\./);
  await expect(page.locator(".sheet .wrong .way")).not.toHaveCount(0);
  await expect(page.locator(".sheet .better .way")).not.toHaveCount(0);

  const dice = (await now.getByRole("img").first().getAttribute("aria-label"))?.replace(/:.*/, "");
  await page.getByRole("button", { name: "Play on from here" }).click();
  await expect(page).toHaveURL(/#\/table$/);
  await expect(table.dice).toHaveAttribute("aria-label", dice ?? "");
  await table.playUntil(async () => (await table.log.locator("p").count()) > 2);
});

for (const [game, seats, turns] of [["zenda", "sz", 6], ["poleana", "bgry", 12], ["pollyanna-1951", "bgr", 12]] as const) {
  test(`${game} is judged`, async ({ page }) => {
    await reviewed(page, await record(game, seats, turns));
    await expect(page.locator(".tale")).toHaveText(/^So far .*\.$/);
    await page.getByRole("button", { name: "To the end" }).click();
    await expect(page.getByRole("slider")).toHaveAttribute("aria-valuetext", `Turn ${turns} of ${turns}`);
  });
}

test("a game that has just ended is reviewed", async ({ page, table }) => {
  await table.openPosition("pollyanna-1916 b:h,h,h,b3 g:- r:50,52,r2,h y:- b 5-4");
  await table.touch(table.pieces.first());
  await table.touch(table.targets.first());
  await table.result.getByRole("link", { name: "Review" }).click();
  await judged(page);
  await expect(page.locator(".tale")).toHaveText(/^(Blue|You) won\b/);
});

test("judging can be stopped and taken up again", async ({ page }) => {
  await page.goto("/#/games");
  await page.getByRole("textbox").fill(await record("pollyanna-1916", "bgry", 160));
  await page.getByRole("button", { name: "Review" }).click();
  await expect(page.getByText(/^Looking at turn \d+ of 160…/)).toBeVisible();
  // Marks come in; nothing is shown as final.
  const turns = page.getByRole("list", { name: "The game so far" });
  await expect(turns.getByRole("img", { name: /: (Best|Good|Forced)/ }).first()).toBeVisible({ timeout: 60_000 });
  const final = page.locator(".tale, .cards").or(page.getByRole("button", { name: /^(Mistakes|Try it yourself)$/ }));
  await expect(final).toHaveCount(0);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.locator("progress")).toHaveCount(0, { timeout: 120_000 });
  await expect(final).toHaveCount(0);
  await page.getByRole("button", { name: /^(Go on|Review this game)$/ }).click();
  await judged(page);
  await expect(page.locator(".cards summary")).toHaveCount(2); // partners have one
});

test("it opens at the turn that decided the game, unless the reader is elsewhere", async ({ page }) => {
  await finished(page, lost, "b");
  await page.getByRole("link", { name: "Review" }).click();
  await judged(page);
  await expect(page.getByRole("slider")).toHaveAttribute("aria-valuetext", /^Turn [1-4] of 4$/);
  await page.getByRole("button", { name: "One turn on" }).click();
  const spot = page.locator(".curve").getByRole("button", { name: "Turn 3: Blunder" });
  await spot.click();
  await expect(page.getByRole("slider")).toHaveAttribute("aria-valuetext", "Turn 3 of 4");
  await expect(page.locator(".sheet .better .way")).not.toHaveCount(0);
});

test("a review is shared as a link and as a file", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await reviewed(page, await record("pollyanna-1916", "br", 14));
  const tale = await page.locator(".tale").textContent();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Copy a link to this game" }).click();
  await expect(page.getByText("The link is copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the review as a file" }).click();
  const folder = await mkdtemp(join(tmpdir(), "parlor-review-"));
  const file = join(folder, "review.html");
  await (await saving).saveAs(file);

  await page.goto("/#/");
  await page.goto(link);
  await judged(page);
  await expect(page.locator(".tale")).toHaveText(tale ?? "");
  await page.goto(link.slice(0, -30));
  await expect(page.getByText(/This link holds no game/)).toBeVisible();

  await context.setOffline(true);
  await page.goto(pathToFileURL(file).href);
  await expect(page.locator(".tale")).toHaveText(tale ?? "");
  await expect(page.getByRole("button", { name: "Try it yourself" })).toHaveCount(0); // a file has no engine
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("slider")).toHaveAttribute("aria-valuetext", "Turn 1 of 14");
  await rm(folder, { recursive: true });
});

test("a link to a game speaks of both players by name", async ({ page }) => {
  const text = await record("pollyanna-1916", "br", 8);
  await reviewed(page, text.replace(/^players: .*$/m, "players: b=person,r=simple"));
  await expect(page.locator(".tale")).toHaveText(/^So far /);
  await expect(page.locator(".look > .head")).not.toContainText(/\byou\b/i);
});

test("people at one device are spoken of by name", async ({ page }) => {
  await finished(page, lost.replace("r=careful", "r=person").replace("seat b:", "seat b: Ana"), "br");
  await page.getByRole("link", { name: "Review" }).click();
  await judged(page);
  await expect(page.locator(".tale")).toHaveText(/^Red won/);
  await expect(page.locator(".look > .head")).not.toContainText(/\byou\b/i);
  await expect(page.getByRole("heading", { name: "The biggest mistakes" })).toBeVisible();
});

test("a game in a link that a player resigned has a winner", async ({ page }) => {
  const text = await record("pollyanna-1916", "br", 8);
  await reviewed(page, text.replace("result:", "ended: r resigned\nresult:"));
  await expect(page.locator(".tale")).toHaveText("Pip (Blue) won: Pip (Red) resigned.");
});

test("the program writes the same file", async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), "parlor-review-"));
  const [game, html] = [join(folder, "game.txt"), join(folder, "game.html")];
  const text = await record("zenda", "sz", 2); // a turn a side: the sanitized program takes its time
  await writeFile(game, text);
  const root = join(import.meta.dirname, "../dist");
  await promisify(execFile)(program, ["analyse", game, "--html", html, "--root", root, "--lang", "es"]);
  await page.goto(pathToFileURL(html).href);
  await expect(page.getByRole("heading", { name: "Repaso" })).toBeVisible();
  const tale = await page.locator(".tale").textContent();
  await page.addInitScript(() => localStorage.setItem("parlor.settings", '{"language":"es"}'));
  await reviewed(page, text);
  await expect(page.locator(".tale")).toHaveText(tale ?? "");
  await rm(folder, { recursive: true });
});

const looks = [
  { name: "wide", viewport: { width: 1280, height: 800 }, theme: "light", language: "en", touch: false },
  { name: "phone-dark", viewport: { width: 360, height: 740 }, theme: "dark", language: "es", touch: true },
];
for (const { name, viewport, theme, language, touch } of looks) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch: touch, settings: { ...byHand, theme, language } });

    test(`a review is in order (${name})`, async ({ page }) => {
      await reviewed(page, await record("pollyanna-1916", "bgry", 30));
      await lesson(page).click();
      const folder = join(import.meta.dirname, "../test-results/screens");
      await page.screenshot({ path: join(folder, `reviewed-${name}.png`), animations: "disabled", fullPage: true });
      for (const tab of await page.locator(".tabs button").all()) {
        await tab.click();
        await inOrder(page);
      }
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("a swipe turns the page", async ({ page }) => {
    await reviewed(page, await record("pollyanna-1916", "br", 10));
    const swipe = (from: number, to: number) =>
      page.locator(".sheet").evaluate(
        (sheet, [begin = 0, end = 0]) => {
          const touch = (clientX: number) => new Touch({ identifier: 1, target: sheet, clientX, clientY: 200 });
          sheet.dispatchEvent(new TouchEvent("touchstart", { touches: [touch(begin)], bubbles: true }));
          sheet.dispatchEvent(new TouchEvent("touchend", { changedTouches: [touch(end)], bubbles: true }));
        },
        [from, to],
      );
    const slider = page.getByRole("slider");
    await page.getByRole("button", { name: "To the start" }).tap();
    await swipe(300, 100);
    await swipe(300, 100);
    await expect(slider).toHaveAttribute("aria-valuetext", "Turn 2 of 10");
    await swipe(100, 300);
    await expect(slider).toHaveAttribute("aria-valuetext", "Turn 1 of 10");
    await swipe(100, 120);
    await expect(slider).toHaveAttribute("aria-valuetext", "Turn 1 of 10");
  });
});

for (const viewport of [{ width: 1280, height: 720 }, { width: 390, height: 844 }]) {
  for (const language of ["en", "es"]) {
    test.describe(`${viewport.width} × ${viewport.height}, ${language}`, () => {
      const touch = viewport.width < 600;
      test.use({ viewport, hasTouch: touch, isMobile: touch, settings: { ...byHand, language } });

      test("board, curve, controls and words share the screen", async ({ page }) => {
        for (const [game, seats] of [["pollyanna-1916", "bgry"], ["zenda", "sz"]] as const) {
          await reviewed(page, await record(game, seats, game === "zenda" ? 8 : 24));
          for (const part of [".sheet .board", ".plot", ".controls", ".now .told", ".cards", ".tale"]) {
            const box = await page.locator(part).boundingBox();
            expect(box, part).not.toBeNull();
            const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
            expect(Math.min(x, y), `${game} ${part}`).toBeGreaterThanOrEqual(0);
            expect(x + width, `${game} ${part}`).toBeLessThanOrEqual(viewport.width);
            expect(y + height, `${game} ${part}`).toBeLessThanOrEqual(viewport.height);
          }
          expect(await page.evaluate("scrollY")).toBe(0);
        }
      });
    });
  }
}
