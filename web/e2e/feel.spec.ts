// SPDX-License-Identifier: MIT
// What one feels at the table: dice on the board, a board turned to oneself, a turn that ends.
import { expect, test } from "./fixtures.ts";
import { look } from "./sight.ts";
import { person } from "./table.ts";

const game = "Pollyanna, the Glad Game (1916)";
const amid = "pollyanna-1916 b:w,w,9,20 g:- r:w,w,25,36 y:- b 5-2";

test("a touch of the board throws the dice onto it", async ({ page, table }) => {
  await table.openPosition("pollyanna-1916 b:w,w,9,20 g:- r:w,w,25,36 y:- b ?");
  const box = await table.board.boundingBox();
  if (!box) throw new Error("There is no board.");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(table.dice).toHaveAccessibleName(/^[1-6], [1-6]$/);
  await expect(page.locator(".felt > .die")).toHaveCount(2);
});

test("the board is turned to whoever plays, and is touched where it is seen", async ({ page, table }) => {
  await table.begin({ game, players: ["Pip", person], seed: "7" });
  const turned = table.board;
  await expect(turned).toHaveCSS("rotate", "180deg");
  await expect(page.locator(".ground .title")).toHaveCSS("rotate", "-180deg");
  const start = page.locator(".ground .numbers").getByText("30", { exact: true });
  const { y = 0 } = (await start.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(600); // Red's, at the bottom now
  await table.playUntil(() => table.targets.first().isVisible());
  await table.act();
  await expect(table.undoButton).toBeEnabled();
  await page.goto("/#/settings");
  await page.getByLabel("Turn the board to me").uncheck();
  await page.goto("/#/table");
  await expect(turned).toHaveCSS("rotate", "none");
});

test("a table that waits keeps nothing moving", async ({ page, table }) => {
  await table.openPosition(amid);
  await table.touch(table.piece("Blue piece on 9"));
  await expect(table.targets.first()).toBeVisible();
  const endless = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Infinity)
        .length,
  );
  expect(endless).toBe(0);
});

test.describe("on a first visit", () => {
  test.use({ settings: {} });

  // The clock stands while the hand is on its way to the button, however slow the machine is.
  test("a turn ends by itself, and until then can be undone", async ({ page, table }) => {
    await page.clock.install();
    await table.openPosition(amid);
    await table.move("Blue piece on 9", "space 11");
    await table.move("Blue piece on 20", "space 25");
    await expect(table.asking).toBeVisible();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await table.asking.getByRole("button").last().click(); // let the Reward go
    await expect(table.endButton).toBeVisible();
    await table.undoButton.click();
    await page.clock.resume();
    await expect(table.asking).toBeVisible();
    await table.asking.getByRole("button").last().click();
    await expect(table.log).toContainText(/1\s+Blue rolls 5 and 2/);
  });
});

test("zoomed to twice the size, the board is larger than it was", async ({ page, table }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await table.openPosition(amid);
  const before = (await table.board.boundingBox())?.width ?? 0;
  await page.setViewportSize({ width: 640, height: 360 }); // as many pixels of the screen are one
  const after = (await table.board.boundingBox())?.width ?? 0;
  expect(after * 2).toBeGreaterThan(before);
});

test("a larger board shows a piece that may be moved", async ({ page, table }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await table.openPosition(amid);
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("button", { name: "Larger board" }).click();
  await expect(async () => {
    const seen = await table.pieces.evaluateAll(look);
    expect(seen.some(({ inSight }) => inSight)).toBe(true);
  }).toPass();
});

test("nothing beside the board moves when a hint comes, or the rules", async ({ page, table }) => {
  await table.openPosition(amid);
  const below = [page.getByText("More", { exact: true }), table.log];
  const places = () => Promise.all(below.map(async (each) => (await each.boundingBox())?.y));
  const before = await places();
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("heading", { name: /^Hint/ }).waitFor();
  expect(await places()).toEqual(before);
  await page.getByRole("button", { name: "Rules" }).click();
  await page.locator(".drawer").waitFor();
  expect(await places()).toEqual(before);
});

test("a wide board that stays in sight covers no words", async ({ page, table }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await table.openPosition("zenda k:28 y:25,66 m:77 a:47,48,60,61,90 z 6-4-2");
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByRole("region", { name: "Hint" }).getByRole("listitem").first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(table.board).toBeInViewport();
  const [board, log] = [await table.board.boundingBox(), await page.locator(".told").boundingBox()];
  if (!board || !log) throw new Error("They are not there.");
  expect(log.x >= board.x + board.width || log.y >= board.y + board.height).toBe(true);
});

test("on a phone held sideways the map is whole", async ({ browser }) => {
  const phone = await browser.newPage({
    viewport: { width: 844, height: 390 },
    hasTouch: true,
    isMobile: true,
  });
  const spots = "k:33 y:28,66 m:77 a:47,48,49,60,61 z 6-4-2";
  await phone.goto(`/#/position/${encodeURIComponent(`zenda ${spots}`)}`);
  await phone.getByRole("button", { name: "Play from here" }).click();
  const board = await phone.getByRole("group", { name: /^Board/ }).boundingBox();
  expect(board?.width).toBeGreaterThan(360);
  expect(board?.width).toBeLessThan(844);
});
