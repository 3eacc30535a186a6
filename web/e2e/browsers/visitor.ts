// SPDX-License-Identifier: MIT
// A person at the page in any browser: looks at what is there, touches it, and waits for what follows.
import { expect } from "@playwright/test";
import { hurry, keepOnce } from "../fixtures.ts";
import { kinds, type Liking, look, type Thing } from "../sight.ts";
import type { Device, Driver, Window } from "./driver.ts";
import { call, diceAtRest, fillNamed, findNamed, type Role, selectors, settled } from "./in_page.ts";
import { pipsIn } from "./pips.ts";
import { type Language, pattern, said } from "./said.ts";

export const wide: Device = { width: 1280, height: 800 };
export const phone: Device = { width: 390, height: 844 };

export interface Manner {
  device?: Device;
  language?: Language;
  settings?: Record<string, unknown>;
  haste?: number; // how many times quicker than usual the page's pauses pass
}

export class Visitor {
  readonly window: Window;
  private readonly site: string;
  private readonly language: Language;
  private readonly haste: number;

  private constructor(window: Window, site: string, { language = "en", haste = 1 }: Manner) {
    this.window = window;
    this.site = site;
    this.language = language;
    this.haste = haste;
  }

  static async arrive(driver: Driver, site: string, manner: Manner = {}): Promise<Visitor> {
    const visitor = new Visitor(await driver.open(manner.device ?? wide), site, manner);
    const settings = { language: visitor.language, ...manner.settings };
    await visitor.open("/");
    await visitor.run(call(keepOnce, settings));
    await visitor.reload();
    return visitor;
  }

  // Another address of the same document, or another document. The page may lead on to a third address by itself.
  async open(path: string): Promise<void> {
    await this.run(`void (window.isLeft = false, addEventListener("hashchange", () => (window.isLeft = true)))`);
    await this.window.go(path.startsWith("http") ? path : this.site + path);
    await this.comes(`window.isLeft !== false && document.readyState === "complete"`);
  }
  async reload(): Promise<void> {
    await this.run("void (window.isLeft = false, setTimeout(() => location.reload()))");
    await this.comes(`window.isLeft === undefined && document.readyState === "complete"`);
  }

  // Documents come and go, by redirections too, so the first expression that is run in one makes its pauses short.
  run(expression: string): Promise<unknown> {
    if (this.haste === 1) return this.window.run(expression);
    return this.window.run(`(window.isHurried ??= (${call(hurry, this.haste)}, true), ${expression})`);
  }
  // Waits until an expression is true, through changes of the document.
  async comes(expression: string): Promise<unknown> {
    let value: unknown;
    const ask = async () => (value = await this.run(expression).catch(() => false));
    await expect.poll(ask, { intervals, timeout, message: expression }).toBeTruthy();
    return value;
  }
  async sees(words: RegExp): Promise<void> {
    await expect.poll(() => this.text("body"), { intervals, timeout }).toMatch(words);
  }
  says(key: string): Promise<void> {
    return this.sees(new RegExp(pattern(this.language, key), "m"));
  }
  async text(selector: string): Promise<string> {
    return String(await this.run(`document.querySelector(${JSON.stringify(selector)})?.innerText ?? ""`));
  }

  // Waits until it is there and rests.
  async click(role: Role, name: string): Promise<void> {
    let last: unknown = null;
    let place = { x: 0, y: 0 };
    const resting = async () => {
      const found = (await this.run(call(findNamed, selectors[role], name))) as typeof place | null;
      const rests = JSON.stringify(found) === JSON.stringify(last);
      last = found;
      if (found) place = found;
      return found !== null && rests;
    };
    await expect.poll(resting, { intervals, timeout, message: `${role} ${name}` }).toBe(true);
    await this.window.click(place.x, place.y);
  }
  press(key: string): Promise<void> {
    return this.click("button", pattern(this.language, key));
  }
  async fill(key: string, value: string): Promise<void> {
    const name = `^${said(this.language, key)}`;
    await this.comes(call(fillNamed, selectors.textbox, name, value));
  }

