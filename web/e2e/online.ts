// SPDX-License-Identifier: MIT
// People at different devices: each has a browser of their own, with its own cookie and storage.
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from "@playwright/test";
import { byHand, expect, hurry, keepNoFiles, keepOnce } from "./fixtures.ts";
import type { Liking } from "./sight.ts";
import { Table } from "./table.ts";

const hasty = { speed: "off", throwByItself: true, forcedByItself: true, endByItself: "always" };

// How a device is used, besides what is usual.
export interface Manner extends BrowserContextOptions {
  byItself?: boolean; // whatever leaves no choice
  haste?: number; // how many times quicker than usual the page's pauses pass
}

export class Person {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly table: Table;
  readonly complaints: string[] = [];

  private constructor(name: string, page: Page, byItself: boolean) {
    this.name = name;
    this.context = page.context();
    this.page = page;
    this.table = new Table(page, false, byItself);
    page.on("pageerror", (error) => this.complaints.push(`${name}: ${error.message}`));
    page.on("console", (message) => {
      const aboutNet = /net::ERR|WebSocket connection/.test(message.text());
      if (message.type() === "error" && !aboutNet) this.complaints.push(message.text());
    });
  }

  static async arrive(
    browser: Browser,
    name: string,
    { byItself = false, haste = 1, ...options }: Manner = {},
  ): Promise<Person> {
    const context = await browser.newContext({ reducedMotion: "reduce", ...options });
    await context.addInitScript(keepOnce, byItself ? hasty : byHand);
    await context.addInitScript(keepNoFiles);
    if (haste > 1) await context.addInitScript(hurry, haste);
    return new Person(name, await context.newPage(), byItself);
  }

  // The marks of those who are connected, and the word that nobody can be.
  get connected(): Locator {
    const marks = this.page.getByRole("list", { name: "Players" }).getByRole("img");
    return marks.and(this.page.getByLabel("connected", { exact: true }));
  }
  get unreachable(): Locator {
    return this.page.getByText("The server cannot be reached.");
  }

  // Through the form; the others are to come by link.
  async openTable(game: string, more: (page: Page) => Promise<void> = async () => {}): Promise<string> {
    const { page } = this;
    await page.goto("/#/online/new");
    await page.getByRole("radio", { name: game, exact: true }).check();
    await more(page);
    await page.getByLabel("Your name").fill(this.name);
    await page.getByRole("button", { name: "Open the table" }).click();
    return page.getByRole("textbox", { name: "Link" }).inputValue();
  }

  async sitDown(link: string): Promise<void> {
    await this.page.goto(link);
    const seat = this.page.getByRole("button", { name: "Sit down here" }).first();
    await seat.waitFor();
    await this.page.getByLabel("Your name").fill(this.name);
    await seat.click();
  }

  // Until somebody else is to act, or the game is over.
  async playTurn(liking?: Liking): Promise<void> {
    const { open, result } = this.table;
    const others = this.page.getByRole("heading", { name: /'s turn$/ });
    const passed = others.or(result);
    await open.first().waitFor();
    while (!(await passed.isVisible())) {
      await this.table.act(liking);
      await open.or(others).first().waitFor();
    }
  }

  click(name: string): Promise<void> {
    return this.page.getByRole("button", { name, exact: true }).click();
  }
  // What stands under More.
  async clickMore(name: string): Promise<void> {
    await this.page.locator("details.menu").evaluate((menu) => menu.setAttribute("open", ""));
    await this.click(name);
  }
  // News of other people and of servers may take a while.
  async hears(words: string | RegExp): Promise<void> {
    await expect(this.page.getByText(words).first()).toBeVisible({ timeout: 60_000 });
  }
}

// Something under "More" that is asked again in a dialog.
export async function chooseMore(person: Person, action: string, yes: string): Promise<void> {
  await person.clickMore(action);
  await person.page.getByRole("dialog").getByRole("button", { name: yes }).click();
}
export const resign = (person: Person) => chooseMore(person, "Resign", "Yes, resign");

// Whoever's turn it is plays, so many times.
export async function playTurns(people: Person[], count: number, liking?: Liking): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await (await whoActs(people)).playTurn(liking);
}

export async function whoActs(people: Person[]): Promise<Person> {
  const found = people.map(async (person) => {
    await person.page.getByRole("heading", { name: "Your turn" }).waitFor();
    return person;
  });
  const acts = await Promise.any(found);
  for (const each of found) each.catch(() => undefined);
  return acts;
}

// A table that the form does not offer, by the page's own connection.
export function createTable(page: Page, plan: object): Promise<string> {
  return page.evaluate(
    (wanted) =>
      new Promise<string>((done) => {
        const socket = new WebSocket(`ws://${location.host}/ws`);
        const command = { id: String(Math.random()), do: "create", plan: wanted };
        socket.onopen = () => socket.send(JSON.stringify(command));
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const { table } = JSON.parse(data) as { table?: string };
          if (table) done(table);
        };
      }),
    plan,
  );
}
