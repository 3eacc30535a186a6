// SPDX-License-Identifier: MIT
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { address, rulesPage } from "../../vite-plugins/rule-pages.ts";
import { ruleFiles } from "../../vite-plugins/rules.ts";

const docs = join(import.meta.dirname, "../../../docs");
const files = ruleFiles(docs);
const page = (file: { path: string; name: string }) =>
  rulesPage(readFileSync(file.path, "utf8"), file.name);
const html = (file: { path: string; name: string }) =>
  page(file).sections.map(({ id, html }) => `<section id="${id}">${html}</section>`).join();
const ids = (text: string) => [...text.matchAll(/ id="([^"]+)"/g)].map((found) => found[1] ?? "");
const english = (name: string) =>
  files.find((file) => file.language === "en" && file.name === name);

describe("a page of rules", () => {
  test("gives each rule its number as id", () => {
    const row = '| <a id="p7"></a>P7 | Wait. | A | **printed** |';
    const text = `# T\n\n| no. | rule | s | e |\n|---|---|---|---|\n${row}\n`;
    const made = rulesPage(text, "pollyanna").sections[0]?.html ?? "";
    expect(made).toContain('<li class="rule" id="p7"');
    expect(made).toContain('href="#/rules/pollyanna/p7">P7</a>');
    expect(made).toContain("<strong>printed</strong>");
  });

  test("gives each ruling a section", () => {
    const text = "# T\n\n## G\n\n### <a id=\"q2\"></a>Q2. May one?\n\n- Yes.\n";
    const [section] = rulesPage(text, "rulings").sections;
    expect(section?.parts).toEqual([{ id: "q2", title: "Q2. May one?" }]);
    expect(section?.html).toContain('<section class="ruling" id="q2"');
  });

  test("has no code in its glossary", () => {
    for (const file of files.filter(({ name }) => name === "pollyanna" || name === "zenda")) {
      const glossary = page(file).sections.find(({ title }) => /^(Glossary|Glosario)$/.test(title));
      expect(glossary?.html, file.path).toContain("<table");
      expect(glossary?.html, file.path).not.toMatch(/<code>|::/);
    }
  });

  test("leads from page to page within this page", () => {
    expect(address("#p7", "pollyanna")).toBe("#/rules/pollyanna/p7");
    expect(address("rulings.md#zq1", "zenda")).toBe("#/rules/rulings/zq1");
    expect(address("../../rules/leaflets.md", "zenda")).toBe("#/rules/leaflets");
    expect(address("../notation.md#throw", "zenda")).toBeUndefined();
  });
});

describe("the rules in every language", () => {
  const translated = files.filter(({ language }) => language !== "en");

  test("are there in Spanish", () => {
    expect(translated.map(({ language, name }) => `${language} ${name}`)).toEqual(
      expect.arrayContaining(["es pollyanna", "es zenda", "es rulings"]),
    );
  });

  test.each(translated)("$language/$name has the numbers and headings of the English page", (file) => {
    const original = english(file.name);
    expect(original && ids(html(original))).toEqual(ids(html(file)));
  });

  test.each(translated)("$language/$name cites rule by rule what the English page cites", (file) => {
    const link = /href="(#\/rules\/[^"]+)"/g;
    const cites = (text: string) => [...text.matchAll(link)].map(([, to]) => to);
    const original = english(file.name);
    expect(original && cites(html(original)).sort()).toEqual(cites(html(file)).sort());
  });

  test.each(files)("$language/$name links only to what there is", (file) => {
    const there = new Set(files.flatMap((each) => [
      `#/rules/${each.name}`,
      ...ids(html(each)).map((id) => `#/rules/${each.name}/${id}`),
    ]));
    const links = [...html(file).matchAll(/href="([^"]+)"/g)].map(([, to]) => to ?? "");
    expect(links.filter((to) => !there.has(to))).toEqual([]);
  });
});
