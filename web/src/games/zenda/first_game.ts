// SPDX-License-Identifier: MIT
import type { FirstGame } from "../first_games.ts";

const sides: [RegExp, string][] = [
  [/^[zky]+$/, "zenda"],
  [/^[sma]+$/, "streslau"],
];

export const firstGame: FirstGame = {
  goal: (_, people) => sides.find(([side]) => side.test(people))?.[1] ?? "both",
  way: "2 7 37 38 39 40 41 42 43 44 45 46 47 48 49 50 91 81".split(" "),
};
