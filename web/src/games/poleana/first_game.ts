// SPDX-License-Identifier: MIT
import { type FirstGame, hasPartners } from "../first_games.ts";

export const firstGame: FirstGame = {
  goal: (view) => (hasPartners(view) ? "partners" : "alone"),
  track: {
    home: "h",
    waiting: /^w:/,
    enters: ([one = 0, other = 0]) => one + other === 6 || [18, 36].includes(one * other),
    sideRoad: /^[A-D]\d$/,
    path: /^[bgry]\d$/,
    reward: (game) => (game.split("+").includes("prize_of_twenty") ? 20 : 10),
  },
};
