// SPDX-License-Identifier: MIT
// One friend comes by a link that says what it leads to; and afterwards lists tell how it went.
import { expect, test } from "./fixtures.ts";
import { Person, resign } from "./online.ts";

test("a friend is invited by a person with a name, and the list tells who has won", async ({ browser }) => {
  const ana = await Person.arrive(browser, "Ana");
  const ben = await Person.arrive(browser, "Ben");
  await ana.page.goto("/");
  await ana.click("Invite a friend");
  const dialog = ana.page.getByRole("dialog");
  await dialog.getByLabel("Your name").fill("Ana");
  await dialog.getByRole("button", { name: "Invite" }).click();
  const link = await ana.page.getByRole("textbox", { name: "Link" }).inputValue();
  expect(link).toMatch(/\/t\/pollyanna-1916\/\w+$/);
  await expect(ana.page.getByRole("list", { name: "Players" })).toContainText("Ana (you)");
  await ben.page.goto(link);
  await expect(ben.page.getByRole("heading", { level: 1 })).toHaveText(/^Ana invites you to a game of Pollyanna/);
  await ben.sitDown(link);
  await expect(ben.page).toHaveURL(/#\/t\/\w+$/);
  await ben.table.board.waitFor();
  await resign(ben);
  await ana.hears("Ben has resigned: Ana wins.");
  await ana.page.goto("/#/online");
  await ana.hears("Won against Ben, by resignation");
  await ana.page.goto("/");
  await ana.click("Invite a friend"); // the name is asked for once
  await expect(ana.page.getByRole("heading", { name: "Your table is ready" })).toBeVisible();
  expect(ana.complaints).toEqual([]);
});

test("an invitation without a connection gives up and leaves the rest alone", async ({ browser }) => {
  const { page, table } = await Person.arrive(browser, "Ana");
  await page.goto("/?seed=1916");
  await page.route("**/api/**", (route) => route.abort());
  const invite = page.getByRole("button", { name: "Invite a friend" });
  const play = page.getByRole("button", { name: "Play now" });
  await invite.click();
  await expect(page.getByRole("alert")).toContainText("No connection");
  await expect(invite).toBeEnabled();

  // The connection comes back, and nothing happens that was asked for before.
  await page.unroute("**/api/**");
  const asked = page.waitForResponse("**/api/me");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.evaluate(() => fetch("api/me"));
  await asked;
  await expect(page).toHaveURL(/\?seed=1916(#\/)?$/);
  await play.click();
  await expect(table.board).toBeVisible();
});

test("who gives no name invites nobody", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Invite a friend" }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Invite a friend" })).toBeEnabled();
  await expect(page).toHaveURL(/\/(#\/)?$/);
});

test("a game is begun while an invitation is on its way", async ({ browser }) => {
  const { page, table } = await Person.arrive(browser, "Ana");
  await page.goto("/?seed=1916");
  let answer = () => {};
  const answered = new Promise<void>((done) => (answer = done));
  await page.route("**/api/**", async (route) => {
    await answered;
    await route.abort();
  });
  await page.getByRole("button", { name: "Invite a friend" }).click();
  await expect(page.getByRole("status")).toContainText("Connecting");
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(table.board).toBeVisible();
  answer();
});

test("whoever comes by a link sees no codes while the engine is on its way", async ({ browser }) => {
  const ana = await Person.arrive(browser, "Ana");
  const ben = await Person.arrive(browser, "Ben");
  const link = await ana.openTable("Dixie Pollyanna (1952)");
  let deliver = () => {};
  const delivered = new Promise<void>((done) => (deliver = done));
  await ben.page.route(/\.wasm$/, async (route) => {
    await delivered;
    await route.continue();
  });
  await ben.page.goto(link);
  await ben.hears("A moment…");
  await expect(ben.page.getByRole("main")).not.toContainText("dixie");
  deliver();
  await expect(ben.page.getByRole("main")).toContainText("Dixie Pollyanna (1952)");
  await expect(ben.page.getByRole("list", { name: "Players" })).toContainText("Red");
});

test("links have previews with a board", async ({ request }) => {
  for (const path of ["/play/zenda", "/t/pollyanna-1951/k3f9x2m7qa4c"]) {
    const page = await (await request.get(path)).text();
    const image = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? "";
    expect(image).toMatch(/^http:/);
    expect((await request.get(image)).headers()["content-type"]).toBe("image/jpeg");
  }
});

test("a link to a game leads to it", async ({ page }) => {
  await page.goto("/play/zenda");
  await expect(page).toHaveURL(/#\/new\/zenda$/);
  await expect(page.getByRole("radio", { name: "The Prisoner of Zenda" })).toBeChecked();
});