  async begin(game: string, seed: string): Promise<void> {
    await this.open(`/#/new/${game}`);
    await this.fill("page.new.seed", seed);
    await this.press("page.new.begin");
    await this.comes("document.querySelector('svg.layers') !== null");
  }
  async openPosition(position: string): Promise<void> {
    await this.open(`/#/position/${encodeURIComponent(position)}`);
    await this.press("page.position.play");
    await this.comes("document.querySelector('.felt') !== null");
  }

  // One click on something that may be done, as soon as there is something. False once the game is over.
  async act(liking?: Liking): Promise<boolean> {
    let kind: Thing["kind"] | undefined;
    const touched = async () => (kind = await this.touchWhatIsOpen(liking));
    await expect.poll(touched, { intervals: [20], timeout: 0 }).toBeDefined();
    return kind !== "result";
  }
  // One click if something may be done now. Returns what kind of thing that is.
  async touchWhatIsOpen(liking: Liking = () => 0): Promise<Thing["kind"] | undefined> {
    const all = await this.openThings();
    const kind = kinds.find((each) => all.some((thing) => thing.kind === each));
    if (!kind || kind === "result") return kind;
    const some = all.filter((thing) => thing.kind === kind);
    const inSight = some.filter((thing) => thing.inSight);
    const choices = inSight.length > 0 ? inSight : some;
    const next = choices.reduce((best, each) => (liking(each) > liking(best) ? each : best));
    if (next.inSight) await this.window.click(next.x, next.y);
    else await this.bringIntoView(next);
    return kind;
  }
  private async openThings(): Promise<Thing[]> {
    const things = (await this.run(`(${look})([...document.querySelectorAll(${JSON.stringify(this.reach)})])`)) as Thing[];
    const next = ["page.table.throw", "page.table.end_turn"].map((key) => said(this.language, key));
    return things.filter(({ kind, name }) => kind !== "button" || next.includes(name));
  }
  private get reach(): string {
    return [
      "svg[role=group] [role=button]",
      "section[aria-label*='?'] button",
      `section[aria-label="${said(this.language, "page.table.turn")}"] button:enabled`,
      `section[aria-label="${said(this.language, "page.result.title")}"]`,
    ].join(", ");
  }
  private async bringIntoView({ kind, name }: Thing): Promise<void> {
    const selector = JSON.stringify(this.reach);
    await this.run(`[...document.querySelectorAll(${selector})]
      .find((each) => (each.getAttribute("aria-label") ?? each.textContent.trim()) === ${JSON.stringify(name)})
      ?.scrollIntoView({ block: ${kind === "button" ? '"nearest"' : '"center"'}, behavior: "instant" })`);
  }
  async playToTheEnd(liking?: Liking): Promise<void> {
    while (await this.act(liking));
  }

  // The dice of the throw in words, which wait until they have come to rest.
  async hearsDice(): Promise<string> {
    let dice = "";
    const thrown = async () => (dice = await this.saidDice());
    await expect.poll(thrown, { intervals, timeout }).toMatch(/^[1-6](, [1-6])+$/);
    return dice;
  }
  async saidDice(): Promise<string> {
    const turn = JSON.stringify(`section[aria-label="${said(this.language, "page.table.turn")}"] [role=img]`);
    return String(await this.run(`document.querySelector(${turn})?.getAttribute("aria-label") ?? ""`));
  }
  // A display may lag behind the document.
  async draws(dice: string): Promise<void> {
    await expect.poll(() => this.drawnDice(), { intervals, timeout }).toBe(dice);
  }
  // The dice as they are drawn on the board.
  private async drawnDice(): Promise<string> {
    await this.comes(`(${diceAtRest})() !== null`);
    const dice = (await this.run(call(diceAtRest))) as NonNullable<ReturnType<typeof diceAtRest>>;
    const picture = await this.window.picture();
    return dice.map((die) => pipsIn(picture, die)).join(", ");
  }

  async settles(): Promise<void> {
    await this.comes(call(settled, 300));
  }
}

const intervals = [50];
const timeout = 60_000;
