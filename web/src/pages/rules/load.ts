// SPDX-License-Identifier: MIT
// Loads a page of the rules: in the language wanted, or in English where it has not been
// translated.
import { files } from "virtual:rules";
import type { RulesPage } from "./types.ts";

export interface LoadedRules extends RulesPage {
  language: string;
}

export function isRulesPage(name: string): boolean {
  return files.en?.[name] !== undefined;
}

export async function loadRules(wanted: string, name: string): Promise<LoadedRules> {
  const language = files[wanted]?.[name] ? wanted : "en";
  const load = files[language]?.[name];
  if (!load) throw new Error(`no page of rules ${name}`);
  return { ...(await load()).default, language };
}

// Rulings have a page of their own, whichever game's rules cite them; poleana's are with its rules.
export function pageOfRule(page: string, rule: string): string {
  if (/^mq?\d+$/.test(rule)) return "poleana";
  return /^z?q\d+$/.test(rule) ? "rulings" : page;
}
