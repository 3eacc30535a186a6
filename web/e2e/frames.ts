// SPDX-License-Identifier: MIT
// Frame times while dice and pieces move, for docs/performance.md; nothing is asserted. `make frames`
// runs it: FRAMES="ROUNDS SECONDS TIMES" for so many rounds of so many seconds a game, on a processor
// slowed so many times. Before every game an empty page is measured: what the machine itself can do.
import type { Browser, Page } from "@playwright/test";
import { launched, quantile, slow, told } from "./figures.ts";
import { serve } from "./server.ts";

const games = ["pollyanna-1916", "poleana", "zenda"];
const [rounds = 3, seconds = 20, times = 6] = process.argv.slice(2).map(Number);

// Between frames, in milliseconds; on a page with a board, of those while something moved.
function deltas(page: Page): Promise<number[]> {
  return page.evaluate(
    (span) =>
      new Promise<number[]>((done) => {
        const found: number[] = [];
        const moving = document.getElementsByClassName("moving");
        const empty = document.getElementsByClassName("board").length === 0;
        let last = performance.now();
        let moved = empty;
        const end = last + span;
        const frame = (now: number) => {
          const moves = empty || moving.length > 0;
          if (moved && moves) found.push(now - last);
          [last, moved] = [now, moves];
          if (now < end) requestAnimationFrame(frame);
          else done(found.slice(1));
        };
        requestAnimationFrame(frame);
      }),
    seconds * 1000,
  );
}

async function empty(browser: Browser): Promise<number[]> {
  const page = await browser.newPage();
  await slow(page, times);
  const found = await deltas(page);
  await page.close();
  return found;
}

// Two computers play and the pieces move as usual.
async function played(browser: Browser, address: string, game: string): Promise<number[]> {
  const page = await browser.newPage({ locale: "en-GB", viewport: { width: 1280, height: 800 } });
  await page.goto(`${address}/#/new/${game}`);
  await page.getByRole("button", { name: /^(Blue|Zenda): / }).click();
  await page.getByRole("radio", { name: /^Daisy/ }).check();
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator(".moving").first().waitFor({ state: "attached" });
  await slow(page, times);
  const found = await deltas(page);
  await page.close();
  return found;
}

const late = (values: number[]) => {
  const share = values.filter((each) => each > 20).length / Math.max(values.length, 1);
  return `${(100 * share).toFixed(1)} % over 20 ms`;
};

const { address, stop } = await serve();
const browser = await launched();
try {
  for (const game of games) {
    const bare: number[] = [];
    const full: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      bare.push(...(await empty(browser)));
      const found = await played(browser, address, game);
      full.push(...found);
      console.log(`  round ${round + 1}: 95th percentile ${quantile(found, 0.95).toFixed(1)} ms`);
    }
    console.log(`${game}, ms between frames, slowed ${times} times: ${told(full)}, ${late(full)}`);
    console.log(`an empty page beside it: ${told(bare)}, ${late(bare)}`);
  }
} finally {
  await browser.close();
  await stop();
}
