// SPDX-License-Identifier: MIT
// The page's sentences by their keys, as patterns: a text may be reworded without touching a test.
import { join } from "node:path";
import { readTexts } from "../../vite-plugins/text-files.ts";

const files = readTexts(join(import.meta.dirname, "../../../texts"));

export type Language = "en" | "es";

export function said(language: Language, key: string): string {
  const sentence = files.find(({ code }) => code === language)?.sentences.get(key);
  if (sentence === undefined) throw new Error(`There is no text ${key}.`);
  return sentence;
}

// The whole of a text, with anything where it has words in braces.
export function pattern(language: Language, key: string): string {
  const plain = said(language, key).replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  return `^${plain.replace(/\{[^}]*\}/g, ".+")}$`;
}
