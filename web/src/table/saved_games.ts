// SPDX-License-Identifier: MIT
// The games saved in this browser, newest first, and which of them is on the table.
import { type Checked, fitting, list, number, shape, text } from "../base/check.ts";
import { store, stored, storedName, unstore } from "../shell/storage.ts";

const game = shape({
  id: text, title: text,
  when: number, // milliseconds since 1970
  result: text, turn: number, record: text,
}, {
  people: text, // seats played at this device; missing in old entries
  winners: text, // seats
  rivals: list(text), // names or levels of the others
  victors: list(text), // names or levels of the winners, if people of this device were on several sides
});
export interface SavedGame extends Checked<typeof game> {}

const most = 40;

export function savedGames(): SavedGame[] {
  const games = ids().map((id) => savedGame(id));
  return games.filter((game) => game !== null).sort((a, b) => b.when - a.when);
}

export function savedGame(id: string): SavedGame | null {
  return fitting(game, stored(`game.${id}`));
}

export function saveGame(game: SavedGame): boolean {
  const others = ids().filter((id) => id !== game.id);
  for (const id of others.slice(most - 1)) unstore(`game.${id}`);
  store("games", [game.id, ...others.slice(0, most - 1)]);
  return store(`game.${game.id}`, game);
}

// Calls `tell` when another window of this browser saves that game. Returns a function that stops it.
export function whenSaved(id: string, tell: () => void): () => void {
  const heard = ({ key }: StorageEvent) => storedName(key) === `game.${id}` && tell();
  window.addEventListener("storage", heard);
  return () => window.removeEventListener("storage", heard);
}

export function dropGame(id: string): void {
  store(
    "games",
    ids().filter((each) => each !== id),
  );
  unstore(`game.${id}`);
  if (onTable() === id) unstore("table");
}

export function onTable(): string {
  return fitting(text, stored("table")) ?? "";
}

export function putOnTable(id: string): void {
  store("table", id);
}

export function newId(): string {
  return `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
}

function ids(): string[] {
  const list = stored("games");
  return Array.isArray(list) ? list.filter((id) => typeof id === "string") : [];
}
