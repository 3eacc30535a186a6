// SPDX-License-Identifier: MIT
// The home page: each language has its own first game, and each game says why to play it.
import { byHand, expect, test } from "./fixtures.ts";

test("a card says why to play, and its history on request", async ({ page }) => {
  await page.goto("/");
  const card = page.getByRole("region", { name: "On the shelf" }).getByRole("listitem").first();
  await expect(card).toContainText("Fast and mean");
  await expect(card.getByText(/Eleanor H. Porter/)).toBeHidden();
  await card.getByText("History").click();
  await expect(card.getByText(/Eleanor H. Porter/)).toBeVisible();
});

test.describe("in Mexico", () => {
  test.use({ locale: "es-MX", settings: byHand });

  test("poleana is first everywhere", async ({ page }) => {
    await page.goto("/");
    const cards = page.getByRole("region", { name: "Nuestros juegos" }).getByRole("link");
    await expect(cards.first()).toContainText("Poleana");
    await expect(page.locator(".picture svg")).toContainText("POLEANA");
    await page.getByRole("link", { name: "O apréndela en cinco pasos." }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/poleana/i);
    await page.goto("/#/puzzles/day");
    await expect(page.getByRole("heading", { level: 2, name: /^Poleana/ })).toBeVisible();
    await page.goto("/#/new");
    const editions = page.getByRole("group", { name: "¿Qué juego?" }).getByRole("radio");
    await expect(editions.first()).toBeChecked();
    await expect(page.getByRole("radio", { name: /^Poleana/ })).toBeChecked();
  });
});
