// SPDX-License-Identifier: MIT
import type { LessonScript } from "./script.ts";

export const zenda: LessonScript = {
  game: "zenda",
  steps: [
    {
      position: "zenda k:4 y:11,41 m:93 a:34,35,50,51,61,62,92,98 z 5-3-2",
      tasks: [[{ step: "y:11/14" }], [{ step: "y:14/" }], [{ step: "k:" }]],
    },
    {
      position: "zenda k:- y:- m:- a:90,91,93,94,96,98,100 s set",
      tasks: [[{ step: "m:" }], [{ step: "a:" }]],
    },
    {
      position: "zenda k:27 y:26,28 m:62 a:32,50,51,61,74,75,92 z 4-4-1",
      tasks: [[{ step: "y:28/32" }], [{ step: "y:32/28" }], [{ step: "y:" }]],
    },
    {
      position: "zenda k:31 y:28,66 m:78 a:50,51,62,63,94 z 6-4-2",
      tasks: [
        [{ step: "k:31/37" }, { step: "k:31/35" }],
        [{ step: "k:37/85" }, { step: "k:35/85" }],
      ],
    },
    {
      position: "zenda k:15 y:24,40 m:62 a:13,14,17,20,61,74,75 s 5-3-1",
      tasks: [[{ step: "a:17/16" }], [{ step: "a:20/17" }]],
    },
  ],
};
