// SPDX-License-Identifier: MIT
// Try it yourself: the mistakes of a reviewed game, one after another.
import { byHand, expect, test } from "./fixtures.ts";
import { finished, inOrder, judged, lost, record, reviewed } from "./reviews.ts";
import { Table } from "./table.ts";

const words = {
  en: {
    review: "Review", try: "Try it yourself", task: "That was a mistake. Find a better play.",
    right: "Right! That fixes it.",
    wrong: /^Not that either\. It cost about 2[23] games in 100\.$/, again: "Try again", show: "Show me", next: "Next",
    done: "Done", fixed: "You fixed 1 of 2.", end: "Back to the review",
  },
  es: {
    review: "Repaso", try: "Inténtalo tú", task: "Eso fue un error. Encuentra una jugada mejor.",
    right: "¡Bien! Con eso queda corregido.", wrong: /^Esa tampoco\. Costó unas 2[23] partidas de cada 100\.$/,
    again: "Intentar otra vez", show: "Enséñame", next: "Siguiente", done: "Terminar", fixed: "Corregiste 1 de 2.",
    end: "Volver al repaso",
  },
} as const;
const screens = [
  { name: "laptop", viewport: { width: 1280, height: 720 }, touch: false },
  { name: "phone", viewport: { width: 390, height: 844 }, touch: true },
];
for (const { name, viewport, touch } of screens) {
  for (const language of ["en", "es"] as const) {
    test.describe(`${name}, ${language}`, () => {
      test.use({ viewport, hasTouch: touch, isMobile: touch, settings: { ...byHand, language } });
      const said = words[language];

      test("mistakes of a finished game are played again", { tag: "@core" }, async ({ page }) => {
        const table = new Table(page, touch, false, language);
        const button = (called: string) => page.getByRole("button", { name: called, exact: true });
        const mistake = (number: number) => page.getByText(new RegExp(`^(Mistake|Error) ${number} (of|de) 2$`));
        const move = async (place: string) => {
          await table.touch(table.pieces.and(page.getByRole("button", { name: new RegExp(`${place}$`) })));
          await table.touch(table.targets);
        };
        await finished(page, lost, "b");
        await page.getByRole("link", { name: said.review }).click();
        await judged(page);
        await button(said.try).click();
        await expect(mistake(1)).toBeVisible();
        await expect(page.getByText(said.task)).toBeVisible();
        await move("b4"); // as it was played
        await expect(page.getByText(said.wrong)).toBeVisible();
        await button(said.again).click();
        await move("b7");
        await expect(page.getByText(said.right)).toBeVisible();
        await button(said.next).click();
        await expect(mistake(2)).toBeVisible();
        await button(said.show).click();
        await expect(page.locator("path.route.inner")).toHaveCount(1);
        await expect(page.locator("path.route.trail")).toHaveCount(0);
        await button(said.again).click();
        await move("b7"); // known by now: it does not count
        await expect(page.getByText(said.right)).toBeVisible();
        await button(said.done).click();
        await expect(page.getByRole("heading", { name: said.fixed })).toBeFocused();
        await inOrder(page);
        await button(said.end).click();
        await expect(button(said.try)).toBeFocused();
      });
    });
  }
}


test("a player of a pasted game may be chosen to play the mistakes again", async ({ page }) => {
  await reviewed(page, await record("pollyanna-1916", "br", 40));
  await page.getByRole("button", { name: "Try it yourself" }).click();
  await page.getByRole("button", { name: /^Pip \(Red\): \d+$/ }).click();
  await expect(page.getByText(/^Mistake 1 of \d+$/)).toBeVisible();
  await page.getByRole("button", { name: "Back to the review" }).click();
  await expect(page.getByRole("button", { name: "Try it yourself" })).toBeFocused();
});

test("mistakes are played again by keys alone, in Zenda too", async ({ page }) => {
  await reviewed(page, await record("zenda", "sz", 8));
  await page.getByRole("button", { name: "Try it yourself" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /: \d+$/ }).first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("That was a mistake. Find a better play.")).toBeVisible();
  const count = Number(/\d+$/.exec((await page.getByText(/^Mistake 1 of \d+$/).textContent()) ?? "")?.[0]);
  for (let left = count; left > 0; left -= 1) {
    for (const name of [/^Show me$/, /^(Next|Done)$/]) {
      await page.getByRole("button", { name }).focus();
      await page.keyboard.press("Enter");
    }
  }
  await expect(page.getByRole("heading", { name: `You fixed 0 of ${count}.` })).toBeFocused();
});
