// SPDX-License-Identifier: MIT
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fill } from "../src/text/fill.ts";
import {
  braces,
  defects,
  keyTypes,
  parseTexts,
  readTexts,
  type TextFile,
} from "../vite-plugins/text-files.ts";

const file = (code: string, text: string): TextFile => ({
  code,
  name: code,
  path: "",
  sentences: parseTexts(text),
});

describe("the text files", () => {
  it("of the project are complete", () => {
    const files = readTexts(join(import.meta.dirname, "../../texts"));
    expect(files.map(({ code }) => code)).toEqual(expect.arrayContaining(["en", "es"]));
    expect(defects(files)).toEqual([]);
  });

  it("give the page only what is its own", () => {
    const [first] = readTexts(join(import.meta.dirname, "../../texts"));
    for (const key of first?.sentences.keys() ?? []) 
      expect(key).toMatch(/^([\w-]+\/)?(page|lesson|words|character|puzzle\.theme)\./);
  });

  it("are read by lines", () => {
    expect([...parseTexts("# no\n\npage.a = 1 = one\n")]).toEqual([["page.a", "1 = one"]]);
  });

  it("must have the same keys and the same braces", () => {
    const english = file("en", "page.a = {n} of {m}\npage.b = b");
    expect(defects([english, file("es", "page.a = {m}, {n}\npage.b = b")])).toEqual([]);
    expect(defects([english, file("es", "page.a = {n}")])).toHaveLength(2);
  });

  it("may lack an edition's own sentence or word, if they have the common one", () => {
    const english = file("en", "page.a = a\npoleana/page.a = b\nwords.c = c\nwords.poleana.c = d");
    const spanish = file("es", "page.a = a\nwords.c = c");
    expect(defects([english, spanish])).toEqual([]);
    expect(defects([file("en", "poleana/page.a = b"), file("es", "")])).toHaveLength(1);
    expect(defects([file("en", "page.a = a\nwords.c = c\nwords.poleana.c = {d}"), spanish])).toHaveLength(1);
  });

  it("make types of their keys", () => {
    expect(keyTypes(file("en", "page.a = {n}\npage.b = b"))).toContain(
      '"page.a": "n";\n  "page.b": never;',
    );
    expect(braces("{b} {a} {b}")).toEqual(["a", "b"]);
  });
});

describe("a sentence", () => {
  it("is filled, and shows a brace that nobody filled", () => {
    expect(fill("{a} and {b}", { a: 1 })).toBe("1 and {b}");
  });
});
