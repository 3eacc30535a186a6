// SPDX-License-Identifier: MIT
// The table as a person finds it: by the roles and words that everybody sees or hears.
import { expect, type Locator, type Page } from "@playwright/test";

export interface Wish {
  game: string; // its name, as it stands in the form
  players?: string[]; // "a person here" or the like, seat after seat; where missing: as offered
  seed?: string;
}

export const person = "a person here";

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

  constructor(page: Page) {
    this.page = page;
    this.board = page.getByRole("group", { name: /^Board: / });
    const lit = this.board.getByRole("button");
    this.pieces = lit.and(page.locator("[aria-pressed=false]"));
    this.targets = lit.and(page.locator(":not([aria-pressed])"));
    this.throwButton = enabled(page, "Throw the dice");
    this.endButton = enabled(page, "End turn");
    this.undoButton = page.getByRole("button", { name: "Undo" });
    this.asking = page.getByRole("region", { name: /which piece takes it|which one\?|^Set up/ });
    this.result = page.getByRole("region", { name: "The game is over" });
    this.dice = page.getByRole("region", { name: "Whose turn it is" }).getByRole("img");
    this.log = page.getByRole("group", { name: "The game so far" });
    this.told = page.locator("[aria-live=polite]");
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
    const { result, throwButton, endButton, pieces, targets } = this;
    const question = this.asking.getByRole("button");
    await result.or(throwButton).or(endButton).or(pieces).or(targets).or(question).first().waitFor();
    if (await targets.first().isVisible()) await this.touch(targets.first());
    else if (await question.first().isVisible()) await question.first().click();
    else if (await pieces.first().isVisible()) await this.touch(pieces.first());
    else if (await endButton.isVisible()) await endButton.click();
    else if (await throwButton.isVisible()) await throwButton.click();
    else return !(await result.isVisible());
    return true;
  }

  async playToTheEnd(): Promise<void> {
    while (await this.act());
  }

  // A piece or a target is touched in its middle; dice that stand beside a target are not it.
  async touch(thing: Locator): Promise<void> {
    const box = await thing.locator("circle").first().boundingBox();
    if (box) await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
}

function enabled(page: Page, name: string): Locator {
  return page.getByRole("button", { name, disabled: false });
}
