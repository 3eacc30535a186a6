// SPDX-License-Identifier: MIT
// Frames while dice and pieces move, for docs/performance.md; nothing is asserted. `make frames` runs
// it: FRAMES="ROUNDS SECONDS TIMES" for so many rounds of so many seconds a game, on a processor slowed
// so many times. Two figures a game: the time between frames, beside that of an empty page, which is
// what the machine itself can do; and the processor time that the page's own thread takes for such a
// frame, which other work on the machine changes little.
import type { Browser, Page } from "@playwright/test";
import { launched, slow, told } from "./figures.ts";
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
async function begun(browser: Browser, address: string, game: string): Promise<Page> {
  const page = await browser.newPage({ locale: "en-GB", viewport: { width: 1280, height: 800 } });
  await page.goto(`${address}/#/new/${game}`);
  await page.getByRole("button", { name: /^(Blue|Zenda): / }).click();
  await page.getByRole("radio", { name: /^Daisy/ }).check();
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator(".moving").first().waitFor({ state: "attached" });
  return page;
}

interface Traced {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number; // processor time, in microseconds
}

// Asks for every frame there may be, and marks those while something moves.
function mark(page: Page): Promise<void> {
  return page.evaluate(() => {
    const moving = document.getElementsByClassName("moving");
    const frame = () => {
      if (moving.length > 0) performance.mark("moving");
      requestAnimationFrame(frame);
    };
    frame();
  });
}

// Of every frame while something moves, the first included, all that the page's thread did for it since
// the last one, in milliseconds of the processor as it is.
async function worked(browser: Browser, page: Page): Promise<number[]> {
  await mark(page);
  const categories = ["toplevel", "devtools.timeline", "blink.user_timing"];
  await browser.startTracing(page, { categories });
  await page.waitForTimeout(seconds * 1000);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: Traced[] };
  const { pid, tid } = traceEvents.findLast(({ name }) => name === "PrePaint") ?? { pid: 0, tid: 0 };
  const own = traceEvents
    .filter((each) => each.pid === pid && each.tid === tid)
    .sort((one, other) => one.ts - other.ts);
  const found: number[] = [];
  let [sum, moves] = [0, false];
  for (const { name, tdur = 0 } of own) {
    if (name.endsWith("::RunTask")) sum += tdur / 1000;
    if (name === "moving") moves = true;
    if (name !== "PrePaint") continue; // within the task that makes the frame
    if (moves) found.push(sum);
    [sum, moves] = [0, false];
  }
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
    const work: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      bare.push(...(await empty(browser)));
      const page = await begun(browser, address, game);
      work.push(...(await worked(browser, page)).map((each) => each * times));
      await slow(page, times);
      full.push(...(await deltas(page)));
      await page.close();
    }
    console.log(`${game}, ms, slowed ${times} times`);
    console.log(`  processor time of a frame: ${told(work)}, ${late(work)}`);
    console.log(`  between frames: ${told(full)}, ${late(full)}`);
    console.log(`  between frames of an empty page: ${told(bare)}, ${late(bare)}`);
  }
} finally {
  await browser.close();
  await stop();
}
