// SPDX-License-Identifier: MIT
import type { Guide } from "../guides.ts";

export const guide: Guide = {
  edition: "pollyanna-1916",
  board: "pollyanna-1916 b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w b ?",
  pieces: "pollyanna-1916 b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w b ?",
  brief: [
    { position: "pollyanna-1916 b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w b ?" },
    { position: "pollyanna-1916 b:w,w,w,w g:- r:w,w,w,36 y:- b 6-3", steps: ["w/6"], around: ["w:b", "2", "9"] },
    { position: "pollyanna-1916 b:w,w,6,17 g:- r:w,w,w,12 y:- b 5-3", steps: ["6/11", "17/20"], around: ["6", "11", "21"] },
    { position: "pollyanna-1916 b:w,w,6,17 g:- r:w,w,w,36 y:- b 5-3", steps: ["17/B2"], around: ["15", "B2", "25"] },
    { position: "pollyanna-1916 b:10,14,b1,h g:- r:w,7,9,36 y:- b 4-2", steps: ["10/14"], around: ["7", "15", "12"] },
    { position: "pollyanna-1916 b:w,w,9,20 g:- r:w,w,25,36 y:- b 5-2", steps: ["20/25"], around: ["18", "22", "27"] },
    { dice: ["+10"] },
    { dice: [4, 4] },
    { position: "pollyanna-1916 b:57,b3,h,h g:- r:50,52,r2,h y:- b 5-4", steps: ["b3/h", "57/b1"], around: ["56", "2", "h"] },
    { position: "pollyanna-1916+partners b:10,w,w,w g:w,w,w,7 r:10,w,w,w y:w,w,w,w g ?", around: ["6", "13", "10"] },
  ],
  lesson: [
    {
      position: "pollyanna-1916 b:w,w,w,w g:- r:w,w,w,36 y:- b 6-3",
      tasks: [[{ step: "w/6" }], [{ step: "6/9" }]],
    },
    {
      position: "pollyanna-1916 b:w,w,6,17 g:- r:w,w,w,12 y:- b 5-3",
      tasks: [[{ step: "17/B2" }], [{ kind: "move" }]],
    },
    {
      position: "pollyanna-1916 b:w,w,9,20 g:- r:w,w,25,36 y:- b 5-2",
      tasks: [[{ step: "20/25" }], [{ kind: "reward" }], [{ kind: "move" }]],
    },
    {
      position: "pollyanna-1916 b:10,14,b1,h g:- r:w,7,9,36 y:- b 4-2",
      tasks: [[{ step: "10/14" }], [{ step: "b1/b3" }]],
    },
    {
      position: "pollyanna-1916 b:57,b3,h,h g:- r:50,52,r2,h y:- b 5-4",
      tasks: [[{ step: "b3/h" }], [{ step: "57/b1" }]],
    },
  ],
};
