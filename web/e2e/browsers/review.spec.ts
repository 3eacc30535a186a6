// SPDX-License-Identifier: MIT
// A game is judged by workers, looked through, and its board is drawn.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { said } from "./said.ts";
import { expect, test } from "./suite.ts";

const file = join(import.meta.dirname, "../../../docs/examples/game.txt");

test("a pasted game is judged and looked through", async ({ arrive }) => {
  const turns = 12;
  let seen = 0;
  const lines = (await readFile(file, "utf8")).split("\n");
  const some = lines.filter((line) => !line.includes("->") || (seen += 1) <= turns);
  const record = some.map((line) => (line.startsWith("result:") ? "result: unfinished" : line)).join("\n");
  const ana = await arrive();
  await ana.open("/#/games");
  await ana.fill("page.games.paste", record);
  await ana.press("page.result.review");
  await ana.comes("document.querySelector('.tale') !== null && document.querySelector('progress') === null");
  expect(await ana.text(".tale")).not.toBe("");
  const shown = (turn: number) => said("en", "page.replay.of").replace("{turn}", `${turn}`).replace("{last}", `${turns}`);
  await ana.press("page.replay.last");
  await ana.sees(new RegExp(shown(turns)));
  await ana.press("page.replay.back");
  await ana.sees(new RegExp(shown(turns - 1)));
  await ana.press("page.review.before");
  await ana.comes(`document.querySelector("button[aria-pressed=true]") !== null`);
});
