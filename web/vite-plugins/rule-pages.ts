// SPDX-License-Identifier: MIT
// Turns a Markdown page of the rules into HTML, cut into sections. A table of rules becomes a list
// whose items have the rule's number as id ("p54"); a ruling becomes a section of its own ("q7").
// Links between the pages become addresses of this page; links to other files become plain words.
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { Marked, type Token, type Tokens } from "marked";
import type { RulesPage, RulesSection, RulesTitle } from "../src/pages/rules/types.ts";

// The pages are the files of docs/rules, but for the index of tests.
export const pageNames = readdirSync(join(import.meta.dirname, "../../docs/rules"))
  .map((file) => basename(file, ".md"))
  .filter((name) => name !== "tests");

const anchor = /<a id="([\w-]+)"><\/a>/;
const number = /^[a-z]{1,2}\d+$/;
// Marks what an address can lead to, and what the search shows or hides as a unit.
const entry = 'tabindex="-1" data-entry=""';

export function rulesPage(markdown: string, name: string): RulesPage {
  const writer = new Writer(name);
  const tokens = writer.marked.lexer(markdown);
  const title = tokens.find((token) => isHeading(token, 1)) as Tokens.Heading | undefined;
  const body = tokens.filter((token) => token !== title);
  const sections = cut(body, 2).map((each) => writer.section(each));
  return { title: title?.text ?? name, sections: sections.filter(({ html }) => html !== "") };
}

// A link in the page `name`: "rulings.md#q1" becomes "#/rules/rulings/q1".
export function address(href: string, name: string): string | undefined {
  const [, file = "", id = ""] = /^([^#]*)#?(.*)$/.exec(href) ?? [];
  const page = file === "" ? name : /^(?:\.\.\/\.\.\/rules\/)?(\w+)\.md$/.exec(file)?.[1];
  if (!page || !pageNames.includes(page)) return undefined;
  return `#/rules/${page}${id && `/${id}`}`;
}

// A heading and its content, up to the next heading of the same depth.
interface Piece {
  heading: Tokens.Heading | undefined;
  tokens: Token[];
}

function isHeading(token: Token, depth: number): boolean {
  return token.type === "heading" && (token as Tokens.Heading).depth === depth;
}

function cut(tokens: Token[], depth: number): Piece[] {
  const pieces: Piece[] = [{ heading: undefined, tokens: [] }];
  for (const token of tokens) {
    if (isHeading(token, depth)) pieces.push({ heading: token as Tokens.Heading, tokens: [] });
    else if (token.type !== "space" && token.type !== "def") pieces.at(-1)?.tokens.push(token);
  }
  return pieces.filter((piece) => piece.heading || piece.tokens.length > 0);
}

function titled(heading: Tokens.Heading | undefined): RulesTitle {
  if (!heading) return { id: "", title: "" };
  const title = heading.text.replace(anchor, "").trim();
  return { id: anchor.exec(heading.text)?.[1] ?? slug(title), title };
}

function slug(title: string): string {
  return title.toLowerCase().replace(/[^\w\s-]/g, "").trim().replace(/\s+/g, "-");
}

class Writer {
  readonly marked = new Marked();
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
    this.marked.use({
      renderer: {
        table: (table) => (isRules(table) ? this.#rules(table) : this.#table(table)),
        link: ({ href, tokens }) => this.#link(href, tokens),
        html: () => "", // anchors become ids, and the engine draws the pictures
      },
    });
  }

  section(piece: Piece): RulesSection {
    const parts = cut(piece.tokens, 3);
    return {
      ...titled(piece.heading),
      html: parts.map((part) => this.#part(part)).join("\n"),
      parts: parts.filter(({ heading }) => heading).map(({ heading }) => titled(heading)),
    };
  }

  #part({ heading, tokens }: Piece): string {
    if (!heading) return this.#blocks(tokens);
    const { id, title } = titled(heading);
    if (number.test(id)) return this.#ruling(id, title, tokens);
    const words = this.marked.parseInline(title);
    return `<section id="${id}" tabindex="-1"><h3>${words}</h3>${this.#blocks(tokens)}</section>`;
  }

  #ruling(id: string, title: string, tokens: Token[]): string {
    const [, cited = "", question = ""] = /^(\w+)\. (.*)$/.exec(title) ?? [];
    const heading = `<h3>${this.#number(id, cited)} ${this.marked.parseInline(question)}</h3>`;
    const answer = this.marked.parser(tokens);
    return `<section class="ruling" id="${id}" ${entry}>${heading}${answer}</section>`;
  }

  // The search shows or hides each block of prose; of tables, each row.
  #blocks(tokens: Token[]): string {
    const html = tokens.map((token) => {
      const inner = this.marked.parser([token]);
      const whole = token.type === "table" || inner === "";
      return whole ? inner : `<div class="prose" data-entry="">${inner}</div>`;
    });
    return html.join("\n");
  }

  #rules(table: Tokens.Table): string {
    const items = table.rows.map((row) => {
      const id = anchor.exec(row[0]?.text ?? "")?.[1] ?? "";
      const [cited, rule, source, evidence] = row.map((cell) => this.#inline(cell.tokens));
      const foot = `<p class="source">${source} <span class="evidence">${evidence}</span></p>`;
      const link = this.#number(id, cited ?? "");
      return `<li class="rule" id="${id}" ${entry}>${link}<div><p>${rule}</p>${foot}</div></li>`;
    });
    return `<ul class="list-of-rules">${items.join("\n")}</ul>`;
  }

  #table(whole: Tokens.Table): string {
    const table = withoutCode(whole);
    const titles = table.header.map(({ text }) => text.replaceAll('"', "")).filter(Boolean);
    const head = table.header.map(({ text, tokens }) =>
      text ? `<th scope="col">${this.#inline(tokens)}</th>` : "<td></td>",
    );
    const rows = table.rows.map((row) => {
      const cells = row.map(({ tokens }) => `<td>${this.#inline(tokens)}</td>`);
      return `<tr data-entry="">${cells.join("")}</tr>`;
    });
    const wide = table.header.length > 3 ? ' class="wide"' : "";
    return `<div class="scroll" role="group" aria-label="${titles.join(", ")}" tabindex="0"><table${wide}>
<thead><tr>${head.join("")}</tr></thead><tbody>${rows.join("\n")}</tbody></table></div>`;
  }

  #number(id: string, cited: string): string {
    return `<a class="number" href="#/rules/${this.#name}/${id}">${cited}</a>`;
  }

  #link(href: string, tokens: Token[]): string {
    const to = address(href, this.#name);
    const words = this.#inline(tokens);
    return to ? `<a href="${to}">${words}</a>` : words;
  }

  #inline(tokens: Token[]): string {
    return this.marked.Parser.parseInline(tokens, this.marked.defaults);
  }
}

// Names in the code are for developers only.
function withoutCode(table: Tokens.Table): Tokens.Table {
  const keep = table.header.map(({ text }) => !/^(in code|en el código)$/.test(text));
  const kept = <T>(cells: T[]) => cells.filter((_, index) => keep[index]);
  return { ...table, header: kept(table.header), rows: table.rows.map(kept) };
}

function isRules(table: Tokens.Table): boolean {
  return anchor.test(table.rows[0]?.[0]?.text ?? "");
}
