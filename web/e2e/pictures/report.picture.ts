// SPDX-License-Identifier: MIT
// The review that `parlor analyse --html` writes of a game, at its worst play.
import { mkdir, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { program } from "../server.ts";
import { example, raw, run, take, test } from "./stage.ts";

test("luck and play", async ({ page, language }) => {
  const record = raw(`game-${language}.txt`);
  const report = raw(`game-${language}.html`);
  await mkdir(raw("."), { recursive: true });
  await writeFile(record, await example("game.txt", language));
  await run(program, ["analyse", record, "--lang", language, "--html", report]);
  await page.goto(pathToFileURL(report).href);
  await page.setViewportSize({ width: 1280, height: 900 });
  const lessons = page.locator("ol", { has: page.getByRole("img") });
  await lessons.getByRole("button").first().click();
  await page.evaluate(() => scrollTo(0, 0));
  await take(page, language, "analysis");
});
