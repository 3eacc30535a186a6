// SPDX-License-Identifier: MIT
// Whole games by clicks, against the computer and at one device.
import { expect, quickly, test } from "./fixtures.ts";
import { person } from "./table.ts";

test.use({ settings: quickly, haste: 20 });

const games = ["Pollyanna, the Glad Game (1916)"];

for (const game of games) {
  test(`${game} is played to the end against the computer`, async ({ table }) => {
    await table.begin({ game });
    await table.playToTheEnd();
    await expect(table.result).toContainText(/wins/i);
  });
}
