// SPDX-License-Identifier: MIT
import type { Guide } from "../guides.ts";

export const guide: Guide = {
  edition: "poleana",
  pieces: "poleana b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w b ?",
  brief: [
    { position: "poleana b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w b ?" },
    { position: "poleana b:w,w,w,w g:- r:w,w,w,36 y:- b 6-3", steps: ["w/9"], around: ["w:b", "4", "10"] },
    { position: "poleana b:w,w,6,17 g:- r:w,w,w,12 y:- b 5-3", steps: ["6/11", "17/20"], around: ["6", "11", "21"] },
    { position: "poleana b:w,w,6,17 g:- r:w,w,w,36 y:- b 5-3", steps: ["17/B2"], around: ["15", "B2", "25"] },
    { position: "poleana b:10,14,b1,h g:- r:w,7,9,36 y:- b 4-2", steps: ["10/14"], around: ["7", "15", "12"] },
    { position: "poleana b:w,w,9,20 g:- r:w,w,25,36 y:- b 5-2", steps: ["20/25"], around: ["18", "22", "27"] },
    { dice: ["+10"] },
    { dice: [4, 4] },
    { position: "poleana b:57,b3,h,h g:- r:50,52,r2,h y:- b 5-4", steps: ["b3/h", "57/b1"], around: ["56", "2", "h"] },
    { dice: [6, 6] },
  ],
  lesson: [
    {
      position: "poleana b:w,w,w,w g:- r:w,w,w,36 y:- b 6-3",
      tasks: [[{ step: "w/9" }]],
    },
    {
      position: "poleana b:w,w,9,17 g:- r:w,w,w,12 y:- b 5-4",
      tasks: [[{ step: "17/B2" }], [{ kind: "move" }]],
    },
    {
      position: "poleana b:w,w,9,20 g:- r:w,w,25,40 y:- b 5-2",
      tasks: [[{ step: "20/25" }], [{ kind: "reward" }], [{ kind: "move" }]],
    },
    {
      position: "poleana b:10,14,b1,h g:- r:w,7,8,36 y:- b 4-2",
      tasks: [[{ step: "10/14" }], [{ step: "b1/b3" }]],
    },
    {
      position: "poleana b:57,b3,h,h g:- r:50,52,r2,h y:- b 5-4",
      tasks: [[{ step: "b3/h" }], [{ step: "57/b1" }]],
    },
  ],
};
