// SPDX-License-Identifier: MIT
// The dice that are drawn on the board are those that were thrown: read from pictures of the window.
import { expect, test } from "./suite.ts";
import { phone, wide } from "./visitor.ts";

test.use({ composited: true });

const byHand = { speed: "off", endByItself: "ask", forcedByItself: false };
const pieces = "b:w,w,9,20 g:- r:w,w,25,36 y:- b";
const tables = {
  "pollyanna-1916 2-1": `pollyanna-1916 ${pieces} 2-1`,
  "pollyanna-1916 4-3": `pollyanna-1916 ${pieces} 4-3`,
  "pollyanna-1951 6-5": `pollyanna-1951 ${pieces} 6-5`,
  "poleana 6-1": "poleana b:w,w,9,20 g:- r:w,w,25,36 y:- b 6-1",
  "zenda 6-4-2": "zenda k:28 y:25,66 m:77 a:47,48,60,61,90 z 6-4-2",
  "zenda 5-3-1": "zenda k:28 y:25,66 m:77 a:47,48,60,61,90 z 5-3-1",
};

for (const [name, device] of Object.entries({ wide, phone }))
  test(`dice that lie on the board are drawn as they are (${name})`, async ({ arrive }) => {
    const ana = await arrive({ device, settings: byHand });
    for (const [table, position] of Object.entries(tables)) {
      await ana.openPosition(position);
      const thrown = table.split(" ")[1]?.replaceAll("-", ", ");
      expect(await ana.saidDice(), table).toBe(thrown);
      await ana.draws(thrown ?? "");
    }
  });

test("dice that are thrown come to rest as they are", async ({ arrive }) => {
  const ana = await arrive({ settings: { ...byHand, speed: "quick" } });
  const faces = new Set<string>();
  for (let table = 0; faces.size < 6; table += 1) {
    await ana.openPosition(`pollyanna-1916 b:w,w,9,${10 + (table % 10)} g:- r:w,w,25,36 y:- b ?`);
    await ana.press("page.table.throw");
    await ana.comes(`document.querySelector(".felt.moving") !== null`);
    const thrown = await ana.hearsDice();
    await ana.draws(thrown);
    for (const face of thrown.split(", ")) faces.add(face);
  }
});
