// SPDX-License-Identifier: MIT
// One table online as two people see it, at a desk and on a phone.
import { expect } from "../fixtures.ts";
import { Person, playTurns } from "../online.ts";
import type { Liking } from "../sight.ts";
import { take, test } from "./stage.ts";

// One thing as well as another, so that the pieces spread.
const anything: Liking = ({ name }) =>
  [...name].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 997, 7);

test("two people at one table", async ({ browser, language, viewport, deviceScaleFactor }) => {
  const sharp = { deviceScaleFactor: deviceScaleFactor ?? 1 };
  const phone = { width: 390, height: 816 };
  const ana = await Person.arrive(browser, "Ana", { ...sharp, viewport, colorScheme: "light" });
  const ben = await Person.arrive(browser, "Ben", { ...sharp, viewport: phone, colorScheme: "dark" });
  await ben.sitDown(await ana.openTable("Dixie Pollyanna (1952)"));
  await ana.click("Good luck!");
  await playTurns([ana, ben], 30, anything);
  for (const { page } of [ana, ben]) {
    if (language === "es") await page.getByRole("button", { name: /^ES/ }).click();
    await expect(page.getByRole("group", { name: /^(Board|Tablero): / })).toBeVisible();
  }
  await take(ana.page, language, "online");
  await take(ben.page, language, "phone");
});
