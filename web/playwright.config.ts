// SPDX-License-Identifier: MIT
// The page in a real Chromium, Debian's, as `parlor serve` serves it. `make test` builds both first.
import { execFileSync } from "node:child_process";
import { defineConfig } from "@playwright/test";
import { announced, options, program } from "./e2e/server.ts";

// What Playwright turns off, and with it what would cost a fifth of the work of every new window: the
// address bar's list, which is a page of its own.
const withoutFeatures = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
];
const chromium = execFileSync("which", ["chromium"], { encoding: "utf8" }).trim();

export default defineConfig({
  testDir: "e2e",
  testIgnore: "browsers/**", // other browsers: e2e/browsers/config.ts
  outputDir: "test-results/runs",
  fullyParallel: true,
  workers: 3, // of two cores: a test waits half of its time
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  forbidOnly: true,
  use: {
    baseURL: process.env.PARLOR_ADDRESS ?? "",
    browserName: "chromium",
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: chromium,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${withoutFeatures.join(",")}`,
        "--host-resolver-rules=MAP parlor.test 127.0.0.1", // the server as others find it
      ],
    },
  },
  webServer: {
    command: [program, ...options].join(" "),
    wait: { stdout: announced }, // and its address comes to process.env.PARLOR_ADDRESS
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
