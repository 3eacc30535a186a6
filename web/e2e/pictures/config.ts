// SPDX-License-Identifier: MIT
// The pictures of the READMEs, taken of the real page with the means of its tests: `make pictures`.
// Each *.picture.ts is run once a language and leaves its picture in docs/images/<language>.
import { defineConfig } from "@playwright/test";
import tests from "../../playwright.config.ts";
import { languages, type Options } from "./stage.ts";

export default defineConfig<Options>({
  ...tests,
  testDir: ".",
  testMatch: "*.picture.ts",
  timeout: 1_800_000, // a film has some three hundred frames
  outputDir: "../../test-results/pictures/runs",
  use: { ...tests.use, actionTimeout: 120_000 },
  projects: languages.map((language) => ({ name: language, use: { language } })),
});
