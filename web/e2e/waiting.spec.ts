// SPDX-License-Identifier: MIT
// Before a game online: the board with plates, the invitation, and the friend who comes.
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { createTable, Person } from "./online.ts";

const wide = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };
const words = {
  en: {
    name: "Your name",
    sit: "Sit down here",
    send: "Send the link",
    waits: "Waiting for your friend…",
    mine: "Ana (you)",
    invites: /^Ana invites you to a game of Pollyanna/,
    players: "Players",
    qr: "QR code of the link",
    more: "More",
  },
  es: {
    name: "Tu nombre",
    sit: "Sentarse aquí",
    send: "Enviar el enlace",
    waits: "Esperando a tu amigo…",
    mine: "Ana (tú)",
    invites: /^Ana te invita a una partida de Pollyanna/,
    players: "Jugadores",
    qr: "Código QR del enlace",
    more: "Más",
  },
} as const;

async function isInOrder(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(beyond).toBe(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

async function sit({ page }: Person, { name, sit: button }: { name: string; sit: string }, as: string) {
  const main = page.getByRole("button", { name: button, exact: true });
  await main.waitFor();
  await page.getByLabel(name).fill(as);
  await main.click();
}

for (const [locale, said] of Object.entries(words))
  for (const viewport of [wide, phone])
    test(`a table that waits shows its plates, its link and its code (${locale}, ${viewport.width})`, async ({
      browser,
    }, info) => {
      const ana = await Person.arrive(browser, "Ana", { locale, viewport });
      const { page } = ana;
      await page.goto("/#/online");
      await page.getByLabel(said.name).waitFor();
      const seats = ["b", "r"].map((seat) => ({ seat, level: "" }));
      const clock = { turn: 0, bank: 0 };
      const plan = { game: "pollyanna-1916", seats, public: false, clock, patience: 60 };
      const path = `/#/t/${await createTable(page, plan)}`;
      await page.goto(path.replace(/^/, new URL(page.url()).origin.replace("localhost", "parlor.test")));
      await sit(ana, said, "Ana");

      const plates = page.getByRole("list", { name: said.players }).getByRole("listitem");
      await expect(plates).toHaveCount(2);
      await expect(plates.filter({ hasText: said.mine })).toBeInViewport({ ratio: 1 });
      await expect(plates.filter({ hasText: said.waits })).toBeInViewport({ ratio: 1 });
      const send = page.getByRole("button", { name: said.send });
      await expect(send).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("img", { name: said.qr })).toBeVisible();
      await isInOrder(page);
      await page.screenshot({ path: info.outputPath("waiting.png"), fullPage: true });
      await page.getByText(said.more, { exact: true }).click();
      await isInOrder(page);
      await page.screenshot({ path: info.outputPath("more.png"), fullPage: true });

      const beto = await Person.arrive(browser, "Beto", { locale, viewport });
      await beto.page.goto(await page.getByRole("textbox", { name: /^(Link|Enlace)$/ }).inputValue());
      await expect(beto.page.getByRole("heading", { level: 1 })).toHaveText(said.invites);
      await expect(beto.page.getByRole("button", { name: said.sit, exact: true })).toBeInViewport({ ratio: 1 });
      await isInOrder(beto.page);
      await beto.page.screenshot({ path: info.outputPath("invited.png"), fullPage: true });
      await sit(beto, said, "Beto");
      for (const each of [ana, beto]) await expect(each.page.locator("svg.layers")).toBeVisible();
      // Chromium says so of every origin but localhost that is not encrypted.
      const unencrypted = /^The Cross-Origin-Opener-Policy header has been ignored/;
      for (const { complaints } of [ana, beto])
        expect(complaints.filter((each) => !unencrypted.test(each))).toEqual([]);
    });

test("the link is shared where the device can, and copied elsewhere", async ({ browser }) => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const ana = await Person.arrive(browser, "Ana", { permissions });
  const link = await ana.openTable("Dixie Pollyanna (1952)");
  await ana.click("Send the link");
  await ana.hears(/^The link is copied/);
  expect(await ana.page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await ana.page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) });
  });
  await ana.page.reload();
  await ana.click("Send the link");
  const [shared] = await ana.page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  expect(shared).toMatchObject({ url: link, text: "Ana invites you to a game of Dixie Pollyanna (1952)" });
});

test("one who waits plays two seats, and a computer a third", async ({ browser }) => {
  const ana = await Person.arrive(browser, "Ana");
  await ana.openTable("Dixie Pollyanna (1952)", async (page) => {
    await page.getByRole("radio", { name: "3 players" }).check();
  });
  const { page } = ana;
  const plates = page.getByRole("list", { name: "Players" });
  await expect(plates.getByText("Waiting for your friend…")).toHaveCount(2);
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("button", { name: /^Play this seat too/ }).first().click();
  await expect(plates.getByText("Ana (you)")).toHaveCount(2);
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await expect(ana.table.board).toBeVisible();
  expect(ana.complaints).toEqual([]);
});

test("a phone in landscape shows whole plates and the button", async ({ browser }) => {
  const viewport = { width: 844, height: 390 };
  const ana = await Person.arrive(browser, "Ana", { viewport, hasTouch: true, isMobile: true });
  for (const game of ["Dixie Pollyanna (1952)", "The Prisoner of Zenda"]) {
    await ana.openTable(game);
    const plates = ana.page.getByRole("list", { name: "Players" }).getByRole("listitem");
    await expect(plates).toHaveCount(2);
    for (const plate of await plates.all()) {
      await expect(plate).toBeInViewport({ ratio: 1 });
      const { width = 0, height = 0 } = (await plate.boundingBox()) ?? {};
      expect(width).toBeGreaterThan(height); // words in lines, not letter by letter
    }
    await expect(ana.page.getByRole("button", { name: "Send the link" })).toBeInViewport({ ratio: 1 });
  }
});

test("still pictures have no pulse", async ({ browser }) => {
  const pulses = (page: Page) =>
    page.evaluate(() => document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Infinity).length);
  for (const [reducedMotion, count] of [["reduce", 0], ["no-preference", 1]] as const) {
    const ana = await Person.arrive(browser, "Ana", { reducedMotion });
    await ana.page.addInitScript(() => localStorage.setItem("parlor.settings", '{"speed":"normal"}'));
    await ana.openTable("Dixie Pollyanna (1952)");
    await ana.page.getByText("Waiting for your friend…").waitFor();
    expect(await pulses(ana.page), reducedMotion).toBe(count);
  }
});
