// SPDX-License-Identifier: MIT
// The tutor asks to look again before a blunder, and stops nobody.
import { byHand, expect, test } from "./fixtures.ts";

// Blue captures a piece that is nearly home, or does not.
const position = "pollyanna-1951 b:8,h,h,h g:- r:10,h,h,r6 y:- b 2-1";

test.describe("with the tutor", () => {
  test.use({ settings: { ...byHand, tutor: true } });

  test("a blunder is asked about once, and may be played all the same", async ({ page, table }) => {
    await table.openPosition(position);
    await table.move("Blue piece on 8", "space 9");
    await table.move("Blue piece on 9", "space 11");
    const box = page.getByRole("region", { name: "Look again?" });
    await table.endButton.click();
    await expect(box).toContainText("From 5% on it is called a blunder");
    await expect(table.told.first()).toContainText("Look again?");
    await table.endButton.click();
    await expect(page.getByRole("heading", { name: /Red/ })).toBeVisible();
    await expect(box).toBeHidden();
  });

  test("who looks again may undo, and the best play ends without a word", async ({ page, table }) => {
    await table.openPosition(position);
    await table.move("Blue piece on 8", "space 9");
    await table.move("Blue piece on 9", "space 11");
    await table.endButton.click();
    const box = page.getByRole("region", { name: "Look again?" });
    await box.getByRole("button", { name: "Undo move" }).click();
    await expect(box).toBeHidden();
    await table.undoButton.click();
    await table.move("Blue piece on 8", "space 10");
    await table.move("Blue piece on 10", "space 20");
    await table.move("Blue piece on 20", "space 21");
    await table.endButton.click();
    await expect(page.getByRole("heading", { name: /Red/ })).toBeVisible();
    await expect(box).toBeHidden();
  });
});

test("without it, nobody asks", async ({ page, table }) => {
  await table.openPosition(position);
  await table.move("Blue piece on 8", "space 9");
  await table.move("Blue piece on 9", "space 11");
  await table.endButton.click();
  await expect(page.getByRole("heading", { name: /Red/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Look again?" })).toHaveCount(0);
});
