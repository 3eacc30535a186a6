// SPDX-License-Identifier: MIT
// The table as a person finds it: by the roles and words that everybody sees or hears.
import { expect, type Locator, type Page } from "@playwright/test";

export interface Wish {
  game: string; // its name, as it stands in the form
  players?: string[]; // "a person here" or the like, seat after seat; where missing: as offered
  seed?: string;
}

export const person = "a person here";

const order = ["question", "target", "piece", "button", "result"] as const;
interface Thing {
  kind: (typeof order)[number];
  x: number;
  y: number;
}

// Runs in the page: what the elements are, and the middle of each.
function look(elements: Element[]): Thing[] {
  return elements.map((element) => {
    const drawn = element.querySelector("circle");
    const { x, y, width, height } = (drawn ?? element).getBoundingClientRect();
    const kind = element.matches("section")
      ? "result"
      : element.closest("section[aria-label*='?']")
        ? "question"
        : element.matches("button")
          ? "button"
          : element.hasAttribute("aria-pressed")
            ? "piece"
            : "target";
    return { kind, x: x + width / 2, y: y + height / 2 };
  });
}

export class Table {
  readonly page: Page;
  readonly board: Locator;
  readonly pieces: Locator; // those that are lit and not held
  readonly targets: Locator; // where what is held may go
  readonly throwButton: Locator;
  readonly endButton: Locator;
  readonly undoButton: Locator;
  readonly asking: Locator; // the box that asks which of several is meant
  readonly result: Locator;
  readonly dice: Locator;
  readonly log: Locator; // the game so far, in words
  readonly told: Locator; // what screen readers read out

  readonly open: Locator; // whatever may be done now, or the result

  constructor(page: Page) {
    this.page = page;
    this.board = page.getByRole("group", { name: /^Board: / });
    const lit = this.board.getByRole("button");
    this.pieces = lit.and(page.locator("[aria-pressed=false]"));
    this.targets = lit.and(page.locator(":not([aria-pressed])"));
    this.throwButton = enabled(page, "Throw the dice");
    this.endButton = enabled(page, "End turn");
    this.undoButton = page.getByRole("button", { name: "Undo" });
    this.asking = page.getByRole("region", { name: /which piece takes it|which one\?/ });
    this.result = page.getByRole("region", { name: "The game is over" });
    this.dice = page.getByRole("region", { name: "Whose turn it is" }).getByRole("img");
    this.log = page.getByRole("group", { name: "The game so far" });
    this.told = page.locator("[aria-live=polite]");
    const question = this.asking.getByRole("button");
    const { throwButton, endButton, result } = this;
    this.open = lit.or(question).or(throwButton).or(endButton).or(result);
  }

  // Through the form of a new game, by clicks.
  async begin({ game, players = [], seed = "1916" }: Wish): Promise<void> {
    const { page } = this;
    await page.goto("/#/new");
    await page.getByRole("radio", { name: game, exact: true }).check();
    const seats = page.getByRole("group", { name: "Who plays?" }).getByRole("combobox");
    for (const [index, player] of players.entries()) await seats.nth(index).selectOption(player);
    await page.getByText("The same dice again").click();
    await page.getByLabel("Seed of the dice").fill(seed);
    await page.getByRole("button", { name: "Begin" }).click();
    await expect(this.board).toBeVisible();
  }

  // The first thing that may be done, done by a click. False once the game is over.
  async act(): Promise<boolean> {
    await this.open.first().waitFor();
    const things = await this.open.evaluateAll(look);
    const next = order.flatMap((kind) => things.filter((thing) => thing.kind === kind))[0];
    if (!next || next.kind === "result") return false;
    if (next.kind === "button" || next.kind === "question") await this.open.nth(things.indexOf(next)).click();
    else await this.page.mouse.click(next.x, next.y);
    return true;
  }

  async playToTheEnd(): Promise<void> {
    while (await this.act());
  }

  // A piece or a target is touched in its middle; dice that stand beside a target are not it.
  async touch(thing: Locator): Promise<void> {
    const [{ x, y }] = (await thing.evaluateAll(look)) as [Thing];
    await this.page.mouse.click(x, y);
  }
}

function enabled(page: Page, name: string): Locator {
  return page.getByRole("button", { name, disabled: false });
}
