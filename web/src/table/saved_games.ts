// SPDX-License-Identifier: MIT
// Games kept in this browser: the one on the table, and those played before, the newest first.
import { type Checked, fitting, list, number, shape, text } from "../base/check.ts";
import { store, stored, storedName, unstore } from "../shell/storage.ts";

const game = shape({
  id: text, title: text,
  when: number, // milliseconds since 1970
  result: text, turn: number, record: text,
}, {
  people: text, // seats that were played here; of games kept since that is noted
  winners: text, // seats
  rivals: list(text), // the others, by their names or their levels
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

// Tells when another window of this browser has kept that game. Returns how to stop.
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
