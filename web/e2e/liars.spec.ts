// SPDX-License-Identifier: MIT
// Servers that lie about their dice: every honest device notices at the first dishonest event.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { type Browser, expect } from "@playwright/test";
import { alone, type Evidence, expectNoticed, test, Witness } from "./liars.ts";
import { createTable, type Manner, Person } from "./online.ts";
import { program } from "./server.ts";
import { Confederate } from "./confederate.ts";

const examples = join(import.meta.dirname, "../../docs/examples");
// Each plays a game against a computer. If the dice are not sound, it ends with 1 and writes its
// evidence to the standard output.
const game = "pollyanna-1916";
const clients = [
  {
    name: "table_client.mts",
    runBy: process.execPath,
    given: (address: string) => [address, game, "random"],
  },
  {
    name: "table_client.py",
    runBy: "/usr/bin/python3",
    given: (address: string) => [new URL(address).host, "40", program, "engine", "--json"],
  },
];

// The evidence is the last thing that a client writes.
async function play({ name, runBy, given }: (typeof clients)[0], address: string) {
  const client = spawn(runBy, [join(examples, name), ...given(address)], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exit = once(client, "exit");
  const [written, told] = await Promise.all([text(client.stdout), text(client.stderr)]);
  const [code] = (await exit) as [number];
  const evidence = /^\{[^]*/m.exec(written)?.[0] ?? "{}";
  return { code, evidence: JSON.parse(evidence) as Evidence, told };
}

for (const client of clients) {
  for (const noticed of alone)
    test(`${client.name} notices ${noticed.lie}`, async ({ lies }) => {
      const server = await lies(noticed.lie);
      const { code, evidence, told } = await play(client, server.address);
      expect(code, told).toBe(1);
      expectNoticed(evidence, server, noticed);
    });

  test(`${client.name} notices a chain that is not its own`, async ({ lies }) => {
    const server = await lies("forged_renewal");
    const { code, evidence, told } = await play(client, server.address);
    expect(code, told).toBe(1);
    expectNoticed(evidence, server, { lie: "forged_renewal", alarm: "chain_elsewhere" });
  });

  test(`${client.name} trusts an honest server, and does not play with older dice`, async ({ lies }) => {
    const honest = await play(client, (await lies("")).address);
    expect(honest.code, honest.told).toBe(0);
    const older = await play(client, (await lies("downgrade")).address);
    expect(older.code, older.told).toBe(2);
  });
}

async function arrive(browser: Browser, name: string, baseURL: string, manner: Manner = {}) {
  const hasty = { byItself: true, haste: 20 };
  return new Witness(await Person.arrive(browser, name, { ...hasty, baseURL, ...manner }));
}
// A table for people and, where it is named, a computer.
async function openTable({ person: { page } }: Witness, seats: Record<string, string>): Promise<string> {
  await page.goto("/#/online");
  await page.getByRole("heading").first().waitFor();
  const plan = {
    game,
    seats: Object.entries(seats).map(([seat, level]) => ({ seat, level })),
    public: false,
    clock: { turn: 0, bank: 0 },
    patience: 60,
  };
  return createTable(page, plan);
}

test.describe("the page", () => {
  for (const noticed of alone)
    test(`notices ${noticed.lie}`, async ({ browser, lies }) => {
      const server = await lies(noticed.lie);
      const ana = await arrive(browser, "Ana", server.address);
      await ana.person.sitDown(`/#/t/${await openTable(ana, { b: "", r: "random" })}`);
      await ana.playIntoAlarm();
      expectNoticed(await ana.saveEvidence(), server, noticed);
      await ana.expectNoMoreLinks();
      expect(ana.person.complaints).toEqual([]);
    });

  // The player may really have gone on with another device: only they know.
  test("tells its player of a chain that is not this device's", async ({ browser, lies }) => {
    const server = await lies("forged_renewal");
    const ana = await arrive(browser, "Ana", server.address, { byItself: false });
    await ana.person.sitDown(`/#/t/${await openTable(ana, { b: "", r: "random" })}`);
    await ana.person.table.throwButton.click();
    await ana.person.hears(/^Your seat goes on with another device\. If that was not you/);
    expect(server.firstLie()).toBeGreaterThan(0);
  });

  test("does not sit down where the dice are older ones", async ({ browser, lies }) => {
    const ana = await arrive(browser, "Ana", (await lies("downgrade")).address);
    await ana.person.sitDown(`/#/t/${await openTable(ana, { b: "", r: "random" })}`);
    await expect(ana.person.page.getByRole("alert")).toContainText(/older/);
    expect(ana.links).toBe(0);
  });

  test("trusts an honest server to the end", async ({ browser, lies }) => {
    const ana = await arrive(browser, "Ana", (await lies("")).address);
    await ana.person.sitDown(`/#/t/${await openTable(ana, { b: "", r: "random" })}`);
    await ana.person.table.playToTheEnd();
    await expect(ana.alarm).toBeHidden();
    await ana.person.clickMore("Check the dice");
    await ana.person.hears(/^The dice are sound/);
    expect(ana.person.complaints).toEqual([]);
  });

  // Who notices, and by which alarm.
  const together: { lie: string; by: ("Ana" | "Ben")[]; alarm: RegExp; atOnce: boolean }[] = [
    { lie: "drop_confederate", by: ["Ana", "Ben"], alarm: /^link_missing$/, atOnce: true },
    { lie: "split_view", by: ["Ben"], alarm: /^link_missing$/, atOnce: true },
    { lie: "split_dice", by: ["Ben"], alarm: /^(throw_changed|record_differs|order_wrong)$/, atOnce: false },
  ];
  for (const { lie, by, alarm, atOnce } of together)
    test(`of two players notices ${lie}`, async ({ browser, lies }) => {
      const server = await lies(lie);
      const ana = await arrive(browser, "Ana", server.address);
      const ben = await arrive(browser, "Ben", server.address);
      const address = `/#/t/${await openTable(ana, { b: "", r: "" })}`;
      await ana.person.sitDown(address);
      await ben.person.sitDown(address);
      const noticing = { Ana: ana, Ben: ben };
      if (!by.includes("Ana")) ana.person.table.playToTheEnd().catch(() => undefined);
      await Promise.all(by.map((name) => noticing[name].playIntoAlarm()));
      for (const name of by) {
        const shown = await noticing[name].saveEvidence();
        expect(shown.alarm.name).toMatch(alarm);
        if (atOnce) expect(shown.alarm.seq).toBe(server.firstLie());
        await noticing[name].expectNoMoreLinks();
      }
    });

  test("of two players notices another tip of the other, before a throw is made", async ({
    browser,
    lies,
  }) => {
    const server = await lies("other_tips");
    const ana = await arrive(browser, "Ana", server.address);
    const ben = await arrive(browser, "Ben", server.address);
    const address = `/#/t/${await openTable(ana, { b: "", r: "" })}`;
    await ana.person.sitDown(address);
    await ben.person.sitDown(address);
    // The one who notices first reveals nothing, and the other may then have nothing to notice.
    const first = await Promise.any([ana, ben].map(async (each) => (await each.alarm.waitFor(), each)));
    const { alarm, heard } = await first.saveEvidence();
    expect(alarm.name).toBe("link_wrong");
    const told = heard.flatMap(({ events }) => events ?? []);
    expect(told.find(({ seq }) => seq === alarm.seq)).toMatchObject({ kind: "revealed", seat: alarm.seat });
  });

  for (const [lie, name] of [
    ["repeat_opening", "opening_differs"],
    ["reset_voids", "state_differs"],
  ] as const)
    test(`notices ${lie} by a server and another player`, async ({ browser, lies }) => {
      const server = await lies(lie);
      const ana = await arrive(browser, "Ana", server.address);
      const table = await openTable(ana, { b: "", r: "" });
      await ana.person.sitDown(`/#/t/${table}`);
      const ben = await Confederate.arrive(server.address, table);
      while (!(await ana.alarm.isVisible())) {
        if (!(await ben.sit())) break;
        await Promise.race([ben.untilRevealed("b"), ana.alarm.waitFor()]);
        await ben.stand();
      }
      await ana.alarm.waitFor();
      const { alarm } = await ana.saveEvidence();
      expect(alarm.name).toBe(name);
      if (lie === "repeat_opening") expect(alarm.seq).toBe(server.firstLie());
      ben.leave();
    });

  test("asks before it reveals a third link, and the server lets nobody sit down again", async ({
    browser,
    lies,
  }) => {
    const server = await lies("");
    const ana = await arrive(browser, "Ana", server.address, { byItself: false, haste: 1 });
    const { page } = ana.person;
    const table = await openTable(ana, { b: "", r: "" });
    await ana.person.sitDown(`/#/t/${table}`);
    const ben = await Confederate.arrive(server.address, table);
    for (let opening = 0; opening < 2; opening += 1) {
      expect(await ben.sit()).toBe(true);
      await ben.untilRevealed("b");
      await ben.stand();
    }
    expect(await ben.sit()).toBe(false);
    expect(ben.refused).toBe("voided_enough");
    ben.leave();
    await page.getByText("More", { exact: true }).click();
    await page.getByRole("button", { name: "Begin", exact: true }).click();
    await ana.person.hears(/^The beginning of this game was broken off 2 times/);
    expect(ana.sent.filter((each) => each.includes('"reveal"'))).toHaveLength(2);
    await ana.person.click("Begin the game");
    await expect(ana.person.table.board).toBeVisible();
    expect(ana.sent.filter((each) => each.includes('"reveal"'))).toHaveLength(3);
    await expect(ana.alarm).toBeHidden();
  });

  for (const [language, size] of [
    ["en", { width: 1280, height: 800 }],
    ["en", { width: 390, height: 844 }],
    ["es", { width: 1280, height: 800 }],
    ["es", { width: 390, height: 844 }],
  ] as const)
    test(`shows the alarm at ${size.width} in ${language}`, async ({ browser, lies }, info) => {
      const server = await lies("drop_always");
      const manner = { viewport: size, locale: language };
      const ana = await arrive(browser, "Ana", server.address, manner);
      const { page } = ana.person;
      const table = await openTable(ana, { b: "", r: "random" });
      await page.goto(`/#/t/${table}`);
      const seat = page.getByRole("button", { name: /^(Sit down here|Sentarse aquí)$/ }).first();
      await seat.waitFor();
      await page.getByLabel(/Your name|Tu nombre/).fill("Ana");
      await seat.click();
      await ana.alarm.waitFor({ timeout: 60_000 });
      await ana.alarm.scrollIntoViewIfNeeded();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(size.width);
      const path = info.outputPath(`alarm-${language}-${size.width}.png`);
      await page.screenshot({ path });
    });
});
