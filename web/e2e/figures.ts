// SPDX-License-Identifier: MIT
// What measure.ts and frames.ts share: a browser, a processor made slower, figures in a line.
import { execFileSync } from "node:child_process";
import { type Browser, chromium, type Page } from "@playwright/test";

export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const told = (values: number[]) =>
  `median ${quantile(values, 0.5).toFixed(1)}, 95th percentile ${quantile(values, 0.95).toFixed(1)}, ` +
  `most ${Math.max(...values).toFixed(1)} (${values.length})`;

export function launched(): Promise<Browser> {
  const executablePath = execFileSync("which", ["chromium"], { encoding: "utf8" }).trim();
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
}

// The page's own thread as slow as on a phone.
export async function slow(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: times });
}
