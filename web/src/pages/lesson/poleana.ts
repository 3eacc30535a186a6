// SPDX-License-Identifier: MIT
import type { LessonScript } from "./script.ts";

export const poleana: LessonScript = {
  game: "poleana",
  steps: [
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
