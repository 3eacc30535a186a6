// SPDX-License-Identifier: MIT
// Tables online outlive what happens to connections and servers.
import { type Browser, expect, type TestInfo } from "@playwright/test";
import { layLine } from "./line.ts";
import { type Manner, Person, playTurns, resign } from "./online.ts";
import { isInstalled, startPostgres } from "./postgres.ts";
import { verify } from "./server.ts";
import { test as withServers } from "./servers.ts";

interface Fixtures {
  postgres: string; // its address
}

const test = withServers.extend<Fixtures>({
  postgres: async ({}, use, info) => {
    info.skip(!isInstalled, "PostgreSQL 15 is not installed.");
    const { address, stop } = await startPostgres();
    await use(address);
    await stop();
  },
});

const unreachable = /The server cannot be reached/;

function arrive(browser: Browser, names: string[], manner: Manner): Promise<Person[]> {
  return Promise.all(names.map((name) => Person.arrive(browser, name, manner)));
}

// Of the game so far, as that person has been told it.
function turns({ table }: Person): Promise<number> {
  return table.log.locator("p").count();
}

async function tellTheSame(people: Person[]): Promise<void> {
  const stories = () => Promise.all(people.map(({ table }) => table.log.textContent()));
  await expect.poll(async () => new Set(await stories()).size).toBe(1);
}

async function keepRecord(person: Person, info: TestInfo): Promise<string> {
  const download = person.page.waitForEvent("download");
  await person.clickMore("Save as a file");
  const file = info.outputPath("game.txt");
  await (await download).saveAs(file);
  return file;
}

// While the mouse plays on: two that moved it at once would click where neither meant to.
async function resignMeanwhile({ page }: Person): Promise<void> {
  await page.getByText("More", { exact: true }).dispatchEvent("click");
  for (const name of ["Resign", "Yes, resign"])
    await page.getByRole("button", { name, exact: true }).dispatchEvent("click");
}

// How long a whole game takes is up to the dice, so one side gives up once all this is over.
test("four people play as partners though two lose the network and the server dies", async ({
  browser,
  start,
}, info) => {
  test.setTimeout(600_000);
  const store = `sqlite:${info.outputPath("tables.db")}`;
  const server = await start({ store });
  const port = Number(new URL(server.address).port);
  const line = await layLine(server.address);
  const manner = { byItself: true, haste: 20, baseURL: server.address };
  const people = await arrive(browser, ["Ana", "Ben", "Cleo", "Dan"], manner);
  const [ana, ben, cleo, dan] = people as [Person, Person, Person, Person];
  const link = await ana.openTable("Pollyanna, the Glad Game (1916)", async (page) => {
    await page.getByRole("radio", { name: "4 players" }).check();
    await expect(page.getByRole("checkbox", { name: /^Partners/ })).toBeChecked();
  });
  await ben.sitDown(link.replace(server.address, line.address));
  for (const person of [cleo, dan]) await person.sitDown(link);
  const over = Promise.all(people.map(({ table }) => table.playToTheEnd()));
  const until = (count: number) =>
    expect.poll(() => turns(ana), { timeout: 0 }).toBeGreaterThan(count);

  await until(10);
  line.cut();
  await ben.context.setOffline(true);
  await ben.hears(unreachable);
  await ana.hears("Ben is away.");
  line.mend();
  await ben.context.setOffline(false);
  await until(30);
  await dan.context.setOffline(true);
  await dan.hears(unreachable);
  await server.kill();
  await cleo.hears(unreachable);
  await start({ store, port });
  await dan.context.setOffline(false);
  const before = await turns(ana);
  await until(before + 10);
  for (const partner of [ben, dan]) await resignMeanwhile(partner);
  await over;
  const results = people.map(({ table }) => table.result.getByRole("heading").textContent());
  expect(new Set(await Promise.all(results)).size).toBe(1);
  await tellTheSame(people);
  await verify(await keepRecord(cleo, info));
  for (const person of people) {
    await person.clickMore("Check the dice");
    await person.hears("The dice are sound.");
    expect(person.complaints).toEqual([]);
  }
});

test("two servers keep one table in PostgreSQL; one dies, and the other goes on", async ({
  browser,
  postgres: store,
  start,
}, info) => {
  const [here, there] = [await start({ store }), await start({ store })];
  const ana = await Person.arrive(browser, "Ana", { baseURL: here.address });
  const ben = await Person.arrive(browser, "Ben", { baseURL: there.address });
  const link = await ana.openTable("Dixie Pollyanna (1952)");
  const thereToo = link.replace(here.address, there.address);
  await ben.sitDown(thereToo);
  await playTurns([ana, ben], 4);
  await tellTheSame([ana, ben]);

  await here.kill(); // where the table was opened
  await ana.hears(unreachable);
  await ana.page.goto(thereToo);
  await playTurns([ana, ben], 4);
  await resign(ben);
  await expect(ana.table.result).toContainText("Ben has resigned: Ana wins.");
  await tellTheSame([ana, ben]);
  await verify(await keepRecord(ana, info));
  for (const { complaints } of [ana, ben]) expect(complaints).toEqual([]);
});
