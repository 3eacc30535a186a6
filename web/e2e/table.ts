// SPDX-License-Identifier: MIT
// The table as a person finds it: by the roles and words that everybody sees or hears.
import { expect, type Locator, type Page } from "@playwright/test";
import { kinds, type Liking, look, type Thing } from "./sight.ts";

export interface Wish {
  game: string; // its name, as it stands in the form
  players?: string[]; // "Someone here" or a computer's name, seat after seat; where missing: as offered
  seed?: string;
}

export const person = "Someone here";

// What stands on the table, in the language of its page.
const words = {
  en: {
    board: /^Board: |^Pollyanna, |^Poleana|^The Prisoner/,
    throw: "Roll the dice",
    spin: "Spin the arrows",
    end: "End turn",
    undo: "Undo",
    asking: /which piece takes it|which one\?/,
    result: "The game is over",
    turn: "Whose turn it is",
    log: "The game so far",
  },
  es: {
    board: /^Tablero: |^Pollyanna, |^Poleana/,
    throw: "Tirar los dados",
    spin: "Girar las flechas",
    end: "Terminar el turno",
    undo: "Deshacer el paso",
    asking: /se lo lleva\?|¿cuál\?/,
    result: "La partida terminó",
    turn: "A quién le toca",
    log: "La partida hasta ahora",
  },
};

export class Table {
  readonly page: Page;
  readonly finger: boolean; // in place of a mouse
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
  private readonly reach: Locator; // the same and more, found ten times as quickly: not by roles
  private readonly next: string[]; // the buttons among it that lead on

  // Where the page throws and ends turns by itself, its buttons are left alone.
  constructor(page: Page, finger = false, byItself = false, language: keyof typeof words = "en") {
    const said = words[language];
    this.page = page;
    this.finger = finger;
    this.board = page.getByRole("group", { name: said.board });
    const lit = this.board.getByRole("button");
    this.pieces = lit.and(page.locator("[aria-pressed=false]"));
    this.targets = lit.and(page.locator(":not([aria-pressed])"));
    this.throwButton = enabled(page, said.throw).or(enabled(page, said.spin));
    this.endButton = enabled(page, said.end);
    this.undoButton = page.getByRole("button", { name: said.undo });
    this.asking = page.getByRole("region", { name: said.asking });
    this.result = page.getByRole("region", { name: said.result });
    this.dice = page.getByRole("region", { name: said.turn }).getByRole("img");
    this.log = page.getByRole("group", { name: said.log });
    this.told = page.locator("[aria-live=polite]");
    const question = this.asking.getByRole("button");
    const { throwButton, endButton, result } = this;
    const choices = lit.or(question).or(result);
    this.open = byItself ? choices : choices.or(throwButton).or(endButton);
    this.next = byItself ? [] : [said.throw, said.spin, said.end];
    const places = [
      "svg[role=group] [role=button]",
      "section[aria-label*='?'] button",
      `section[aria-label="${said.turn}"] button:enabled`,
      `section[aria-label="${said.result}"]`,
    ];
    this.reach = page.locator(places.join(", "));
  }

  // Through the form of a new game, by clicks.
  async begin({ game, players = [], seed = "1916" }: Wish): Promise<void> {
    const { page } = this;
    await page.goto("/#/new");
    await page.getByRole("radio", { name: game, exact: true }).check();
    for (const [index, player] of players.entries()) await this.seat(index, player);
    await page.getByText("The same dice again").click();
    await page.getByLabel("Seed of the dice").fill(seed);
    await page.getByRole("button", { name: "Begin" }).click();
    await expect(this.board).toBeVisible();
  }

  // In the form of a new game.
  async seat(index: number, player: string): Promise<void> {
    const seats = this.page.getByRole("group", { name: "Who plays?", exact: true });
    await seats.getByRole("button").nth(index).click();
    await this.page.getByRole("radio", { name: new RegExp(`^${player}`) }).check();
  }

