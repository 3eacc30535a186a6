// SPDX-License-Identifier: MIT
// What the page itself says at a table of poleana is in the players' words. The engine's sentences
// are read by a test of their own (tests/unit/protocols/page_json).
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readTexts } from "../vite-plugins/text-files.ts";

const project = join(import.meta.dirname, "../..");
const table = join(project, "web/src/table");
const foreign: Record<string, RegExp> = {
  en: /Reward|Broadway|Turnout|Blockade|Glad |Entrance|POLLYANNA/,
  es: /Recompensa|Vía|Desviadero|Bloqueo|Gozos|\b[Pp]ieza|[Cc]aptur|[Dd]obles|[Ee]spacio|\blances?\b/,
};
const otherGames = ["page.ask.set"]; // of games whose pieces are set up

// The keys of a source, and whether the edition's own sentence comes first.
function keysOf(source: string): { key: string; own: boolean }[] {
  const said = [...source.matchAll(/\bsay\("(page\.[\w.]+)"/g)].map(([, key = ""]) => ({ key, own: false }));
  const told = [...source.matchAll(/"(page\.(?:dice|ask|keys|table)\.[\w.]+)"/g)].map(([, key = ""]) => ({
    key,
    own: source.includes("sayOf(") && !source.includes(`say("${key}"`),
  }));
  return [...said, ...told];
}

describe("at a table of poleana", () => {
  const sources = readdirSync(table, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(svelte|ts)$/.test(name),
  );
  const keys = sources.flatMap((name) => keysOf(readFileSync(join(table, name), "utf8")));

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
