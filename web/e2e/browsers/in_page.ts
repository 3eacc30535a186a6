// SPDX-License-Identifier: MIT
// Functions that run in the page: they are sent to the browser as text, so they use nothing from outside.
import type { Thing } from "../sight.ts";

// An expression that calls such a function.
export function call<A extends unknown[]>(work: (...given: A) => unknown, ...given: A): string {
  return `(${work})(${given.map((each) => JSON.stringify(each)).join(", ")})`;
}

export const selectors = {
  button: "button, [role=button], summary",
  link: "a[href]",
  radio: "input[type=radio]",
  checkbox: "input[type=checkbox]",
  slider: "input[type=range]",
  textbox: "input:not([type]), input[type=text], textarea",
  heading: "h1, h2, h3",
} as const;
export type Role = keyof typeof selectors;

// What a person would touch: the first enabled element with the name that can be seen, or its label, scrolled into
// view. Null if there is none, or if something covers it.
export function findNamed(selector: string, name: string): Pick<Thing, "x" | "y"> | null {
  const wanted = new RegExp(name);
  const labelsOf = (element: Element) => ("labels" in element ? [...((element.labels ?? []) as NodeList)] : []);
  const nameOf = (element: Element) =>
    element.getAttribute("aria-label") ??
    (labelsOf(element)[0] ?? element).textContent?.replace(/\s+/g, " ").trim() ??
    "";
  for (const element of document.querySelectorAll(selector)) {
    if (element.matches(":disabled") || !wanted.test(nameOf(element))) continue;
    const seen = [element, ...(labelsOf(element) as Element[])].find((each) => {
      const { width, height } = each.getBoundingClientRect();
      return each.checkVisibility() && width > 2 && height > 2;
    });
    if (!seen) continue;
    for (const block of ["nearest", "center"] as const) {
      seen.scrollIntoView({ block, behavior: "instant" });
      const { x, y, width, height } = (seen.querySelector(":scope > circle") ?? seen).getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      const top = document.elementFromPoint(middle.x, middle.y);
      if (top !== null && (seen.contains(top) || top.contains(seen))) return middle;
    }
    return null;
  }
  return null;
}

// Scripts set the value through the element's own class: frameworks listen for the event that follows.
export function fillNamed(selector: string, name: string, value: string): boolean {
  const wanted = new RegExp(name);
  for (const element of document.querySelectorAll<HTMLInputElement>(selector)) {
    const label = element.getAttribute("aria-label") ?? element.labels?.[0]?.textContent ?? "";
    if (!wanted.test(label.trim())) continue;
    element.value = value;
    for (const kind of ["input", "change"]) element.dispatchEvent(new Event(kind, { bubbles: true }));
    return true;
  }
  return false;
}

// Nothing of the page has changed for a while, and no picture is loading.
export function settled(quiet: number): Promise<boolean> {
  return new Promise((done) => {
    const end = () => {
      watching.disconnect();
      done([...document.images].every((image) => image.complete));
    };
    let timer = setTimeout(end, quiet);
    const watching = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, quiet);
    });
    watching.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

// The squares of the window in which the dice on the board are drawn, once they rest; null until then.
export function diceAtRest(): { x: number; y: number; half: number }[] | null {
  const felt = document.querySelector(".felt");
  if (!felt || felt.getAnimations({ subtree: true }).length > 0) return null;
  felt.querySelector(":scope > .die")?.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  // Above the board, and so nearer to the eye by half its width where there is a third dimension.
  const nearer = matchMedia("(-webkit-transform-3d)").matches;
  const depth = Number.parseFloat(getComputedStyle(felt.querySelector(":scope > .die") ?? felt).perspective);
  return [...felt.querySelectorAll(":scope > .die")].map((die) => {
    const { x, y, width, height } = die.getBoundingClientRect();
    const scale = nearer ? depth / (depth - width / 2) : 1;
    return { x: x + width / 2, y: y + height / 2, half: (width / 2) * scale };
  });
}
