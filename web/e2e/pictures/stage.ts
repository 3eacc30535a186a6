// SPDX-License-Identifier: MIT
// What every picture stands on: a page in one of the languages, the letters, and the camera.
import { execFile } from "node:child_process";
import { mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Locator, Page } from "@playwright/test";
import { test as base } from "../fixtures.ts";

export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

export interface Options {
  language: Language;
  speed: string;
}

export const test = base.extend<Options>({
  language: ["en", { option: true }],
  speed: ["off", { option: true }],
  settings: ({ language, speed }, use) => use({ language, speed, theme: "light" }),
  viewport: { width: 1040, height: 650 },
  deviceScaleFactor: 1.5,
});

export const run = promisify(execFile);
const project = join(import.meta.dirname, "../../..");
export const raw = (name: string) => join(project, "web/test-results/pictures", name);
export const drawn = (name: string) => join(project, "docs/images", name);
export const kept = (language: Language, name: string) => drawn(join(language, name));

// A record of docs/examples. Spanish players get the Spanish edition, whose rules are those of 1916.
export async function example(name: string, language: Language): Promise<string> {
  const record = await readFile(join(project, "docs/examples", name), "utf8");
  return language === "es" ? record.replaceAll("pollyanna-1916", "pollyanna-es") : record;
}

export async function openRecord(page: Page, record: string): Promise<void> {
  await page.goto("/#/games");
  await page.getByRole("textbox").fill(record);
  await page.getByRole("button", { name: /^(Open|Abrir)$/ }).click();
}

export function bluePiece(page: Page, space: string): Locator {
  return page.getByRole("button", { name: new RegExp(`^(Blue piece|pieza de Azul).* ${space}$`) });
}
export function target(page: Page, space: string): Locator {
  return page.getByRole("button", { name: new RegExp(`(^| )${space}: `) });
}

// The page brings its serif, and takes its plain letters from the machine that shows it. Roboto, which
// is free, is near to what most people see.
export async function letter(page: Page): Promise<void> {
  await page.addStyleTag({ content: ":root { --sans: Roboto, sans-serif !important }" });
}

// A picture of the window, as small as it stays sharp.
export async function take(page: Page, language: Language, name: string): Promise<void> {
  const png = raw(`${name}-${language}.png`);
  const webp = kept(language, `${name}.webp`);
  await mkdir(dirname(webp), { recursive: true });
  await letter(page);
  await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.move(0, 0);
  await page.waitForTimeout(500); // until it is painted like that
  await page.screenshot({ path: png, animations: "disabled" });
  const format = ["-c:v", "libwebp", "-preset", "drawing", "-quality", "75", "-compression_level", "6"];
  await run("ffmpeg", ["-loglevel", "error", "-y", "-i", png, ...format, webp]);
}
