// SPDX-License-Identifier: MIT
// A board's picture in two. All that stays as it is becomes one image: to a browser the thousand trees
// of a map are then a single thing, and what moves above them costs it little. The names of the places
// remain, which are shown or hidden and stand upright however the board is turned.
export interface Ground {
  image: string; // its address
  names: string; // markup
}

export function groundOf(svg: string): Ground {
  const whole = new DOMParser().parseFromString(svg, "image/svg+xml");
  const names = whole.cloneNode(true) as Document;
  for (const each of names.querySelectorAll("svg *"))
    if (!each.closest(".numbers") && !each.querySelector(".numbers")) each.remove();
  for (const each of whole.querySelectorAll(".numbers")) each.remove();
  const written = (part: Document) => new XMLSerializer().serializeToString(part.documentElement);
  return { image: `data:image/svg+xml,${encodeURIComponent(written(whole))}`, names: written(names) };
}
