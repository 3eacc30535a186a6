// SPDX-License-Identifier: MIT
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./vite-plugins/compress.ts";
import { linkPages } from "./vite-plugins/link-pages.ts";
import { precache } from "./vite-plugins/precache.ts";
import { report } from "./vite-plugins/report.ts";
import { rules } from "./vite-plugins/rules.ts";
import { texts } from "./vite-plugins/texts.ts";

const project = join(import.meta.dirname, "..");
const module = process.env.PARLOR_WASM ?? join(project, "build/wasm/parlor.wasm");

export default defineConfig({
  base: "./",
  appType: "mpa",
  plugins: [
    texts(join(project, "texts")),
    rules(join(project, "docs")),
    linkPages(join(project, "texts")),
    svelte(),
    report(import.meta.dirname, join(project, "texts")),
    precache(),
    compress(),
  ],
  resolve: {
    alias: [{ find: /^parlor\.wasm/, replacement: module }],
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  server: { fs: { allow: [project] } },
  worker: { format: "es" },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { page: "index.html", sw: "src/sw.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
});
