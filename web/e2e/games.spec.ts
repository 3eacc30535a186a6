// SPDX-License-Identifier: MIT
// Whole games by clicks, against the computer and at one device.
import { expect, test } from "./fixtures.ts";
import { person } from "./table.ts";

test.use({ haste: 20 });

const games = [
  "Pollyanna, the Glad Game (1916)",
  "Pollyanna, Track Pursuit Game (1951)",
  "Dixie Pollyanna (1952)",
  "Pollyanna, El Juego Gozoso (Spanish, rules of 1916)",
  "The Prisoner of Zenda",
];

for (const game of games) {
  test(`${game}: a whole game against the computer`, async ({ table }) => {
    await table.begin({ game });
    await table.playToTheEnd();
    await expect(table.result).toContainText(/wins/i);
  });

  test(`${game}: a whole game of two people`, async ({ table }) => {
    await table.begin({ game, players: [person, person] });
    await table.playToTheEnd();
    await expect(table.result).toContainText(/wins/i);
  });
}
