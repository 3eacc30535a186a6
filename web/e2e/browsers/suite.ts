// SPDX-License-Identifier: MIT
// What every test of the suite stands on: the browser of the project, Chromium as everybody else's, and visitors who
// do not outlive their test. A complaint of a page fails the test.
import { test as base } from "@playwright/test";
import { startChromium } from "./chromium.ts";
import type { Driver } from "./driver.ts";
import { startFirefox } from "./firefox.ts";
import { type Manner, Visitor } from "./visitor.ts";
import { startWebkit } from "./webkit.ts";

export { expect } from "@playwright/test";

export interface Options {
  engine: "chromium" | "firefox" | "webkit";
  composited: boolean; // WebKit alone; see webkit.ts
}

function start({ engine, composited }: Options): Promise<Driver> {
  if (engine === "firefox") return startFirefox();
  return engine === "webkit" ? startWebkit({ composited }) : startChromium();
}

interface Own {
  driver: Driver;
  chromium: Driver;
}

interface Fixtures {
  arrive: (manner?: Manner & { by?: Driver; site?: string }) => Promise<Visitor>;
}

export const test = base.extend<Fixtures, Options & Own>({
  engine: ["firefox", { option: true, scope: "worker" }],
  composited: [false, { option: true, scope: "worker" }],
  driver: [
    async ({ engine, composited }, use) => {
      const driver = await start({ engine, composited });
      await use(driver);
      await driver.close();
    },
    { scope: "worker" },
  ],
  chromium: [
    async ({}, use) => {
      const driver = await startChromium();
      await use(driver);
      await driver.close();
    },
    { scope: "worker" },
  ],
  arrive: async ({ driver }, use) => {
    const visitors: Visitor[] = [];
    await use(async ({ by = driver, site = process.env.PARLOR_ADDRESS ?? "", ...manner } = {}) => {
      const visitor = await Visitor.arrive(by, site, manner);
      visitors.push(visitor);
      return visitor;
    });
    const complaints: string[] = [];
    for (const { window } of visitors) {
      complaints.push(...(await window.complaints()));
      await window.close();
    }
    if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join("\n")}`);
  },
});
