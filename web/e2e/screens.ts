// SPDX-License-Identifier: MIT
// Every page that can be opened by its address; long ones are pictured as far as the window goes.
export const addresses: Record<string, string> = {
  home: "/#/",
  new: "/#/new",
  "new-zenda": "/#/new/zenda",
  games: "/#/games",
  house: "/#/house",
  settings: "/#/settings",
  about: "/#/about",
  rules: "/#/rules",
  "rules-pollyanna": "/#/rules/pollyanna",
  "rules-zenda": "/#/rules/zenda",
  rulings: "/#/rules/rulings",
  leaflets: "/#/rules/leaflets",
  editions: "/#/rules/editions",
  boards: "/#/rules/board",
  "lesson-pollyanna": "/#/lesson/pollyanna",
  "lesson-zenda": "/#/lesson/zenda/3",
  puzzle: "/#/puzzles/day",
  days: "/#/puzzles/days",
  training: "/#/puzzles",
  duel: "/#/duel",
  luck: "/#/luck",
  print: "/#/print",
  online: "/#/online",
  "new-online": "/#/online/new",
  me: "/#/me",
  come: "/#/come/a-secret",
  analysis: "/#/analysis/pollyanna-1951%20b%3A8%2C20%2Ch%2Ch%20g%3A-%20r%3A10%2C24%2Ch%2Ch%20y%3A-%20b%20%3F",
  "analysis-empty": "/#/analysis",
  "analysis-zenda": `/#/analysis/${encodeURIComponent("zenda k:28 y:25,66 m:77 a:47,48,60,61,90 z 6-4-2")}`,
  statistics: "/#/statistics",
  position: `/#/position/${encodeURIComponent(
    "pollyanna-1951 b:w,w,9,20 g:w,w,3,g2 r:w,w,25,36 y:h,h,40,y3 b 5-2",
  )}`,
};

// Tables at moments worth seeing: a position, the names of what is clicked, and the heading that then
// comes by itself, in either language.
export const situations: Record<string, { position: string; clicks: RegExp[]; then?: RegExp }> = {
  throw: { position: "pollyanna-1916 b:w,w,9,20 g:w,7,7,g2 r:w,w,25,36 y:h,h,40,y3 b ?", clicks: [] },
  step: {
    position: "dixie-1952 b:w,w,9,20 g:- r:w,w,25,36 y:- b 5-2",
    clicks: [/^(Blue piece|pieza de Azul).* 20$/],
  },
  reward: {
    position: "pollyanna-1951 b:w,w,9,20 g:- r:w,w,25,36 y:- b 5-2",
    clicks: [/^(Blue piece|pieza de Azul).* 20$/, /25: /],
  },
  hint: {
    position: "pollyanna-es b:w,w,9,20 g:- r:w,w,25,36 y:- b 5-2",
    clicks: [/^(Hint|Consejo)$/],
  },
  "zenda-set": { position: "zenda k:- y:- m:- a:85,86,88,89,91,93,95 s set", clicks: [] },
  "zenda-step": {
    position: "zenda k:28 y:25,66 m:77 a:47,48,60,61,90 z 6-4-2",
    clicks: [/^(King|Rey)/],
  },
  result: {
    position: "pollyanna-1916 b:h,h,h,b3 g:- r:50,52,r2,h y:- b 5-4",
    clicks: [/^(Blue piece|pieza de Azul)/, /with the 5|con el 5/],
    then: /wins!|gana!/,
  },
};
