// SPDX-License-Identifier: MIT
// Debian's Firefox through WebDriver BiDi. Playwright drives only a Firefox that it has built itself.
import { launch } from "puppeteer-core";
import type { Driver } from "./driver.ts";

export async function startFirefox(): Promise<Driver> {
  const browser = await launch({
    browser: "firefox",
    executablePath: "/usr/bin/firefox-esr",
    headless: true,
    extraPrefsFirefox: {
      "intl.accept_languages": "en-GB",
      "ui.useOverlayScrollbars": 1, // as in a window; without one Firefox draws white bars
    },
  });
  return {
    name: "firefox",
    open: async (viewport) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(viewport);
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("console", (message) => {
        if (["error", "warn"].includes(message.type())) complaints.push(message.text());
      });
      return {
        go: async (address) => void (await page.goto(address)),
        run: (expression) => page.evaluate(expression),
        click: (x, y) => page.mouse.click(x, y),
        picture: async () => Buffer.from(await page.screenshot()),
        complaints: async () => complaints,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