  // One click on something that may be done, by a player who likes some of it better. False once
  // the game is over.
  async act(liking: Liking = () => 0): Promise<boolean> {
    const reached = await this.lying();
    const things = reached.filter((thing) => this.leadsOn(thing));
    const kind = kinds.find((each) => things.some((thing) => thing.kind === each));
    if (kind === "result") return false;
    const all = things.filter((thing) => thing.kind === kind);
    const seen = all.filter((thing) => thing.inSight);
    const choices = seen.length > 0 ? seen : all;
    const next = choices.reduce((best, each) => (liking(each) > liking(best) ? each : best));
    const written = kind === "button" || kind === "question"; // and may be out of sight
    const there = written ? await middleIfThere(this.reach.nth(reached.indexOf(next))) : next;
    if (there && there.kind === kind) await this.touch(there); // else something has happened meanwhile
    return true;
  }

  // What may be touched, as soon as there is something: others may take as long as the test has time.
  private async lying(): Promise<Thing[]> {
    let things: Thing[] = [];
    const looking = async () => {
      things = await this.reach.evaluateAll(look);
      return things.some((thing) => this.leadsOn(thing));
    };
    await expect.poll(looking, { intervals: [20], timeout: 0 }).toBe(true);
    return things;
  }
  private leadsOn({ kind, name }: Thing): boolean {
    return kind !== "button" || this.next.includes(name);
  }

  async playToTheEnd(liking?: Liking): Promise<void> {
    while (await this.act(liking));
  }

  // Plays until something is so.
  async playUntil(so: () => Promise<boolean>, liking?: Liking): Promise<void> {
    await this.open.first().waitFor();
    while (!(await so())) {
      if (!(await this.act(liking))) throw new Error("The game is over.");
      await this.open.first().waitFor();
    }
  }

  async touch(thing: Locator | Thing): Promise<void> {
    const { x, y } = "kind" in thing ? thing : await middle(thing.first());
    if (this.finger) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  // A piece and where it goes, by their names: "Blue piece on 20", "space 25".
  async move(piece: string | RegExp, place: string): Promise<void> {
    await this.touch(this.piece(piece));
    await this.touch(this.target(place));
  }
  piece(name: string | RegExp): Locator {
    return this.pieces.and(this.page.getByRole("button", { name }));
  }
  target(place: string): Locator {
    return this.targets.and(this.page.getByRole("button", { name: new RegExp(`^${place}`) }));
  }

  // A position from a link, played by people at this device.
  async openPosition(position: string): Promise<void> {
    await this.page.goto(`/#/position/${encodeURIComponent(position)}`);
    await this.page.getByRole("button", { name: "Play from here" }).click();
    await expect(this.board).toBeVisible();
  }

  // All that tells one moment of a game from another.
  async moment(): Promise<string[]> {
    await this.open.first().waitFor();
    const pieces = this.page.locator("details", { hasText: "Choices as a list" });
    const texts = [await pieces.textContent(), await this.log.textContent()];
    return [await this.throwOpen(), ...texts.map((text) => text ?? "")];
  }

  // The dice as they lie there: "5, 2 (used)", or nothing.
  throwOpen(): Promise<string> {
    return this.dice.evaluateAll(([dice]) => dice?.getAttribute("aria-label") ?? "");
  }
}

export async function middle(thing: Locator): Promise<Thing> {
  await thing.scrollIntoViewIfNeeded();
  const [found] = await thing.evaluateAll(look);
  if (!found) throw new Error("What was to be touched is gone.");
  return found;
}

// Of something that may be gone the next moment.
async function middleIfThere(thing: Locator): Promise<Thing | undefined> {
  await thing.evaluateAll(([first]) => first?.scrollIntoView({ block: "nearest", behavior: "instant" }));
  const [found] = await thing.evaluateAll(look);
  return found;
}

function enabled(page: Page, name: string): Locator {
  return page.getByRole("button", { name, disabled: false });
}
