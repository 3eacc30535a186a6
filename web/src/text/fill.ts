// SPDX-License-Identifier: MIT
// Replaces the braces of a sentence by values. A brace without a value stays visible.
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (brace, name: string) => String(values[name] ?? brace));
}
