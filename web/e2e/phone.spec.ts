// SPDX-License-Identifier: MIT
// A phone, 360 pixels wide, and a finger.
import { expect, test } from "./fixtures.ts";
import { look } from "./sight.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

for (const game of ["Pollyanna, the Glad Game (1916)", "The Prisoner of Zenda"]) {
  test(`${game}: a throw and a play by touch`, async ({ page, table }) => {
    await table.begin({ game });
    await expect(table.board).toBeInViewport();
    const tap = async () => {
      await table.open.first().waitFor();
      const things = await table.open.evaluateAll(look);
      const next = things.find(({ kind }) => kind === "target") ?? things[0];
      if (next?.kind === "button") await table.open.first().tap();
      else if (next) await page.touchscreen.tap(next.x, next.y);
    };
    const turns = table.log.getByRole("paragraph");
    const before = await turns.count();
    await expect(async () => {
      await tap();
      expect(await turns.count()).toBeGreaterThan(before + 2);
    }).toPass({ intervals: [20], timeout: 60_000 });
  });
}
