// SPDX-License-Identifier: MIT
import type { Guide } from "../guides.ts";

export const guide: Guide = {
  edition: "zenda",
  board: "zenda k:- y:- m:- a:- s set",
  pieces: "zenda k:6 y:5,7 m:90 a:85,86,88,89,91,92,93,95 s ?",
  brief: [
    { position: "zenda k:4 y:11,40 m:91 a:34,35,47,48,60,61,87,94 z 5-3-2" },
    { position: "zenda k:- y:- m:- a:85,86,88,89,91,93,95 s set", around: ["85", "88", "93", "95", "80"] },
    { position: "zenda k:4 y:11,40 m:91 a:34,35,47,48,60,61,87,94 z 5-3-2", steps: ["y:11/14"], around: ["4", "11", "14"] },
    { position: "zenda k:28 y:25,66 m:77 a:47,48,60,61,90 z 6-4-2", steps: ["y:25/", "y:"], around: ["25", "28", "66"] },
    { position: "zenda k:27 y:26,28 m:61 a:32,47,48,60,74,75,93 z 4-4-1", steps: ["y:28/32"], around: ["26", "28", "32"] },
    { position: "zenda k:27 y:26,28 m:61 a:32,47,48,60,74,75,93 z 4-4-1", around: ["47", "48", "60", "61"] },
    { position: "zenda k:27 y:26,28 m:61 a:32,47,48,60,74,75,93 z 4-4-1", around: ["26", "27", "28"] },
    { position: "zenda k:28 y:25,66 m:77 a:47,48,60,61,90 z 6-4-2", steps: ["k:28/34", "k:34/79"], around: ["28", "79", "77"] },
    { position: "zenda k:15 y:24,40 m:62 a:13,14,17,20,61,74,75 s 5-3-1", steps: ["a:17/16", "a:20/17"], around: ["13", "14", "15", "20"] },
  ],
  lesson: [
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
