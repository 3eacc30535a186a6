// SPDX-License-Identifier: MIT
// A whole game of each game against the computer, by clicks.
import type { Liking } from "../sight.ts";
import type { Language } from "./said.ts";
import { expect, test } from "./suite.ts";
import { phone, wide } from "./visitor.ts";

const settings = { speed: "off", endByItself: "ask", forcedByItself: false };
const first: Liking = () => 0;
const eastwards: Liking = ({ name, x }) => (name.includes("King") ? 10_000 : 0) + x;

const games: { game: string; device: typeof wide; language: Language; liking: Liking }[] = [
  { game: "pollyanna-1916", device: wide, language: "en", liking: first },
  { game: "poleana", device: phone, language: "es", liking: first },
  { game: "zenda", device: wide, language: "en", liking: eastwards },
];

for (const { game, device, language, liking } of games)
  test(`${game}: a whole game, ${device.width} pixels wide, in ${language}`, async ({ arrive }) => {
    const ana = await arrive({ device, language, settings, haste: 20 });
    await ana.begin(game, "1916");
    await ana.playToTheEnd(liking);
    expect(await ana.run("document.documentElement.lang")).toBe(language);
    await ana.says("page.result.review");
  });
