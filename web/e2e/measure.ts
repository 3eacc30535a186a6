// SPDX-License-Identifier: MIT
// Figures for docs/performance.md; nothing is asserted. Run by `tools/npm run measure` once the page
// and the program are built: how soon a visitor can throw, frames while pieces move, sizes of files.
import { execFileSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { dist, serve } from "./server.ts";

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
const told = (values: number[]) =>
  `median ${quantile(values, 0.5).toFixed(1)}, 95th percentile ${quantile(values, 0.95).toFixed(1)}, ` +
  `most ${Math.max(...values).toFixed(1)} (${values.length})`;

// From asking for the page to a game in which the dice can be thrown; with this seed we begin.
async function firstThrow(page: Page, address: string): Promise<number> {
  const begin = performance.now();
  await page.goto(`${address}/?seed=1916`);
  await page.getByRole("button", { name: /^(Play now|Start a new game)$/ }).click();
  await page.getByRole("button", { name: "Throw the dice", disabled: false }).waitFor();
  return performance.now() - begin;
}

// The page's own thread as slow as on a phone.
async function slow(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: times });
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

// Two computers play and the pieces move as usual; the time between frames is taken in the page.
async function frames(browser: Browser, address: string, game: string, times: number): Promise<void> {
  const page = await browser.newPage({ locale: "en-GB", viewport: { width: 1280, height: 800 } });
  await slow(page, times);
  await page.goto(`${address}/#/new/${game}`);
  await page.getByRole("button", { name: /^(Blue|Zenda): / }).click();
  await page.getByRole("radio", { name: /^Daisy/ }).check();
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByRole("group", { name: /^Board: / }).waitFor();
  const deltas = await page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const found: number[] = [];
        let last = performance.now();
        const begin = last;
        const frame = (now: number) => {
          found.push(now - last);
          last = now;
          if (now - begin < 20_000) requestAnimationFrame(frame);
          else done(found.slice(1));
        };
        requestAnimationFrame(frame);
      }),
  );
  console.log(`frames while two computers play ${game}, ms, slowed ${times} times: ${told(deltas)}`);
  await page.close();
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
const executablePath = execFileSync("which", ["chromium"], { encoding: "utf8" }).trim();
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  await firstLoad(browser, address);
  for (const times of [1, 6]) {
    await opening(browser, address, times);
    await frames(browser, address, "pollyanna-1916", times);
    await frames(browser, address, "zenda", times);
  }
  sizes();
} finally {
  await browser.close();
  await stop();
}
