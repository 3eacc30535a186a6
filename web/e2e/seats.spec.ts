// SPDX-License-Identifier: MIT
// Who sits where and what the edition calls things.
import { expect, test } from "./fixtures.ts";

const four = "Blue, Green, Red and Yellow";

test("four are partners unless they wish otherwise, and that is remembered", async ({ page }) => {
  await page.goto("/#/new");
  const partners = page.getByRole("checkbox", { name: /^Partners/ });
  await expect(partners).toBeHidden();
  await page.getByRole("radio", { name: four }).check();
  await expect(partners).toBeChecked();
  await partners.uncheck();
  await page.getByRole("radio", { name: "Blue and Red" }).check();
  await page.getByRole("radio", { name: four }).check();
  await expect(partners).not.toBeChecked();
  await page.reload();
  await expect(partners).not.toBeChecked();
});

test("three are told which seat is the better one", async ({ page }) => {
  await page.goto("/#/new");
  await page.getByRole("radio", { name: "Blue, Green and Red", exact: true }).check();
  await expect(page.getByText(/^Red has the empty side at the right/)).toBeVisible();
  await page.getByRole("radio", { name: "Green, Red and Yellow", exact: true }).check();
  await expect(page.getByText(/^Yellow has the empty side at the right/)).toBeVisible();
});

test("of three, everybody plays again one seat further on", async ({ page, table }) => {
  await table.openPosition("dixie-1952 b:h,h,h,b3 g:w,w,w,w r:50,52,r2,h y:- b 5-4");
  await table.move("Blue piece on b3", ".*DIXIE");
  await expect(table.result).toContainText("Blue has brought all four pieces to DIXIE and wins!");
  await page.getByRole("button", { name: "Play again, seats rotated" }).click();
  await expect(table.result).toBeHidden();
  await expect(table.log).toContainText(/begins/);
});

const titles: [string, string, RegExp][] = [
  ["pollyanna-1916", "Pollyanna, the Glad Game", /at POLLYANNA/],
  ["pollyanna-1951", "Pollyanna, Track Pursuit Game", /at the Home Space/],
  ["dixie-1952", "Dixie Pollyanna", /at DIXIE/],
  ["pollyanna-es", "Pollyanna, El Juego Gozoso", /at POLLYANNA/],
];
for (const [edition, title, home] of titles) {
  test(`${edition} has its title in sight and its own words`, async ({ page, table }) => {
    await table.openPosition(`${edition} b:w,w,h,20 g:- r:w,w,25,36 y:- b 5-2`);
    await expect(page.getByText(title, { exact: true })).toBeInViewport();
    await expect(page.getByRole("list", { name: "Players" })).toContainText(home);
  });
}
