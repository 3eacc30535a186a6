// SPDX-License-Identifier: MIT
// What messengers show of a link: the board of each edition, 1200 by 630, for web/public/cards.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { program } from "../server.ts";
import { raw, run, test } from "./stage.ts";

const pieces = "b:6,6,B7,h g:21,21,54,g7 r:w,7,16,B6 y:1,1,A3,h b 1-1";
const editions = ["pollyanna-1916", "pollyanna-1951", "dixie-1952", "pollyanna-es", "poleana"];
const boards: Record<string, string[]> = {
  ...Object.fromEntries(editions.map((id) => [id, ["--position", `${id} ${pieces}`, "--no-numbers"]])),
  zenda: ["--game", "zenda", "--no-numbers"],
};
const folder = join(import.meta.dirname, "../../public/cards");

test.use({ viewport: { width: 1200, height: 630 }, deviceScaleFactor: 1 });

test("cards", async ({ page, language }) => {
  test.skip(language !== "en");
  for (const [id, words] of Object.entries(boards)) {
    const file = raw(`${id}.svg`);
    await run(program, ["board", "--lang", "en", ...words, "--svg", file]);
    const style = "margin:0;height:630px;overflow:hidden;background:#2b1d12;display:grid;place-items:center";
    const wide = "<style>svg{display:block;width:1200px;height:auto}</style>";
    await page.setContent(`<body style="${style}">${wide}${await readFile(file, "utf8")}</body>`);
    await page.screenshot({ path: join(folder, `${id}.jpg`), type: "jpeg", quality: 78 });
  }
});
