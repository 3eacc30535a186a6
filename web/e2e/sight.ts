// SPDX-License-Identifier: MIT
// What lies open to a player: elements that may be touched now, each with its middle.
export const kinds = ["question", "target", "piece", "button", "result"] as const;

export interface Thing {
  kind: (typeof kinds)[number];
  name: string;
  x: number;
  y: number;
  inSight: boolean; // and not behind a name or past the edge of a board that is shown in part
}
// How much a player likes to touch a thing; of equals the first is touched.
export type Liking = (thing: Thing) => number;

// Runs in the page. Dice that stand beside a target do not belong to its middle.
export function look(elements: Element[]): Thing[] {
  const kindOf = (element: Element) => {
    if (element.matches("section")) return "result";
    if (element.closest("section[aria-label*='?']")) return "question";
    if (element.matches("button")) return "button";
    return element.hasAttribute("aria-pressed") ? "piece" : "target";
  };
  return elements.map((element) => {
    const drawn = element.querySelector("circle") ?? element;
    const { x, y, width, height } = drawn.getBoundingClientRect();
    const name = element.getAttribute("aria-label") ?? element.textContent.trim();
    const middle = { x: x + width / 2, y: y + height / 2 };
    const whole = element.closest("svg") ?? element;
    const inSight = whole.contains(document.elementFromPoint(middle.x, middle.y));
    return { kind: kindOf(element), name, ...middle, inSight };
  });
}
