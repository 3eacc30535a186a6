// SPDX-License-Identifier: MIT
// The Spanish texts speak as people do in Mexico: one word for a throw, the simple past, no words of Spain.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseLines } from "../src/voices/lines.ts";
import { parseTexts } from "../vite-plugins/text-files.ts";

const texts = join(import.meta.dirname, "../../texts");
const lines = [
  ...parseTexts(readFileSync(join(texts, "es.txt"), "utf8")).values(),
  ...[...parseLines(readFileSync(join(texts, "voices/es.txt"), "utf8")).values()].flat(),
];

const refused: Record<string, RegExp> = {
  "a compound perfect": /\b([Hh]e|[Hh]as?|[Hh]an|[Hh]emos) (se |sido )?\w+(ado|ido|to|cho)s?\b/,
  "another word for a throw": /\b[Ll]anz(a|e|o|an|ar|amos|as|ado|ada|ados)\b|\b[Tt]iradas?\b|\b[Ll]ances?\b/,
  "a word of Spain":
    /\b[Pp]os(a|ar|arse|arte|e)\b|\bpósate\b|\b[Pp]ifias?\b|\bIntro\b|\bdeprisa\b|\bdespacio\b|\b[Oo]rdenador\b|\b[Ss]itios?\b|\bcomo mucho\b|\b[Aa]hora mismo\b|\bportada\b|\b[Vv]ale,|\b[Cc]og(e|er|es|en)\b|desviación típica/,
  "a word of other games": /¡Dobles|\b[Tt]ablas\b|\bagujas del reloj\b|[Hh]asta la vista|\bcada cual\b|\bÓrdenes\b/,
  "form of vosotros": /\b(vosotr|vuestr)[oa]s?\b|\p{L}[áé]is(?!\p{L})/u,
};

describe("Mexican Spanish", () => {
  it("has texts to read", () => expect(lines.length).toBeGreaterThan(1500));
  for (const [what, words] of Object.entries(refused)) {
    it(`does without ${what}`, () => expect(lines.filter((line) => words.test(line))).toEqual([]));
  }
});
