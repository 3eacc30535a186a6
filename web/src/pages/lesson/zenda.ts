// SPDX-License-Identifier: MIT
import type { LessonScript } from "./script.ts";

export const zenda: LessonScript = {
  game: "zenda",
  steps: [
    {
      position: "zenda k:4 y:11,40 m:91 a:34,35,47,48,60,61,87,94 z 5-3-2",
      tasks: [[{ step: "y:11/14" }], [{ step: "y:14/" }], [{ step: "k:" }]],
    },
    {
      position: "zenda k:- y:- m:- a:85,86,88,89,91,93,95 s set",
      tasks: [[{ step: "m:" }], [{ step: "a:" }]],
    },
    {
      position: "zenda k:27 y:26,28 m:61 a:32,47,48,60,74,75,93 z 4-4-1",
      tasks: [[{ step: "y:28/32" }], [{ step: "y:32/28" }], [{ step: "y:" }]],
    },
    {
      position: "zenda k:28 y:25,66 m:77 a:47,48,60,61,90 z 6-4-2",
      tasks: [
        [{ step: "k:28/34" }, { step: "k:28/32" }],
        [{ step: "k:34/79" }, { step: "k:32/79" }],
      ],
    },
    {
      position: "zenda k:15 y:24,40 m:62 a:13,14,17,20,61,74,75 s 5-3-1",
      tasks: [[{ step: "a:17/16" }], [{ step: "a:20/17" }]],
    },
  ],
};
