// SPDX-License-Identifier: MIT
// Games kept in this browser: the one on the table, and those played before, the newest first.
import { type Checked, fitting, list, number, shape, text } from "../base/check.ts";
import { forget, keep, kept, keptAs } from "../shell/kept.ts";

const game = shape({
  id: text, title: text,
  when: number, // milliseconds since 1970
  result: text, turn: number, record: text,
}, {
  people: text, // seats that were played here; of games kept since that is noted
  winners: text, // seats
  rivals: list(text), // the others, by their names or their levels
});
export interface KeptGame extends Checked<typeof game> {}

const most = 40;

export function keptGames(): KeptGame[] {
  const games = ids().map((id) => keptGame(id));
  return games.filter((game) => game !== null).sort((a, b) => b.when - a.when);
}

export function keptGame(id: string): KeptGame | null {
  return fitting(game, kept(`game.${id}`));
}

export function keepGame(game: KeptGame): boolean {
  const others = ids().filter((id) => id !== game.id);
  for (const id of others.slice(most - 1)) forget(`game.${id}`);
  keep("games", [game.id, ...others.slice(0, most - 1)]);
  return keep(`game.${game.id}`, game);
}

// Tells when another window of this browser has kept that game. Returns how to stop.
export function whenKept(id: string, tell: () => void): () => void {
  const heard = ({ key }: StorageEvent) => keptAs(key) === `game.${id}` && tell();
  window.addEventListener("storage", heard);
  return () => window.removeEventListener("storage", heard);
}

export function dropGame(id: string): void {
  keep(
    "games",
    ids().filter((each) => each !== id),
  );
  forget(`game.${id}`);
  if (onTable() === id) forget("table");
}

export function onTable(): string {
  return fitting(text, kept("table")) ?? "";
}

export function putOnTable(id: string): void {
  keep("table", id);
}

export function newId(): string {
  return `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
}

function ids(): string[] {
  const list = kept("games");
  return Array.isArray(list) ? list.filter((id) => typeof id === "string") : [];
}
