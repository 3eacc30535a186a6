// SPDX-License-Identifier: MIT
import type { LessonScript } from "./script.ts";

export const pollyanna: LessonScript = {
  game: "pollyanna",
  steps: [
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
