// SPDX-License-Identifier: MIT
// A phone, 360 pixels wide, and a finger.
import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const games: [string, RegExp][] = [
  ["Pollyanna, the Glad Game (1916)", /\d+\s+Blue rolls [^:]+: comes in/],
  ["The Prisoner of Zenda", /\d+\s+Zenda rolls [^:]+: \w/],
];

for (const [game, played] of games) {
  test(`${game}: a throw and a play by touch`, { tag: "@core" }, async ({ table }) => {
    await table.begin({ game });
    await expect(table.board).toBeInViewport();
    await table.playUntil(async () => played.test((await table.log.textContent()) ?? ""));
  });
}

// How wide a piece that may move is drawn, without its shadow: the ring around it knows.
const across = (ring: Locator) =>
  ring.evaluate((circle: SVGCircleElement) => {
    const { a = 1, b = 0 } = circle.getScreenCTM() ?? {};
    return (2 * circle.r.baseVal.value * Math.hypot(a, b)) / 1.22;
  });
const position = "pollyanna-1916 b:w,w,9,20 g:w,7,7,g2 r:w,w,25,36 y:h,h,40,y3 b 5-2";
const box = async (of: Locator) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test.describe("390 pixels wide", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("pieces are large enough for a finger", async ({ table }) => {
    await table.openPosition(position);
    expect(await across(table.board.locator(".ring").first())).toBeGreaterThanOrEqual(22);
  });
});

for (const [width, height] of [[390, 844], [820, 1180]] as const) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("undo is under the thumb", async ({ page, table }) => {
      await table.openPosition(position);
      await table.move("Blue piece on 20", "space 25");
      const { x, y, width: wide, height: high } = await box(table.undoButton);
      const there = { x: x + wide / 2, y: y + high / 2 };
      expect(there.y).toBeGreaterThan(height - 80);
      await page.touchscreen.tap(there.x, there.y);
      await expect(table.piece("Blue piece on 20")).toBeVisible();
    });
  });
}

test.describe("held sideways", () => {
  test.use({ viewport: { width: 844, height: 390 } });

  const zenda = "zenda k:28 y:25,66 m:77 a:47,48,60,61,90 z 6-4-2";
  for (const game of [position, position.replace("pollyanna-1916", "poleana"), zenda]) {
    const name = game.split(" ")[0];
    test(`pieces are large enough for a finger: ${name}`, async ({ table }) => {
      await table.openPosition(game);
      expect(await across(table.board.locator(".ring").first())).toBeGreaterThanOrEqual(22);
      await expect(table.board).toBeInViewport({ ratio: 1 });
    });

    test(`names leave the board free: ${name}`, async ({ page, table }) => {
      await table.openPosition(game);
      const board = await box(table.board);
      for (const plate of await page.getByRole("list", { name: "Players" }).getByRole("listitem").all()) {
        const { x, y, width, height } = await box(plate);
        const beside = x + width <= board.x + 1 || x >= board.x + board.width - 1;
        const over = y + height <= board.y + 1 || y >= board.y + board.height - 1;
        expect(beside || over, (await plate.textContent()) ?? "").toBe(true);
      }
    });
  }
});
