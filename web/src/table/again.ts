// SPDX-License-Identifier: MIT
import type { TableView } from "../engine/answers.ts";
import { begin, newSeed } from "./current.svelte.ts";

// The same game with the same players and other dice.
export async function again({ game, seats }: TableView): Promise<void> {
  const players = seats.map(({ seat, name, player }) => ({ seat, name, player }));
  await begin({ game, seats: players, seed: newSeed() });
}
