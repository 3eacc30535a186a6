// SPDX-License-Identifier: MIT
// Whole games by clicks, against the computer and of two people at one device.
import { expect, test } from "./fixtures.ts";
import type { Liking } from "./sight.ts";
import { person } from "./table.ts";

test.use({ haste: 20, contextOptions: { reducedMotion: "reduce" } });

// To touch the first thing brings four pieces home sooner or later; the King must want to.
const first: Liking = () => 0;
const eastwards: Liking = ({ name, x }) => (name.includes("King") ? 10_000 : 0) + x;

const games: [string, Liking][] = [
  ["Pollyanna, the Glad Game (1916)", first],
  ["Pollyanna, Track Pursuit Game (1951)", first],
  ["Dixie Pollyanna (1952)", first],
  ["Pollyanna, El Juego Gozoso (Spanish, rules of 1916)", first],
  ["Poleana (Mexico, played today)", first],
  ["The Prisoner of Zenda", eastwards],
];
// One edition of each game: the page treats the others alike.
const distinct = ["Pollyanna, the Glad Game (1916)", "The Prisoner of Zenda"];

for (const [game, liking] of games) {
  const tag = distinct.includes(game) ? "@core" : [];
  test(`${game}: a whole game against the computer`, { tag }, async ({ table }) => {
    await table.begin({ game });
    await table.playToTheEnd(liking);
    await expect(table.result).toContainText(/wins|victory/);
  });
}

for (const [game, liking] of games.filter(([game]) => distinct.includes(game))) {
  test(`${game}: a whole game of two people`, async ({ table }) => {
    await table.begin({ game, players: [person, person] });
    await table.playToTheEnd(liking);
    await expect(table.result).toContainText(/wins|victory/);
  });
}
