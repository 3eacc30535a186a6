// SPDX-License-Identifier: MIT
// The boards as the program draws them; one drawing serves both languages.
import { program } from "../server.ts";
import { drawn, run, test } from "./stage.ts";

const pieces = "b:6,6,B7,h g:21,21,54,g7 r:w,7,16,B6 y:1,1,A3,h b 1-1";
const small = (edition: string) => ["--position", `${edition} ${pieces}`, "--no-numbers"];
const boards: Record<string, string[]> = {
  "board-1916.svg": ["--position", `pollyanna-1916 ${pieces}`],
  "board-1951.svg": small("pollyanna-1951"),
  "board-dixie.svg": small("dixie-1952"),
  "board-es.svg": small("pollyanna-es"),
  "zenda.svg": ["--game", "zenda"],
};

test("boards", async ({ language }) => {
  test.skip(language !== "en");
  for (const [name, words] of Object.entries(boards))
    await run(program, ["board", "--lang", "en", ...words, "--svg", drawn(name)]);
});
