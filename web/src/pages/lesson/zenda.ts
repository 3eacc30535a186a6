// SPDX-License-Identifier: MIT
import type { LessonScript } from "./script.ts";

export const zenda: LessonScript = {
  game: "zenda",
  steps: [
    {
      position: "zenda k:4 y:9,24 m:78 a:34,35,50,51,61,62,83,88 z 5-3-2",
      tasks: [[{ step: "y:9/12" }], [{ step: "y:12/" }], [{ step: "k:" }]],
    },
    {
      position: "zenda k:- y:- m:- a:76,77,81,82,86,87,88 s set",
      tasks: [[{ step: "m:" }], [{ step: "a:" }]],
    },
    {
      position: "zenda k:27 y:26,28 m:62 a:32,50,51,61,74,75,83 z 4-4-1",
      tasks: [[{ step: "y:28/32" }], [{ step: "y:32/28" }], [{ step: "y:" }]],
    },
    {
      position: "zenda k:31 y:28,66 m:78 a:50,51,62,63,88 z 6-4-2",
      tasks: [
        [{ step: "k:31/82" }, { step: "k:31/35" }],
        [{ step: "k:82/93" }, { step: "k:82/94" }, { step: "k:35/93" }, { step: "k:35/94" }],
      ],
    },
    {
      position: "zenda k:15 y:24,40 m:62 a:13,14,17,20,61,74,75 s 5-3-1",
      tasks: [[{ step: "a:17/16" }], [{ step: "a:20/17" }]],
    },
  ],
};
