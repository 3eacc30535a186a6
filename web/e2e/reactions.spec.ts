// SPDX-License-Identifier: MIT
// Reactions at a table online: a face on the player's plate, and words in the talk.
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { Person } from "./online.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const plate = ({ page }: Person, name: string) =>
  page.getByRole("list", { name: "Players" }).getByRole("listitem").filter({ hasText: name });

test("a reaction shows on the plate for both, stays in the talk, and is announced once", async ({ browser }, info) => {
  const ana = await Person.arrive(browser, "Ana");
  const beto = await Person.arrive(browser, "Beto", phone);
  await beto.sitDown(await ana.openTable("Dixie Pollyanna (1952)"));
  await beto.table.board.waitFor();
  const faces = ana.page.getByRole("group", { name: /^Reactions/ }).getByRole("button");
  await expect(faces).toHaveCount(6);
  await ana.click("What a roll!");

  await expect(plate(beto, "Ana").locator(".reaction")).toBeInViewport({ ratio: 1 });
  await expect(plate(ana, "Ana").locator(".reaction")).toBeVisible();
  await expect(plate(beto, "Beto").locator(".reaction")).toHaveCount(0);
  const live = beto.page.locator("[aria-live=polite]").filter({ hasText: "What a roll!" });
  await expect(live).toHaveText("Ana: What a roll!");
  await beto.page.screenshot({ path: info.outputPath("seen.png") });
  await ana.page.screenshot({ path: info.outputPath("own.png") });
  await beto.click("New messages: 1");
  await expect(beto.page.getByRole("log")).toHaveAttribute("aria-live", "off");
  await expect(beto.page.getByRole("log")).toHaveText(/Ana\s*What a roll!/);
  for (const { page } of [ana, beto]) {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
  await beto.page.screenshot({ path: info.outputPath("sheet.png") });
  await expect(beto.page.locator(".reaction")).toHaveCount(0); // it goes by itself
  await beto.page.reload();
  await beto.table.board.waitFor();
  await expect(beto.page.locator(".reaction")).toHaveCount(0);
  for (const { complaints } of [ana, beto]) expect(complaints).toEqual([]);
});

test("who has closed the talk sees no faces either", async ({ browser }) => {
  const ana = await Person.arrive(browser, "Ana");
  const beto = await Person.arrive(browser, "Beto");
  await beto.sitDown(await ana.openTable("Dixie Pollyanna (1952)"));
  await beto.table.board.waitFor();
  await beto.page.locator("summary", { hasText: "Talk" }).click();
  await ana.click("Hello!");
  await expect(plate(ana, "Ana").locator(".reaction")).toBeVisible();
  await ana.page.getByRole("textbox", { name: "Say something" }).fill("Are you there?");
  await ana.click("Send");
  await expect(beto.page.locator(".reaction")).toHaveCount(0);
  await expect(beto.page.getByText("Ana: Hello!")).toHaveCount(0);
  await beto.page.locator("summary", { hasText: "Talk" }).click();
  await expect(beto.page.getByRole("log")).toContainText("Are you there?");
  await expect(beto.page.locator(".reaction")).toHaveCount(0);
});
