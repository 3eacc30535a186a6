// SPDX-License-Identifier: MIT
// The page's own sentences: say("page.table.throw"). They are reactive to the language. The engine's sentences come from
// the engine, in the requested language.
import { languages } from "virtual:texts";
import { fill } from "./fill.ts";
import type { TextKeys } from "./keys.d.ts";

export type TextKey = keyof TextKeys;
// Keys of sentences without braces.
export type PlainKey = { [K in TextKey]: [TextKeys[K]] extends [never] ? K : never }[TextKey];
type Fills<K extends TextKey> = [TextKeys[K]] extends [never]
  ? []
  : [values: Record<TextKeys[K], string | number>];

interface Spoken {
  code: string;
  sentences: Record<string, string>;
}
let spoken = $state.raw<Spoken>({ code: "en", sentences: {} });

export { languages };

export function language(): string {
  return spoken.code;
}

let speaksAll = false; // also for pages beyond home and table

export async function speak(code: string): Promise<void> {
  const file = languages.find((each) => each.code === code) ?? languages[0];
  if (!file) throw new Error("there is no language");
  const chunks = await Promise.all(speaksAll ? [file.load(), file.loadRest()] : [file.load()]);
  const sentences = Object.assign({}, ...chunks.map((each) => each.default)) as Spoken["sentences"];
  spoken = { code: file.code, sentences };
  document.documentElement.lang = file.code;
}

// From now on in all sentences: a page beyond home and table needs this before it opens.
let wholly: Promise<void> | null = null;
export function speakAll(): Promise<void> {
  speaksAll = true;
  wholly ??= speak(spoken.code).catch((failure: unknown) => {
    wholly = null;
    throw failure;
  });
  return wholly;
}

export function say<K extends TextKey>(key: K, ...values: Fills<K>): string {
  return fill(spoken.sentences[key] ?? key, values[0] ?? {});
}

// For keys that contain the name of a game: the compiler cannot check these. Returns the key if there is no such sentence.
export function sayKey(key: string): string {
  return spoken.sentences[key] ?? key;
}

export function isSaid(key: string): boolean {
  return key in spoken.sentences;
}

// A sentence in an edition's wording: its own if it has one (EDITION/page.ask.reward). Braces without a value are words of
// the edition: {home} is words.EDITION.home, or words.home if the edition has none.
export function sayOf(edition: string, key: TextKey, values: Record<string, string | number> = {}): string {
  return sayKeyOf(edition, key, values);
}

// The same for keys that contain the name of a game.
export function sayKeyOf(
  edition: string,
  key: string,
  values: Record<string, string | number> = {},
): string {
  const { sentences } = spoken;
  const own = (word: string) => sentences[`words.${edition}.${word}`] ?? sentences[`words.${word}`];
  const sentence = sentences[`${edition}/${key}`] ?? sentences[key] ?? key;
  return sentence.replace(/\{(\w+)\}/g, (brace, word: string) =>
    String(values[word] ?? own(word) ?? brace),
  );
}

// The first of the browser's languages that we have.
export function languageOfBrowser(wanted: readonly string[]): string {
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find((code) => languages.some((each) => each.code === code)) ?? "en";
}
