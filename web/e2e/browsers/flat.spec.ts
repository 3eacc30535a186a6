// SPDX-License-Identifier: MIT
// WebKit where it has no third dimension: dice are flat, and show what they are.
import { expect, test } from "./suite.ts";

test("flat dice are drawn as they are", async ({ arrive }) => {
  const ana = await arrive({ settings: { speed: "quick", endByItself: "ask", forcedByItself: false } });
  for (const dice of ["?", "2-1", "4-3", "6-5"]) {
    await ana.openPosition(`pollyanna-1916 b:w,w,9,20 g:- r:w,w,25,36 y:- b ${dice}`);
    expect(await ana.run("matchMedia('(-webkit-transform-3d)').matches")).toBe(false);
    if (dice === "?") await ana.press("page.table.throw");
    await ana.draws(await ana.hearsDice());
  }
});
