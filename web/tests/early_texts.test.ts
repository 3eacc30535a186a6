// SPDX-License-Identifier: MIT
// Home and a table that begins are shown before the later sentences are there, so they use none of these.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { later } from "../vite-plugins/text-files.ts";

const src = join(import.meta.dirname, "../src");
const early = ["main.ts", "pages/Home.svelte", "pages/Table.svelte"];
const otherPages = join(src, "pages/routes.ts");

// The files that these are made of. Of what is fetched later, only the home page's own parts count.
function partsOf(files: string[]): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || !/\.(ts|svelte)$/.test(file)) return;
    found.add(file);
    const code = readFileSync(file, "utf8").replace(/import type .*/g, "");
    const isHome = file.includes("/pages/home/") || file.endsWith("/Home.svelte");
    const pattern = isHome ? /(?:from|import)\s*\(?"(\.[^"]+)"/g : /(?:from|import) "(\.[^"]+)"/g;
    for (const [, path = ""] of code.matchAll(pattern)) visit(join(dirname(file), path));
  };
  found.add(otherPages);
  for (const file of files) visit(join(src, file));
  found.delete(otherPages);
  return found;
}

test("home and a beginning table need no later sentence", () => {
  const files = partsOf(early);
  expect(files).toContain(join(src, "table/GameTable.svelte"));
  expect(files).toContain(join(src, "pages/home/Tiles.svelte"));
  for (const file of files) {
    const keys = [...readFileSync(file, "utf8").matchAll(/["'`]((?:page|lesson)\.[\w.]+)/g)];
    const wrong = keys.map(([, key = ""]) => key).filter((key) => later.test(key));
    expect(wrong, file).toEqual([]);
  }
});
