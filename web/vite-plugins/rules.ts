// SPDX-License-Identifier: MIT
// `virtual:rules` lists the pages of rules by language; each is a chunk of its own, made from
// docs/rules/*.md and, in other languages, from docs/LANGUAGE/rules/*.md. An imported Markdown file is such a page too.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import type { RulesPage } from "../src/pages/rules/types.ts";
import { pageNames, rulesPage } from "./rule-pages.ts";

const list = "virtual:rules";

interface File {
  language: string;
  name: string;
  path: string;
}

export function ruleFiles(docs: string): File[] {
  const folders = readdirSync(docs).filter((code) => /^[a-z]{2}$/.test(code));
  const languages = [{ code: "en", folder: "rules" }].concat(
    folders.map((code) => ({ code, folder: join(code, "rules") })),
  );
  return languages
    .flatMap(({ code, folder }) =>
      pageNames.map((name) => ({ language: code, name, path: join(docs, folder, `${name}.md`) })),
    )
    .filter(({ path }) => existsSync(path));
}

export function rules(docs: string): Plugin {
  return {
    name: "parlor-rules",
    resolveId(id) {
      return id === list || id.startsWith(`${list}/`) ? `\0${id}` : undefined;
    },
    transform(markdown, id) {
      return id.endsWith(".md") ? asModule(rulesPage(markdown, basename(id, ".md"))) : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${list}`)) return undefined;
      const files = ruleFiles(docs);
      if (id === `\0${list}`) return index(files);
      const file = files.find(({ language, name }) => id === `\0${list}/${language}/${name}`);
      if (!file) throw new Error(`no page ${id}`);
      this.addWatchFile(file.path);
      return asModule(rulesPage(readFileSync(file.path, "utf8"), file.name));
    },
  };
}

const asModule = (page: RulesPage) => `export default ${JSON.stringify(page)};`;

function index(files: File[]): string {
  const languages = [...new Set(files.map(({ language }) => language))];
  const rows = languages.map((code) => {
    const pages = files
      .filter(({ language }) => language === code)
      .map(({ name }) => `${name}:()=>import("${list}/${code}/${name}")`);
    return `${code}:{${pages.join(",")}}`;
  });
  return `export const files = {${rows.join(",")}};
export const pageOfNumbers = ${JSON.stringify(pageOfNumbers(files))};`;
}

// By the letters of a rule's number: { p: "NAME" } if NAME.md has the rules P1, P2 …
export function pageOfNumbers(files: File[]): Record<string, string> {
  const english = files.filter(({ language }) => language === "en");
  return Object.fromEntries(
    english.flatMap(({ name, path }) =>
      [...readFileSync(path, "utf8").matchAll(/<a id="([a-z]+)\d+"><\/a>/g)].map(([, letters]) => [letters, name]),
    ),
  );
}
