// SPDX-License-Identifier: MIT
// Chromium, as the other browser tests use it: through Playwright.
import { execFileSync } from "node:child_process";
import { chromium } from "@playwright/test";
import type { Driver } from "./driver.ts";

const args = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"];

export async function startChromium(): Promise<Driver> {
  const executablePath = execFileSync("which", ["chromium"], { encoding: "utf8" }).trim();
  const browser = await chromium.launch({ executablePath, args });
  return {
    name: "chromium",
    open: async (viewport) => {
      const context = await browser.newContext({ viewport, locale: "en-GB" });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      return {
        go: async (address) => void (await page.goto(address)),
        run: (expression) => page.evaluate(expression),
        click: (x, y) => page.mouse.click(x, y),
        picture: () => page.screenshot(),
        complaints: async () => complaints,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
