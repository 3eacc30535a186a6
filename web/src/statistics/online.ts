// SPDX-License-Identifier: MIT
// Adds online games of this player that ended on another device. The server lists the finished games; those missing in the
// ledger are added one by one.
import type { Refusal, Story, TableView } from "../engine/answers.ts";
import { engine } from "../engine/engine.ts";
import { gamesOf, recordOf, whoAmI } from "../link/me.ts";
import type { TableCard } from "../link/messages.ts";
import { stored } from "../shell/storage.ts";
import { type Entry, entryOf, ledger, note, since } from "./ledger.ts";

// A browser that was never online makes no request.
export async function gather(): Promise<void> {
  if (stored("online") !== true) return;
  const me = await whoAmI();
  const games = await gamesOf();
  if (!me.ok || !games.ok) return;
  const known = new Set(ledger().map(({ id }) => id));
  for (const card of games.value.games.toReversed()) {
    if (known.has(card.table) || card.changed <= since()) continue;
    const entry = await entryFor(card, me.value.player);
    if (entry) note(entry);
  }
}

async function entryFor(card: TableCard, player: string): Promise<Entry | null> {
  const record = await recordOf(card.table);
  if (!record.ok) return null;
  const view = await engine.ask({ ask: "resume", language: "en", record: record.value });
  if (!view.ok) return null;
  const story = await engine.ask({ ask: "story", table: view.table });
  void engine.ask({ ask: "close", table: view.table });
  return entryOfCard(card, player, view, story);
}

// The server's card has what the record lacks: the players of the seats, replaced players, and the winner of a game that
// ended early.
export function entryOfCard(
  card: TableCard,
  player: string,
  view: TableView,
  story: Story | Refusal,
): Entry | null {
  const { table: id, changed: when, game, turns: turn } = card;
  const people = card.seats.filter((each) => each.player === player).map(({ seat }) => seat).join("");
  if (!story.ok || people === "") return null;
  const winners = card.winners ?? view.seats.filter(({ won }) => won).map(({ seat }) => seat).join("");
  const seats = view.seats.map((each) => {
    const level = card.seats.find(({ seat }) => seat === each.seat)?.level;
    return { ...each, player: level || "person", won: winners.includes(each.seat) };
  });
  const result = winners === "" ? "draw" : view.result;
  return entryOf({ game, seats, result, turn }, story, { id, people, when });
}
