// SPDX-License-Identifier: MIT
// Every page, wide and light, on a phone and dark: axe finds no violation, nothing is wider than the window, and a
// picture is kept in test-results/browsers/screens to be looked at.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import axe from "axe-core";
import { addresses, situations } from "../screens.ts";
import { expect, test } from "./suite.ts";
import { phone, type Visitor, wide } from "./visitor.ts";

const folder = join(import.meta.dirname, "../../test-results/browsers-screens");
const looks = [
  { name: "wide", device: wide, theme: "light", language: "en" },
  { name: "phone", device: phone, theme: "dark", language: "es" },
] as const;

// The others show a board or pictures, for which they ask the engine.
const plain = "about games house settings rules rulings leaflets online me come statistics days training duel luck".split(" ");
const pictured = `[...document.querySelectorAll("main img, main svg")].some((each) =>
  each.checkVisibility() && each.getBoundingClientRect().width > 100)`;

for (const { name, device, theme, language } of looks) {
  const settings = { speed: "off", endByItself: "ask", forcedByItself: false, theme };

  test(`pages are in order (${name})`, async ({ arrive, engine }) => {
    const ana = await arrive({ device, language, settings });
    for (const [screen, address] of Object.entries(addresses)) {
      await ana.open(address);
      await ana.comes("document.querySelector('h1')?.checkVisibility()");
      if (!plain.includes(screen)) await ana.comes(pictured);
      await inspect(ana, `${screen}-${name}-${engine}`);
    }
  });

  test(`tables are in order (${name})`, async ({ arrive, engine }) => {
    const ana = await arrive({ device, language, settings });
    for (const [screen, { position, clicks, then }] of Object.entries(situations)) {
      await ana.openPosition(position);
      for (const click of clicks) await ana.click("button", click.source);
      if (then) await ana.sees(then);
      await inspect(ana, `${screen}-${name}-${engine}`);
    }
  });
}

async function inspect(ana: Visitor, name: string): Promise<void> {
  await ana.settles();
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.png`), await ana.window.picture());
  const wider = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
  expect.soft(await ana.run(wider), `${name}: wider than the window`).toBe(0);
  const violations = `(window.axe ??= (() => { ${axe.source}; return window.axe })())
    .run({ resultTypes: ["violations"] })
    .then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html).join("\\n  ")))`;
  expect.soft(await ana.run(violations), name).toEqual([]);
}
