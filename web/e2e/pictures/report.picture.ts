// SPDX-License-Identifier: MIT
// The page that `parlor analyse --html` writes of a game, as far as the curve of the chances.
import { mkdir, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { program } from "../server.ts";
import { example, letter, raw, run, take, test } from "./stage.ts";

test("luck and play", async ({ page, language }) => {
  const record = raw(`game-${language}.txt`);
  const report = raw(`game-${language}.html`);
  await mkdir(raw("."), { recursive: true });
  await writeFile(record, await example("game.txt", language));
  await run(program, ["analyse", record, "--lang", language, "--html", report]);
  await page.goto(pathToFileURL(report).href);
  await letter(page, "body { font-family: P052 }");
  const [, luck] = await page.getByRole("heading", { level: 2 }).all();
  const { y = 0 } = (await luck?.boundingBox()) ?? {};
  await page.setViewportSize({ width: 1040, height: Math.floor(y) - 12 });
  await take(page, language, "analysis");
});
