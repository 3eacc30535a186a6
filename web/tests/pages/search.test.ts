// SPDX-License-Identifier: MIT
import { describe, expect, test } from "vitest";
import { hasAll, narrow, words } from "../../src/pages/rules/search.ts";

function page(): HTMLElement {
  const content = document.createElement("div");
  content.innerHTML = `
    <section id="one"><h2>One</h2><ul class="list-of-rules">
      <li id="p5" data-entry>P5 Partners sit opposite.</li>
      <li id="p54" data-entry>P54 No piece passes a Blockade.</li></ul></section>
    <section id="two"><h2>Two</h2><div data-entry>La Vía Ancha.</div></section>`;
  return content;
}
const shown = (content: HTMLElement) =>
  [...content.querySelectorAll<HTMLElement>("[data-entry], section")]
    .filter((each) => !each.closest("[hidden]"))
    .map((each) => each.id || each.textContent);

describe("the search", () => {
  test("finds a number whole", () => {
    const content = page();
    expect(narrow(content, "p5")).toBe(1);
    expect(shown(content)).toEqual(["one", "p5"]);
    expect(narrow(content, "54")).toBe(1);
    expect(shown(content)).toEqual(["one", "p54"]);
  });
  test("wants all the words, in any order", () => {
    expect(hasAll("No piece passes a Blockade.", words("blockade PIECE"))).toBe(true);
    expect(hasAll("No piece passes a Blockade.", words("blockade reward"))).toBe(false);
  });
  test("reads over accents", () => {
    const content = page();
    expect(narrow(content, "via ancha")).toBe(1);
    expect(shown(content)).toEqual(["two", "La Vía Ancha."]);
  });
  test("shows everything again without words", () => {
    const content = page();
    narrow(content, "nowhere");
    expect(narrow(content, " ")).toBe(3);
    expect(content.querySelector("[hidden]")).toBeNull();
  });
});
