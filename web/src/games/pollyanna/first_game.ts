// SPDX-License-Identifier: MIT
import { type FirstGame, hasPartners } from "../first_games.ts";

export const firstGame: FirstGame = {
  goal: (view) => (hasPartners(view) ? "partners" : "alone"),
  track: {
    home: "h",
    waiting: /^w:/,
    enters: ([one = 0, other = 0]) => one === 6 || other === 6 || one + other === 6,
    sideRoad: /^[A-D]\d$/,
    path: /^[bgry]\d$/,
    reward: () => 10,
  },
};
