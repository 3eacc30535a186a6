// SPDX-License-Identifier: MIT
// After a game at a table online: one asks for a rematch, the other agrees, and it begins.
import { expect, test } from "@playwright/test";
import { Person, resign } from "./online.ts";

async function finished(browser: Parameters<typeof Person.arrive>[0]): Promise<[Person, Person]> {
  const ana = await Person.arrive(browser, "Ana");
  const beto = await Person.arrive(browser, "Beto");
  await beto.sitDown(await ana.openTable("Dixie Pollyanna (1952)"));
  await beto.table.board.waitFor();
  await resign(beto);
  await expect(ana.table.result).toContainText("Beto has resigned: Ana wins.");
  return [ana, beto];
}

test("who asks for a rematch waits for the other by name, and it begins with one button", async ({ browser }) => {
  const [ana, beto] = await finished(browser);
  const before = ana.page.url();
  await ana.click("Rematch");
  await expect(ana.table.result.getByRole("status")).toHaveText("Waiting for Beto…");
  await expect(ana.page.getByRole("textbox", { name: "Your name" })).toHaveCount(0);
  expect(ana.page.url()).toBe(before); // the talk goes on where both are
  await expect(beto.table.result.getByRole("status")).toHaveText("Ana would like a rematch.");
  await expect(beto.page).toHaveTitle(/Ana would like a rematch/);
  await beto.click("Play again");
  for (const { page, table } of [ana, beto]) {
    await expect(table.result).toBeHidden();
    await expect(table.board).toBeVisible();
    expect(page.url()).not.toBe(before);
  }
  for (const { complaints } of [ana, beto]) expect(complaints).toEqual([]);
});

test("who does not want to wait any longer may stop, and say yes later", async ({ browser }) => {
  const [ana, beto] = await finished(browser);
  await ana.click("Rematch");
  await ana.click("Stop waiting");
  await expect(beto.page.getByText("Ana would like a rematch.")).toBeHidden();
  await beto.click("Rematch");
  await expect(beto.table.result.getByRole("status")).toHaveText("Waiting for Ana…");
  await ana.page.reload();
  await ana.click("Play again");
  for (const { table } of [ana, beto]) await expect(table.result).toBeHidden();
  for (const { complaints } of [ana, beto]) expect(complaints).toEqual([]);
});
