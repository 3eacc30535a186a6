// SPDX-License-Identifier: MIT
// Splits a board's picture in two. The static part becomes one image, so that pieces can move above a map of a thousand
// trees at little cost. The text (the title and the names of places) stays markup: it is shown or hidden, and stays
// upright on a rotated board.
interface Ground {
  image: string; // data URL
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

// Rotates within the drawing, because browsers blur images that CSS rotates.
function turn(drawing: Element, quarters: number): void {
  const [left = 0, top = 0, width = 0, height = 0] =
    drawing.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
  const turned = drawing.ownerDocument.createElementNS(drawing.namespaceURI, "g");
  const middle = `${left + width / 2} ${top + height / 2}`;
  turned.setAttribute("transform", `rotate(${90 * quarters} ${middle})`);
  turned.append(...drawing.childNodes);
  drawing.append(turned);
}

// Moves the position of a name to a group around it, so that CSS rotates the name about its own centre: the CSS rotation
// would otherwise apply outside the element's own transform.
function putInPlace(name: Element): void {
  const place = name.ownerDocument.createElementNS(name.namespaceURI, "g");
  place.setAttribute("transform", name.getAttribute("transform") ?? "");
  name.removeAttribute("transform");
  name.replaceWith(place);
  place.append(name);
}
