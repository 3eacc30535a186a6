// SPDX-License-Identifier: MIT
// A page of the rules as the build makes it from Markdown.
export interface RulesTitle {
  id: string; // empty before the first heading
  title: string;
}
export interface RulesSection extends RulesTitle {
  html: string;
  parts: RulesTitle[];
}
export interface RulesPage {
  title: string;
  sections: RulesSection[];
}
export type RulesFiles = Record<string, Record<string, () => Promise<{ default: RulesPage }>>>;
