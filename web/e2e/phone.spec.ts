// SPDX-License-Identifier: MIT
// A phone, 360 pixels wide, and a finger.
import { expect, test } from "./fixtures.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const games: [string, RegExp][] = [
  ["Pollyanna, the Glad Game (1916)", /\d+\s+Blue throws [^:]+: enters/],
  ["The Prisoner of Zenda", /\d+\s+Zenda throws [^:]+: \w/],
];

for (const [game, played] of games) {
  test(`${game}: a throw and a play by touch`, async ({ table }) => {
    await table.begin({ game });
    await expect(table.board).toBeInViewport();
    await table.playUntil(async () => played.test((await table.log.textContent()) ?? ""));
  });
}
