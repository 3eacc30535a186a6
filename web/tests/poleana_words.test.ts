// SPDX-License-Identifier: MIT
// What the page itself says at a table of poleana is in the players' words. The engine's sentences
// are read by a test of their own (tests/unit/protocols/page_json).
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readTexts } from "../vite-plugins/text-files.ts";

const project = join(import.meta.dirname, "../..");
const folders = ["table", "review", "analysis"].map((name) => join(project, "web/src", name));
const foreign: Record<string, RegExp> = {
  en: /Reward|Broadway|Turnout|Blockade|Glad |Entrance|POLLYANNA/,
  es: /Recompensa|Vía|Desviadero|Bloqueo|Gozos|\b[Pp]ieza|[Cc]aptur|[Dd]obles|[Ee]spacio|\blances?\b/,
};
const otherGames = ["page.ask.set"]; // of games whose pieces are set up

// The keys of a source, and whether the edition's own sentence comes first: where it says so, and in
// a list whose sentences are all said like that.
function keysOf(source: string): { key: string; own: boolean }[] {
  const found = (words: RegExp) => [...source.matchAll(words)].map(([, key = ""]) => key);
  const plain = found(/\bsay\("(page\.[\w.]+)"/g);
  const listed = found(/\["[^"]+", "(page\.[\w.]+)"\]/g);
  const own = [...found(/\bsayOf\([^"]*"(page\.[\w.]+)"/g), ...(source.includes("sayOf(") ? listed : [])];
  return [...plain.map((key) => ({ key, own: false })), ...own.map((key) => ({ key, own: true }))];
}

describe("at a table of poleana", () => {
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(svelte|ts)$/.test(name))
      .map((name) => readFileSync(join(folder, name), "utf8")),
  );
  const keys = sources.flatMap(keysOf);

  for (const { code, sentences } of readTexts(join(project, "texts"))) {
    it(`no word is said that its players do not use: ${code}`, () => {
      expect(keys.length).toBeGreaterThan(80);
      for (const { key, own } of keys.filter((each) => !otherGames.includes(each.key))) {
        const sentence = (own ? sentences.get(`poleana/${key}`) : undefined) ?? sentences.get(key);
        expect(sentence, key).not.toMatch(foreign[code] ?? /$^/);
      }
    });
  }
});
