// SPDX-License-Identifier: MIT
// What every test stands on: a page that must not complain, and a table to play at. A message of the
// console, an uncaught error, a failed request or an answer of 400 and above fails the test.
import { test as base, type Page } from "@playwright/test";
import { Table } from "./table.ts";

export { expect } from "@playwright/test";

// Settings of the page for games in which nothing but the person's own clicks makes anything happen.
export const byHand = { speed: "off", endByItself: "ask", forcedByItself: false, talk: false };

interface Fixtures {
  settings: Record<string, unknown>; // as the page keeps them; empty: a first visit
  haste: number; // how many times quicker than usual the page's pauses pass
  keepsFiles: boolean; // by a service worker, for when there is no server; a fifth of a test's work
  table: Table;
}

export const test = base.extend<Fixtures>({
  settings: [byHand, { option: true }],
  haste: [1, { option: true }],
  keepsFiles: [false, { option: true }],
  page: async ({ page, settings, haste, keepsFiles }, use) => {
    const complaints = listen(page);
    if (Object.keys(settings).length > 0) await page.addInitScript(keepOnce, settings);
    if (haste > 1) await page.addInitScript(hurry, haste);
    if (!keepsFiles) await page.addInitScript(keepNoFiles);
    await use(page);
    if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join("\n")}`);
  },
  table: async ({ page, hasTouch }, use) => use(new Table(page, hasTouch)),
});

export function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  page.on("requestfailed", (request) => {
    const { errorText = "" } = request.failure() ?? {};
    if (errorText === "net::ERR_ABORTED") return; // the test has left the page
    complaints.push(`failed: ${request.url()} ${errorText}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}

// Runs in the page of a visitor who has played before. Later visits keep what was chosen in the meantime.
export function keepOnce(settings: Record<string, unknown>) {
  if (localStorage.getItem("parlor.settings") !== null) return;
  localStorage.setItem("parlor.settings", JSON.stringify(settings));
  const notes = ["goal", "enter", "capture", "blockade", "side_road"];
  const games = { pollyanna: notes, poleana: notes, zenda: notes };
  localStorage.setItem("parlor.first_notes", JSON.stringify(games));
}
// Also in the page: it finds a browser that has no service workers.
export function keepNoFiles() {
  Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
}
// Also in the page. Longer waits are no pauses: so long the page is patient with a slow server.
export function hurry(times: number) {
  const usual = window.setTimeout.bind(window);
  const hurried = (wait: number) => (wait < 10_000 ? wait / times : wait);
  window.setTimeout = ((work: () => void, wait = 0) => usual(work, hurried(wait))) as typeof setTimeout;
}
