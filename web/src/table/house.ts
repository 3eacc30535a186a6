// SPDX-License-Identifier: MIT
// Named house rules ("the way we play it in Tepito"): switches and a name, as links carry them.
import type { Shelf } from "../engine/answers.ts";
import { editionOf, familyOf, seatingFor, type Wishes } from "./plan.ts";

export const longestHouseName = 40;

// The name with single blanks; null if it has no visible characters or is too long.
export function houseName(typed: string): string | null {
  const name = typed.replace(/[\s\p{Cc}\p{Cf}]+/gu, " ").trim();
  if (name === "") return typed.trim() === "" ? "" : null;
  return [...name].length <= longestHouseName && /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? name : null;
}

// A link to share. It is a path, so that messengers can preview it.
export function houseLink(game: string, name: string): string {
  const edition = editionOf(game);
  const named = name === "" ? "" : `/${encodeURIComponent(name)}`;
  return new URL(`./play/${edition}#${game.slice(edition.length)}${named}`, location.href).href;
}

// Reads such a link: the choices it makes, or the part that is unknown.
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
