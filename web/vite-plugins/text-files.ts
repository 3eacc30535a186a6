// SPDX-License-Identifier: MIT
// Reads texts/*.txt (key = sentence, one file per language) and keeps the page's sentences: the keys that begin with
// `page.`, `lesson.`, `words.`, `character.` or `puzzle.theme.`, also after the name of an edition (`EDITION/page.`).
// All languages must have the same keys with the same braces; an edition's own sentence may be missing where the common
// one will do.
import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";

export interface TextFile {
  code: string; // "en"
  name: string; // "English"
  path: string;
  sentences: Map<string, string>;
}

// Sentences that are not needed to begin a first game; they are fetched while it is played, or with a page that needs them.
export const later = new RegExp(
  "^([a-z0-9-]+/)?(lesson|puzzle\\.theme|" +
    "page\\.(about|alarm|card|character|check|climb|days|duel|me|new|print|puzzles|review|statistics|training))\\.",
);
const ours = /^([a-z0-9-]+\/)?(page|lesson|words|character|puzzle\.theme)\./;

export function parseTexts(text: string): Map<string, string> {
  const sentences = new Map<string, string>();
  for (const line of text.split("\n")) {
    const cut = line.indexOf("=");
    if (line.startsWith("#") || cut < 0) continue;
    sentences.set(line.slice(0, cut).trim(), line.slice(cut + 1).trim());
  }
  return sentences;
}

export function readTexts(folder: string): TextFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".txt"));
  return names.sort().map((file) => {
    const path = join(folder, file);
    const all = parseTexts(readFileSync(path, "utf8"));
    const sentences = new Map([...all].filter(([key]) => ours.test(key)));
    const code = basename(file, ".txt");
    return { code, name: all.get("language.name") ?? code, path, sentences };
  });
}

// A chunk of a language: its sentences for home and a table, or the rest.
export function chunkOf(file: TextFile, rest: boolean): Record<string, string> {
  return Object.fromEntries([...file.sentences].filter(([key]) => later.test(key) === rest));
}

export function braces(sentence: string): string[] {
  const names = [...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
  return [...new Set(names)].sort();
}

// The sentence, or the common one for an edition's own key (`poleana/page.a` → `page.a`, `words.poleana.b` → `words.b`).
function said(file: TextFile, key: string): string | undefined {
  const common = key.replace(/^[a-z0-9-]+\//, "").replace(/^words\.[^.]+\.(?=[^.]+$)/, "words.");
  return file.sentences.get(key) ?? file.sentences.get(common);
}

// One line for each missing key and each difference in braces.
export function defects(files: TextFile[]): string[] {
  const keys = new Set(files.flatMap((file) => [...file.sentences.keys()]));
  const found: string[] = [];
  for (const key of keys) {
    const seen = new Set<string>();
    for (const file of files) {
      const sentence = said(file, key);
      if (!sentence) found.push(`${file.code}: ${key} is missing`);
      else seen.add(braces(sentence).join());
    }
    if (seen.size > 1) found.push(`${key}: the languages differ in their braces`);
  }
  return found;
}

// A type with every key and the names of its braces.
export function keyTypes(file: TextFile): string {
  const lines = [...file.sentences].map(([key, sentence]) => {
    const names = braces(sentence).map((name) => JSON.stringify(name));
    return `  ${JSON.stringify(key)}: ${names.join(" | ") || "never"};`;
  });
  return `// Made from texts/*.txt by "npm run keys".\nexport interface TextKeys {\n${lines.join("\n")}\n}\n`;
}
