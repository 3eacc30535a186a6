// SPDX-License-Identifier: MIT
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { editions, linkPage } from "../vite-plugins/link-pages.ts";
import { parseTexts } from "../vite-plugins/text-files.ts";

const project = join(import.meta.dirname, "../..");
const all = editions(parseTexts(readFileSync(join(project, "texts/en.txt"), "utf8")));

describe("pages for links that are sent to others", () => {
  it("are there for every edition, each with a picture", () => {
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(["pollyanna-1916", "zenda"]));
    for (const { id } of all)
      expect(existsSync(join(project, `web/public/cards/${id}.jpg`)), id).toBe(true);
  });
  it("tell what is to be previewed, in plain words", () => {
    const page = linkPage({ id: "zenda", title: 'A "King" & Co', description: "<b>" });
    expect(page).toContain('property="og:title" content="A &quot;King&quot; &amp; Co"');
    expect(page).toContain('property="og:description" content="&lt;b>"');
    expect(page).toContain('property="og:image" content="{origin}/cards/zenda.jpg"');
  });
});
