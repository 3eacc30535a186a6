// SPDX-License-Identifier: MIT
// Rules that people have named, "the way we play it in Tepito": the switches with a name, as they
// stand in links. Who has named them is not told.
import type { Shelf } from "../engine/answers.ts";
import { editionOf, familyOf, seatingFor, type Wishes } from "./plan.ts";

export const longestHouseName = 40;

// A name as it is kept, with single blanks; null: there is nothing to be seen in it, or it is too long.
export function houseName(typed: string): string | null {
  const name = typed.replace(/[\s\p{Cc}\p{Cf}]+/gu, " ").trim();
  if (name === "") return typed.trim() === "" ? "" : null;
  return [...name].length <= longestHouseName && /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? name : null;
}

// The link for others. It is a path, so that messengers can say what it leads to.
export function houseLink(game: string, name: string): string {
  const edition = editionOf(game);
  const named = name === "" ? "" : `/${encodeURIComponent(name)}`;
  return new URL(`./play/${edition}#${game.slice(edition.length)}${named}`, location.href).href;
}

// What such a link wishes, or what in it nobody knows.
export function wishedBy(
  shelf: Shelf,
  game: string,
  name: string,
): { wishes: Partial<Wishes> } | { unknown: string } {
  const [edition = "", ...switches] = game.split("+");
  const card = familyOf(shelf, edition);
  if (!card) return { unknown: edition };
  const house = switches.filter((each) => each !== "partners");
  const partners = house.length < switches.length;
  const unknown = house.find(
    (each) => !card.houseRules.some(({ id, editions }) => id === each && editions.includes(edition)),
  );
  if (unknown !== undefined || (partners && !card.partners)) return { unknown: unknown ?? "partners" };
  const named = houseName(name);
  if (named === null) return { unknown: name };
  if (switches.length === 0 && name === "") return { wishes: { edition } };
  const wishes = { edition, house: [...new Set(house)], houseName: named };
  return { wishes: partners ? { ...wishes, seats: seatingFor(card, 4), singles: false } : wishes };
}
