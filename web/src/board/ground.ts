// SPDX-License-Identifier: MIT
// A board's picture in two. All that stays as it is becomes one image: to a browser the thousand trees
// of a map are then a single thing, and what moves above them costs it little. What is written remains,
// which stands upright however the board is turned: the title, and the names of the places, which are
// shown or hidden.
export interface Ground {
  image: string; // its address
  written: string; // markup
}

const written = ".numbers, .title";

export function groundOf(svg: string, quarters: number): Ground {
  const whole = new DOMParser().parseFromString(svg, "image/svg+xml");
  if (quarters !== 0) turn(whole.documentElement, quarters);
  const words = whole.cloneNode(true) as Document;
  for (const each of words.querySelectorAll("svg *"))
    if (!each.closest(written) && !each.querySelector(written)) each.remove();
  for (const name of words.querySelectorAll(".numbers text")) putInPlace(name);
  for (const each of whole.querySelectorAll(written)) each.remove();
  const markup = (part: Document) => new XMLSerializer().serializeToString(part.documentElement);
  return { image: `data:image/svg+xml,${encodeURIComponent(markup(whole))}`, written: markup(words) };
}

// In the drawing itself: what a browser turns afterwards it blurs.
function turn(drawing: Element, quarters: number): void {
  const [left = 0, top = 0, width = 0, height = 0] =
    drawing.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
  const turned = drawing.ownerDocument.createElementNS(drawing.namespaceURI, "g");
  const middle = `${left + width / 2} ${top + height / 2}`;
  turned.setAttribute("transform", `rotate(${90 * quarters} ${middle})`);
  turned.append(...drawing.childNodes);
  drawing.append(turned);
}

// Where a name stands is the affair of a group around it, so that the name turns about its own middle:
// what CSS turns, it turns before the element's own transform has moved it to its place.
function putInPlace(name: Element): void {
  const place = name.ownerDocument.createElementNS(name.namespaceURI, "g");
  place.setAttribute("transform", name.getAttribute("transform") ?? "");
  name.removeAttribute("transform");
  name.replaceWith(place);
  place.append(name);
}
