// SPDX-License-Identifier: MIT
// Figures for docs/performance.md; nothing is asserted. Run by `tools/npm run measure` once the page
// and the program are built: how soon a visitor can throw, sizes of files. Frames: see frames.ts.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { launched, slow, told } from "./figures.ts";
import { dist, serve } from "./server.ts";

// From asking for the page to a game in which the dice can be thrown; with this seed we begin.
async function firstThrow(page: Page, address: string): Promise<number> {
  const begin = performance.now();
  await page.goto(`${address}/?seed=1916`);
  await page.getByRole("button", { name: /^(Play now|Start a new game)$/ }).click();
  await page.getByRole("button", { name: "Roll the dice", disabled: false }).waitFor();
  return performance.now() - begin;
}

async function opening(browser: Browser, address: string, times: number): Promise<void> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let visit = 0; visit < 7; visit += 1) {
    const context = await browser.newContext({ locale: "en-GB" });
    const page = await context.newPage();
    await slow(page, times);
    cold.push(await firstThrow(page, address));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.evaluate(() => localStorage.clear());
    warm.push(await firstThrow(page, address));
    await context.close();
  }
  console.log(`from opening to the first throw, ms, slowed ${times} times: first visit ${told(cold)}`);
  console.log(`                                                    later visit ${told(warm)}`);
}

function sizes(): void {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(dist, name)).isFile(),
  );
  console.log("file  bytes  brotli");
  for (const name of files.filter((each) => !/\.(br|gz)$/.test(each)).sort()) {
    const packed = files.includes(`${name}.br`) ? statSync(join(dist, `${name}.br`)).size : "";
    console.log(`${name}  ${statSync(join(dist, name)).size}  ${packed}`);
  }
}

// What a first visit to the first page and a table fetches, as it goes over the wire.
async function firstLoad(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ locale: "en-GB", serviceWorkers: "block" });
  const page = await context.newPage();
  const loaded: Promise<[string, number]>[] = [];
  page.on("requestfinished", (request) => {
    const size = request.sizes().then((all): [string, number] => [request.url(), all.responseBodySize]);
    loaded.push(size);
  });
  await firstThrow(page, address);
  await page.waitForLoadState("networkidle");
  const all = await Promise.all(loaded);
  const total = (some: [string, number][]) => some.reduce((sum, [, size]) => sum + size, 0);
  const engine = total(all.filter(([url]) => url.endsWith(".wasm")));
  console.log(`fetched before the first throw, bytes: engine ${engine}, all else ${total(all) - engine}`);
  await context.close();
}

const { address, stop } = await serve();
const browser = await launched();
try {
  await firstLoad(browser, address);
  for (const times of [1, 6]) await opening(browser, address, times);
  sizes();
} finally {
  await browser.close();
  await stop();
}
