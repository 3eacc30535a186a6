// SPDX-License-Identifier: MIT
// What helps while playing: undo, why not, hint, take back, the Reward, the language.
import { expect, test } from "./fixtures.ts";
import { look } from "./sight.ts";
import { person } from "./table.ts";

const game = "Pollyanna, the Glad Game (1916)";
const capture = "pollyanna-1916 b:w,w,9,20 g:- r:w,w,25,36 y:- b 5-2";

test("undo goes back to the throw and never past the dice", { tag: "@core" }, async ({ table }) => {
  await table.openPosition(capture);
  const before = await table.moment();
  await expect(table.undoButton).toBeDisabled();
  await table.move("Blue piece on 9", "space 11");
  await expect(table.dice).toHaveAccessibleName("5, 2 (used)");
  await table.undoButton.click();
  await expect(table.dice).toHaveAccessibleName("5, 2");
  expect(await table.moment()).toEqual(before);
  await expect(table.undoButton).toBeDisabled();
});

test("what is not allowed is explained, with the rule", async ({ page, table }) => {
  await table.openPosition("pollyanna-1916 b:w,w,9,20 g:- r:w,w,11,11 y:- b 5-2");
  await table.touch(table.piece("Blue piece on 20"));
  const box = (await table.board.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const reason = page.getByRole("region", { name: "Why not" });
  await expect(reason).toContainText("No die of this roll leads there");
  const link = reason.getByRole("link").first();
  const rule = (await link.textContent()) ?? "";
  await link.click();
  const shown = page.getByRole("region", { name: "Rules" });
  await expect(shown.locator(".lit")).toContainText(rule.trim());
  await shown.getByRole("button", { name: "Close" }).click();
  await expect(shown).toBeHidden();
  await expect(table.open.first()).toBeVisible();
});

test("touching a rival's piece tells whose it is", async ({ page, table }) => {
  // Two pieces could capture it: which is not said.
  await table.openPosition("pollyanna-1916 b:w,w,20,23 g:- r:w,w,25,36 y:- b 5-2");
  await table.touch(table.piece("Blue piece on 20"));
  const rival = await table.target("space 25").evaluateAll(look);
  await page.keyboard.press("Escape");
  await page.mouse.click(rival[0]?.x ?? 0, rival[0]?.y ?? 0);
  await expect(page.getByRole("region", { name: "Why not" })).toContainText("belongs to Red");
});

test("a hint shows plays with their chances and reasons", { tag: "@core" }, async ({ page, table }) => {
  await table.openPosition(capture);
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  const hints = page.getByRole("region", { name: "Hint" });
  await expect(hints.getByRole("button", { pressed: true })).toHaveCount(1);
  await expect(hints.getByRole("listitem").first()).toContainText(/\d%.*(capture|move)/);
  await expect(table.told).toHaveText(/^1: [^.]+\. 2: [^.]+\. 3: [^.]+\.$/); // a sentence each
  await hints.getByRole("button", { name: "Close" }).click();
  await expect(hints).toBeHidden();
});

test("a hint amid a throw tells what is left of it", async ({ page, table }) => {
  await table.openPosition("pollyanna-1916 b:w,w,w,w g:- r:w,w,25,36 y:- b 6-3");
  await table.move("Blue piece, waiting", "space 6");
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  const hints = page.getByRole("region", { name: "Hint" });
  await expect(hints.getByRole("listitem")).toContainText("move 3");
  await expect(hints).not.toContainText("bring in");
});

test("sentences name the computer in the language of the page", async ({ page, table }) => {
  await table.begin({ game, seed: "5" });
  await table.playUntil(() => table.log.getByText(/^\d+ Daisy rolls/).first().isVisible());
  await expect(table.log).not.toContainText(/\bRed\b/);
  await page.getByRole("button", { name: /^ES/ }).click();
  await expect(page.getByRole("group", { name: "La partida hasta ahora" })).toContainText("Margarita tira");
});

test("a turn against the computer is taken back", async ({ page, table }) => {
  await table.begin({ game, seed: "5" });
  const takeBack = page.getByRole("button", { name: "Take back my turn" });
  const turns = table.log.getByText(/^\d+ (Blue|Daisy) rolls/);
  await table.playUntil(() => table.pieces.first().isVisible());
  const before = await table.moment();
  const dice = await table.dice.getAttribute("aria-label");
  await table.playUntil(() => table.endButton.isVisible());
  const count = await turns.count();
  await table.endButton.click();
  await expect(table.throwButton.or(table.pieces.first())).toBeVisible();
  expect(await turns.count()).toBeGreaterThan(count);
  await takeBack.click();
  await expect(table.dice).toHaveAccessibleName(dice ?? "");
  expect(await table.moment()).toEqual(before);
});

test("a capture asks which piece takes the Reward", async ({ table }) => {
  await table.openPosition(capture);
  await table.move("Blue piece on 20", "space 25");
  await expect(table.asking).toContainText("A Reward of 10: which piece takes it?");
  await expect(table.asking.getByRole("button")).toHaveText([
    "Blue piece on 9 → space 19",
    "Blue piece on 25 → space 35",
    "let the Reward go",
  ]);
  await table.asking.getByRole("button").first().click();
  await expect(table.asking).toBeHidden();
  await expect(table.piece("Blue piece on 19")).toBeVisible();
  await expect(table.log).toContainText("captures Red");
});

test("the die beside a place means the place", async ({ page, table }) => {
  await table.openPosition("pollyanna-1951 b:w,w,9,20 g:- r:w,w,25,36 y:- b 5-2");
  await table.touch(table.piece("Blue piece on 20"));
  const die = await table.target("space 25").locator("rect").boundingBox();
  if (!die) throw new Error("There is no die.");
  await page.mouse.click(die.x + die.width / 2, die.y + die.height / 2);
  await expect(table.dice).toHaveAccessibleName("5 (used), 2, Reward of 10");
});

test("a turn that wins ends by itself, and can be undone before it does", async ({ table }) => {
  await table.openPosition("pollyanna-1916 b:h,h,h,b3 g:- r:50,52,r2,h y:- b 5-4");
  await table.move("Blue piece on b3", ".*POLLYANNA");
  await table.undoButton.click();
  await table.move("Blue piece on b3", ".*POLLYANNA");
  await expect(table.result).toContainText("Blue has brought all four pieces to POLLYANNA and wins!");
});

test("a place that one piece alone can reach is enough to touch", async ({ page, table }) => {
  await table.openPosition(capture);
  await table.touch(table.piece("Blue piece on 9"));
  const [place] = await table.target("space 11").evaluateAll(look);
  await page.keyboard.press("Escape");
  await page.mouse.click(place?.x ?? 0, place?.y ?? 0);
  await expect(table.dice).toHaveAccessibleName("5, 2 (used)");
});

test("a piece can be dragged to its place", async ({ page, table }) => {
  await table.openPosition(capture);
  const piece = table.board.getByRole("button", { name: "Blue piece on 9" });
  const from = (await piece.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  const target = table.target("space 11").locator("circle");
  const to = (await target.first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(table.dice).toHaveAccessibleName("5, 2 (used)");
});

test("the language changes in the middle of a game and back", { tag: "@core" }, async ({ page, table }) => {
  await table.begin({ game, players: [person, person] });
  await table.playUntil(() => table.targets.first().isVisible());
  await table.act();
  const before = await table.moment();
  await page.getByRole("button", { name: /^ES/ }).click();
  await expect(page.getByRole("group", { name: /^Tablero: / })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("button", { name: "Deshacer el paso" })).toBeEnabled();
  await expect(page.getByRole("group", { name: "La partida hasta ahora" })).toContainText(/Azul|Rojo/);
  await page.getByRole("button", { name: /^EN/ }).click();
  await expect(table.board).toBeVisible();
  await expect.poll(() => table.moment()).toEqual(before); // all of its words, one after another
});
