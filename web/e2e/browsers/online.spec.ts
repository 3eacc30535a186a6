// SPDX-License-Identifier: MIT
// A table online between this browser and Chromium.
import { said } from "./said.ts";
import { expect, test } from "./suite.ts";

const settings = { speed: "off", endByItself: "ask", forcedByItself: false };

test("two people play online, each in a browser of another kind", async ({ arrive, chromium }) => {
  const ana = await arrive({ settings, haste: 20 });
  const ben = await arrive({ settings, haste: 20, by: chromium });
  await ana.open("/#/online/new/zenda");
  await ana.fill("page.online.name", "Ana");
  await ana.press("page.online.create");
  const link = String(await ana.comes(`document.querySelector("input[readonly][aria-label]")?.value`));
  await ben.open(link);
  await ben.fill("page.online.name", "Ben");
  await ben.press("page.online.sit");
  await ana.comes("document.querySelector('svg.layers') !== null");
  await ben.press("page.online.phrase.good_luck");
  await ana.sees(new RegExp(`Ben\\s+${said("en", "page.online.phrase.good_luck")}`));

  const played = async () => {
    for (const each of [ana, ben]) await each.touchWhatIsOpen();
    return ana.run("document.querySelectorAll('.log .number').length");
  };
  await expect.poll(played, { intervals: [20], timeout: 0 }).toBeGreaterThan(5);
  const story = "document.querySelector('.log .lines').textContent";
  await expect.poll(async () => (await ben.run(story)) === (await ana.run(story))).toBe(true);

  for (const key of ["page.menu.title", "page.online.resign", "page.online.resign_yes"]) await ben.press(key);
  await ana.comes(`document.querySelector('section[aria-label="${said("en", "page.result.title")}"]') !== null`);
  await ana.press("page.menu.title");
  await ana.press("page.online.check");
  await ana.says("page.check.sound");
});
