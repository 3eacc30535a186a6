// SPDX-License-Identifier: MIT
// The film at the head of the README: in docs/examples/two-ones.txt Blue throws 1 and 1, captures on 7,
// captures with the Reward on 16, and has a second Reward.
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { framesASecond, Recorder } from "./recorder.ts";
import { bluePiece, example, kept, letter, openRecord, raw, run, target, test } from "./stage.ts";

test.use({ speed: "quick" });

test("two captures with two ones", async ({ page, language }) => {
  const recorder = await Recorder.of(page, raw(`capture-${language}`), { x: 760, y: 300 });
  const record = await example("two-ones.txt", language);
  const before = record.replace(/.*1-1 \.\.\.\n$/, ""); // the seed will give the two ones again
  await openRecord(page, before);
  await letter(page);
  const question = page.getByRole("region", { name: /\?/ });
  const reward = (play: RegExp) => question.getByRole("button", { name: play });
  const throwButton = page.getByRole("button", { name: /^(Roll the dice|Tirar los dados)$/ });
  await throwButton.waitFor();

  await recorder.begin();
  await recorder.film(500);
  await recorder.click(throwButton);
  await recorder.film(900);
  await recorder.click(bluePiece(page, "6"));
  await recorder.film(80);
  await recorder.click(target(page, "7"));
  await recorder.film(1200);
  await recorder.click(reward(/6 → .*16$/), 320);
  await recorder.film(1500);
  await recorder.click(reward(/7 → .*17$/), 320);
  await recorder.film(1000);
  await recorder.click(bluePiece(page, "16"));
  await recorder.film(80);
  await recorder.click(target(page, "17"));
  await recorder.film(280);
  await recorder.go({ x: 600, y: 430 }); // off the two that stand there
  await recorder.film(1500);

  await encode(recorder.folder, kept(language, "capture.gif"));
});

// One palette for all frames and no dithering: what stands still costs nothing.
async function encode(frames: string, gif: string): Promise<void> {
  await mkdir(dirname(gif), { recursive: true });
  const palette = "[a]palettegen=max_colors=128:stats_mode=full[p]";
  const filter = `split[a][b];${palette};[b][p]paletteuse=dither=none:diff_mode=rectangle`;
  const input = ["-framerate", String(framesASecond), "-i", `${frames}/%04d.png`];
  await run("ffmpeg", ["-loglevel", "error", "-y", ...input, "-vf", filter, gif]);
  await run("gifsicle", ["--batch", "-O3", "--lossy=40", gif]);
}
