// SPDX-License-Identifier: MIT
// Games to review, and reviews that are complete.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { program } from "./server.ts";

// The first turns of a game between computers that play at random: it has errors.
export async function record(game: string, seats: string, turns: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "parlor-review-"));
  const file = join(folder, "game.txt");
  const players = [...seats].map((seat) => `${seat}=random`).join(",");
  await promisify(execFile)(program, ["play", "--game", game, "--seats", players, "--seed", "3", "--save", file]);
  const text = await readFile(file, "utf8");
  await rm(folder, { recursive: true });
  let seen = 0;
  const lines = text.split("\n").filter((line) => !line.includes("->") || (seen += 1) <= turns);
  return lines.map((line) => (line.startsWith("result:") ? "result: unfinished" : line)).join("\n");
}

export async function reviewed(page: Page, text: string): Promise<void> {
  await page.goto("/#/games");
  await page.getByRole("textbox").fill(text);
  await page.getByRole("button", { name: /^(Review|Repaso)$/ }).click();
  await judged(page);
}

// All turns are there.
export async function judged(page: Page): Promise<void> {
  await page.locator(".tale").waitFor({ timeout: 120_000 });
  await expect(page.locator("progress")).toHaveCount(0);
}

// Blue, a person, has two pieces on the way home and twice moves on instead of bringing one home. Then Red wins.
export const lost = `parlor record 1
game: pollyanna
edition: pollyanna-1916
seat b:
seat g: -
seat r:
seat y: -
start: pollyanna-1916 b:b4,b7,h,h g:- r:r7,h,h,h y:- b ?
players: b=person,r=careful
result: =r

  1 b 5-1 b4/b5 -> pollyanna-1916 b:b5,b7,h,h g:- r:r7,h,h,h y:- r ?
  2 r 3-2 pass  -> pollyanna-1916 b:b5,b7,h,h g:- r:r7,h,h,h y:- b ?
  3 b 4-1 b5/b6 -> pollyanna-1916 b:b6,b7,h,h g:- r:r7,h,h,h y:- r ?
  4 r 2-1 r7/h  -> pollyanna-1916 b:b6,b7,h,h g:- r:h,h,h,h y:- =r
`;

// A game among the finished ones of this device.
export async function finished(page: Page, record: string, people: string): Promise<void> {
  const told = { title: "", when: 1, result: "=r", turn: 4, rivals: ["careful"], winners: "r" };
  const game = { id: "lost", record, people, ...told };
  await page.addInitScript((kept) => {
    localStorage.setItem("parlor.games", JSON.stringify([kept.id]));
    localStorage.setItem(`parlor.game.${kept.id}`, JSON.stringify(kept));
  }, game);
  await page.goto("/#/games");
}

export async function inOrder(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n  ")}`);
  expect(found).toEqual([]);
  const sideways = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(sideways).toBe(0);
}
