// SPDX-License-Identifier: MIT
// The game in a terminal of 80 columns by 24 lines: Blue has captured on 7 and moves ten as the Reward.
import { mkdir, writeFile } from "node:fs/promises";
import { expect } from "../fixtures.ts";
import { program } from "../server.ts";
import { example, raw, run, take, test } from "./stage.ts";
import { asPage } from "./terminal.ts";

test.use({ viewport: { width: 870, height: 520 } });

test("a Reward in the terminal", async ({ page, language }) => {
  const record = raw(`two-ones-${language}.txt`);
  await mkdir(raw("."), { recursive: true });
  await writeFile(record, await example("two-ones.txt", language));
  const tmux = async (...words: string[]) => {
    const { stdout } = await run("tmux", ["-L", `parlor-${language}`, ...words]);
    return stdout;
  };
  const screen = () => tmux("capture-pane", "-p");
  const command = `env LANG=C.UTF-8 ${program} play --load ${record} --lang ${language}`;
  await tmux("-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", command);
  try {
    await expect.poll(screen).toMatch(/(Left|Quedan) 1 1/);
    await tmux("send-keys", "6/7", "Enter");
    await expect.poll(screen).toContain("6/16*+");
    await page.setContent(asPage(await tmux("capture-pane", "-p", "-e")));
  } finally {
    await tmux("kill-server");
  }
  await take(page, language, "terminal");
});
