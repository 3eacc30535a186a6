// SPDX-License-Identifier: MIT
// Loads pages of the rules, in English where there is no translation.
import { files, pageOfNumbers } from "virtual:rules";
import type { RulesPage } from "./types.ts";

interface LoadedRules extends RulesPage {
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

// The page that a rule ("p54") is on; `page` if its letters are not those of a rule.
export function pageOfRule(page: string, rule: string): string {
  const letters = /^([a-z]+)\d+$/.exec(rule)?.[1] ?? "";
  return pageOfNumbers[letters] ?? page;
}

// The page of the rules that an edition is played by: its own, or its game's.
export function rulesOf(family: string, edition: string): string {
  return isRulesPage(edition) ? edition : family;
}
