// SPDX-License-Identifier: MIT
// The rules as families find them: in short with pictures, beside the board, and whole for whoever asks.
import { expect, test } from "./fixtures.ts";

for (const [game, count] of [
  ["pollyanna", 8],
  ["zenda", 9],
] as const) {
  test(`the rules of ${game} are one page with pictures`, async ({ page }) => {
    await page.goto(`/#/rules/${game}`);
    const pictures = page.getByRole("main").locator("li img");
    await expect(pictures).toHaveCount(count, { timeout: 60_000 }); // a map takes a while to draw
    const drawn = () =>
      pictures.evaluateAll((all) => all.filter((each) => (each as HTMLImageElement).naturalWidth > 0).length);
    await expect.poll(drawn).toBe(count);
    await expect(page.getByText("printed")).toBeHidden();
    await page.getByRole("link", { name: "All rules, with their numbers" }).click();
    const evidence = page.locator(".rule .evidence").first();
    await expect(evidence).toBeHidden();
    await page.getByRole("checkbox", { name: "Show where each rule comes from" }).check();
    await expect(evidence).toBeVisible();
  });
}

test("the rules open beside the board, and the game goes on", async ({ page, table }) => {
  await table.openPosition("pollyanna-1916 b:w,w,9,20 g:- r:w,w,25,36 y:- b 5-2");
  await page.getByRole("link", { name: "Rules" }).click();
  const rules = page.getByRole("region", { name: "Rules" });
  await expect(rules).toContainText("Blockades");
  await expect(table.board).toBeInViewport();
  await table.touch(table.piece("Blue piece on 20"));
  await expect(table.target("space 25")).toBeVisible();
  await page.keyboard.press("Escape"); // puts the piece down
  await expect(table.piece("Blue piece on 20")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(rules).toBeHidden();
});
