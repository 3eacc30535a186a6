// SPDX-License-Identifier: MIT
// Tables online: several browsers and the real server.
import { expect, test } from "@playwright/test";
import { chooseMore, createTable, Person, playTurns, resign, whoActs } from "./online.ts";
import { type Liking, look } from "./sight.ts";

const zenda = "The Prisoner of Zenda";
const eastwards: Liking = ({ name, x }) => (name.includes("King") ? 10_000 : 0) + x;

function contented(...people: Person[]) {
  for (const { complaints } of people) expect(complaints).toEqual([]);
}

test("two people play a whole game; one loses the network in between; somebody watches", {
  tag: "@core",
}, async ({ browser }) => {
  const [ana, ben, cleo] = [
    await Person.arrive(browser, "Ana", { haste: 20 }),
    await Person.arrive(browser, "Ben", { haste: 20 }),
    await Person.arrive(browser, "Cleo", { haste: 20 }),
  ];
  const link = await ana.openTable(zenda);
  await ben.sitDown(link);
  await cleo.page.goto(link);
  await cleo.hears("You are watching this game.");
  await expect(ana.page).toHaveTitle(/^● Your turn/); // Streslau sets up first
  await ben.click("Good luck!");
  await ana.hears("Good luck!");

  await playTurns([ana, ben], 4);
  await ben.context.setOffline(true);
  await ben.hears(/The server cannot be reached/);
  await ana.playTurn();
  await ben.context.setOffline(false);
  await expect(ben.page.getByText(/The server cannot be reached/)).toBeHidden();

  await Promise.all([ana.table.playToTheEnd(eastwards), ben.table.playToTheEnd(eastwards)]);
  await expect(cleo.table.result).toContainText(/victory|wins|drawn/);
  expect(await cleo.table.log.textContent()).toBe(await ana.table.log.textContent());

  const preview = await (await ana.page.request.get(link)).text();
  expect(preview).toMatch(/content="(Ana|Ben) won! /);
  await ana.hears(/^✓ Fair dice/);
  await ben.clickMore("Check the dice");
  await ben.hears(/^The dice are sound|every throw/i);
  await ana.click("Rematch");
  await ben.page.goto(link);
  await ben.click("Play again");
  await expect(ana.table.board).toBeVisible(); // all have sat down, and it has begun
  await expect(ben.page.getByRole("heading", { name: "Your turn" })).toBeVisible();
  contented(ana, ben, cleo);
});

test("whoever leaves is played by a computer, and may come back", async ({ browser }) => {
  const ana = await Person.arrive(browser, "Ana");
  const ben = await Person.arrive(browser, "Ben");
  await ana.page.goto("/#/online");
  await ana.page.getByLabel("Your name").waitFor();
  const seats = ["b", "r"].map((seat) => ({ seat, level: "" }));
  const clock = { turn: 0, bank: 0 };
  const plan = { game: "pollyanna-1916", seats, public: true, clock, patience: 10 };
  const link = `/#/t/${await createTable(ana.page, plan)}`;
  await ana.sitDown(link);
  await ben.sitDown(link);
  await playTurns([ana, ben], 2);
  await expect(ana.page.getByText("Ben is away.")).toBeHidden();

  const storageState = await ben.context.storageState();
  await ben.context.close();
  await ana.hears("Ben is away.");
  await ana.page.getByText("Let a computer play", { exact: true }).click();
  await expect(ana.page.getByRole("button", { name: /^Let it play in 0:/ })).toBeDisabled();
  await ana.click("Let it play");
  await ana.hears("computer, for Ben");
  await playTurns([ana], 2);

  const back = await Person.arrive(browser, "Ben", { storageState });
  await back.page.goto("/#/online");
  await back.page.getByRole("link", { name: "To the table" }).click();
  await back.click("Take over again");
  await ana.hears("Ben is back and plays again.");
  await playTurns([ana, back], 2);

  await resign(back);
  await expect(ana.table.result).toContainText("Ben has resigned: Ana wins.");
  contented(ana, back);
});

test("four people play as partners; a turn is taken back by consent; they agree to stop", async ({
  browser,
}) => {
  const names = ["Ana", "Ben", "Cleo", "Dan"];
  const people = await Promise.all(names.map((name) => Person.arrive(browser, name)));
  const [ana, ben, cleo, dan] = people as [Person, Person, Person, Person];
  const link = await ana.openTable("Dixie Pollyanna (1952)", async (page) => {
    await page.getByRole("radio", { name: "4 players" }).check();
    await expect(page.getByRole("checkbox", { name: /^Partners/ })).toBeChecked();
  });
  for (const person of [ben, cleo, dan]) await person.sitDown(link);
  await playTurns(people, 4);

  const asks = await whoActs(people);
  const declines = people.find((person) => person !== asks) as Person;
  const ended = (person: Person) => person.table.log.locator(".number").count();
  const before = await ended(asks);
  await chooseMore(asks, "Ask to take back", "Yes, ask them");
  await declines.click("Decline");
  await asks.hears(/declined\.$/);
  await chooseMore(asks, "Ask to take back", "Yes, ask them");
  await asks.hears(/^Your last offer was turned down/);
  await chooseMore(declines, "Ask to take back", "Yes, ask them");
  for (const person of people) if (person !== declines) await person.click("Agree");
  await declines.hears("All agreed: a turn was taken back.");
  await expect.poll(() => ended(dan)).toBeLessThan(before);

  await chooseMore(ana, "Offer a draw", "Yes, ask them");
  for (const person of [ben, cleo, dan]) await person.click("Agree");
  for (const person of people)
    await expect(person.table.result).toContainText("The players agreed to a draw.");
  contented(...people);
});

test("one is the same player on another device by a private link", async ({ browser }) => {
  const ana = await Person.arrive(browser, "Ana");
  const link = await ana.openTable("Dixie Pollyanna (1952)");
  await ana.page.goto("/#/me");
  await ana.click("Make a private link");
  const secret = await ana.page.getByRole("textbox", { name: "Link" }).inputValue();

  const elsewhere = await Person.arrive(browser, "Ana");
  await elsewhere.page.goto(secret);
  await expect(elsewhere.page).not.toHaveURL(/come/); // nor is it in the history
  await elsewhere.click("Yes, that is me");
  await elsewhere.hears("Your tables");
  await elsewhere.page.goto(link);
  await elsewhere.page.getByText("More", { exact: true }).click();
  await expect(elsewhere.page.getByRole("button", { name: "Stand up" })).toBeVisible();

  // The game begins with the device that sat down; the other goes on with a chain of its own.
  const ben = await Person.arrive(browser, "Ben");
  await ben.sitDown(link);
  await elsewhere.hears(/^You sat down on another device/);
  await ana.page.goto(link);
  await expect(ben.table.board).toBeVisible();
  await ana.page.close();
  if ((await whoActs([elsewhere, ben])) === ben) await ben.playTurn();
  await elsewhere.playTurn();
  await ben.hears("Ana's device has rejoined the dice.");
  await playTurns([elsewhere, ben], 3);
  await resign(ben);
  await elsewhere.table.result.waitFor();
  await elsewhere.clickMore("Check the dice");
  await elsewhere.hears(/^The dice are sound/);
  contented(ana, elsewhere, ben);
});

test("whoever changes the passphrase, or logs out everywhere, leaves no device in", async ({ browser }) => {
  const ana = await Person.arrive(browser, "Ana");
  const { page } = ana;
  const account = `ana-${Date.now()}`;
  await page.goto("/#/me");
  await page.getByLabel("Account name").first().fill(account);
  await page.getByLabel("Passphrase", { exact: true }).first().fill("a long secret");
  await ana.click("Create account");
  await ana.hears(`Your account is ${account}.`);

  const phone = await Person.arrive(browser, "Ana");
  const logIn = async (passphrase: string) => {
    await phone.page.goto("/#/me");
    await phone.page.reload();
    await phone.page.locator("summary", { hasText: "Log in" }).click();
    await phone.page.getByLabel("Account name").last().fill(account);
    await phone.page.getByLabel("Passphrase", { exact: true }).last().fill(passphrase);
    await phone.page.getByRole("button", { name: "Log in" }).click();
  };
  await logIn("a long secret");
  await phone.hears(`Your account is ${account}.`);

  const change = async (old: string, passphrase: string) => {
    await page.getByLabel("Current passphrase").fill(old);
    await page.getByLabel("New passphrase").fill(passphrase);
    await page.getByRole("button", { name: "Change the passphrase" }).click();
  };
  await page.locator("summary", { hasText: "Change the passphrase" }).click();
  await change("a wrong one", "a newer secret");
  await ana.hears("The account or the passphrase is wrong.");
  await change("a long secret", "a newer secret");
  await ana.hears("The passphrase is changed. All other devices are logged out.");
  await phone.page.reload();
  await expect(phone.page.getByRole("button", { name: "Create account" })).toBeVisible();

  await logIn("a newer secret");
  await phone.hears(`Your account is ${account}.`);
  await phone.page.getByRole("button", { name: "Log out everywhere" }).click();
  await phone.hears("You are logged out everywhere, and a new guest here.");
  await page.reload();
  await expect(page.getByRole("button", { name: "Create account" })).toBeVisible();
  expect(ana.complaints).toEqual([expect.stringContaining("403")]); // of the wrong passphrase
  contented(phone);
});

test("people in one room come by pointing a phone at the screen", async ({ browser, baseURL }) => {
  const ana = await Person.arrive(browser, "Ana");
  const code = ({ page }: Person) => page.getByRole("img", { name: "QR code of the link" });
  await ana.openTable(zenda);
  await ana.hears(/works on this machine only/);
  await expect(code(ana)).toBeHidden();
  const ben = await Person.arrive(browser, "Ben", { baseURL: baseURL?.replace("localhost", "parlor.test") ?? "" });
  await ben.openTable(zenda);
  await expect(code(ben)).toBeVisible();
  const { width = 0, height = 0 } = (await code(ben).boundingBox()) ?? {};
  expect(width).toBeGreaterThan(120);
  expect(width).toBe(height);
});

test("a board that a phone shows in part follows what others play", async ({ browser }) => {
  const ana = await Person.arrive(browser, "Ana");
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const ben = await Person.arrive(browser, "Ben", phone);
  await ben.sitDown(await ana.openTable(zenda));
  const pieces = ben.page.locator("[id^=piece-]");
  await expect(ben.table.board).toBeVisible();
  await ana.table.act(); // Streslau sets up, far in the east
  await expect(pieces).toHaveCount(1);
  await expect(pieces).toBeInViewport();
  contented(ana, ben);
});

test("a phone asks in a dialog before a player resigns, and forgets nothing else", async ({ browser }) => {
  const ana = await Person.arrive(browser, "Ana");
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const ben = await Person.arrive(browser, "Ben", phone);
  await ben.sitDown(await ana.openTable("Dixie Pollyanna (1952)"));
  await ben.table.board.waitFor();
  const resign = ben.page.getByRole("button", { name: "Resign", exact: true });
  const dialog = ben.page.getByRole("dialog", { name: "Resign" });
  await ben.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(resign).toBeHidden();
  await ben.page.getByText("More", { exact: true }).tap();
  await resign.tap();
  await expect(dialog.getByRole("button")).toHaveCount(2);
  for (const button of await dialog.getByRole("button").all())
    expect((await button.evaluateAll(look))[0]?.inSight).toBe(true);
  await ben.page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(resign).toBeFocused();
  await resign.tap();
  await dialog.getByRole("button", { name: "No, go on" }).tap();
  await expect(dialog).toBeHidden();
  await resign.tap();
  await dialog.getByRole("button", { name: "Yes, resign" }).tap();
  await ana.hears("Ben has resigned: Ana wins.");
  contented(ana, ben);
});

test("the review of a game says who resigned", async ({ browser }) => {
  const ana = await Person.arrive(browser, "Ana");
  const ben = await Person.arrive(browser, "Ben");
  await ben.sitDown(await ana.openTable("Dixie Pollyanna (1952)"));
  await playTurns([ana, ben], 2);
  await resign(ben);
  for (const [person, tale] of [[ana, "You won: Ben resigned."], [ben, "You resigned: Ana won."]] as const) {
    await person.table.result.getByRole("link", { name: "Review" }).click();
    await expect(person.page.locator(".tale")).toHaveText(tale, { timeout: 120_000 });
  }
  contented(ana, ben);
});

test("what is said reaches a phone in a sheet that leaves the board in sight", async ({ browser }) => {
  const ana = await Person.arrive(browser, "Ana");
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const ben = await Person.arrive(browser, "Ben", phone);
  await ben.sitDown(await ana.openTable("Dixie Pollyanna (1952)"));
  await ben.table.board.waitFor();
  await ana.click("Good luck!");
  await ben.click("New messages: 1");
  const sheet = ben.page.locator("details.chat");
  await expect(sheet).toContainText("Good luck!");
  const { height = 0 } = (await sheet.boundingBox()) ?? {};
  expect(height).toBeLessThan(844 / 3);
  await expect(ben.table.board).toBeInViewport();
  await ben.click("Hello!");
  await ana.hears("Hello!");
  await ben.click("Close");
  await expect(sheet).toBeHidden();
  await ben.click("Talk");
  await expect(sheet).toBeVisible();
  await ben.page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(ben.page.getByRole("button", { name: "Talk" })).toBeFocused();
  contented(ana, ben);
});
