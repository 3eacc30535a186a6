// SPDX-License-Identifier: MIT
// The core of the browser tests in Firefox and WebKit, and in Chromium what is read from pictures:
// `make test-browsers`. Playwright's runner, but not its browsers.
import { defineConfig } from "@playwright/test";
import tests from "../../playwright.config.ts";
import type { Options } from "./suite.ts";

export default defineConfig<object, Options>({
  ...tests,
  testDir: ".",
  testIgnore: [],
  workers: 2,
  outputDir: "../../test-results/browsers",
  use: {},
  projects: [
    { name: "firefox", use: { engine: "firefox" }, testIgnore: "flat.spec.ts" },
    { name: "webkit", use: { engine: "webkit" } },
    { name: "chromium", use: { engine: "chromium" }, testMatch: "dice.spec.ts" },
  ],
});
