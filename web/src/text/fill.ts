// SPDX-License-Identifier: MIT
// Puts values into the braces of a sentence. A brace without a value stays as it is, so that it is
// seen.
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (brace, name: string) => String(values[name] ?? brace));
}
