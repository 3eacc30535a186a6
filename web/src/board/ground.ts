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

export function groundOf(svg: string): Ground {
  const whole = new DOMParser().parseFromString(svg, "image/svg+xml");
  const words = whole.cloneNode(true) as Document;
  for (const each of words.querySelectorAll("svg *"))
    if (!each.closest(written) && !each.querySelector(written)) each.remove();
  for (const each of whole.querySelectorAll(written)) each.remove();
  const markup = (part: Document) => new XMLSerializer().serializeToString(part.documentElement);
  return { image: `data:image/svg+xml,${encodeURIComponent(markup(whole))}`, written: markup(words) };
}
