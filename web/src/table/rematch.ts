// SPDX-License-Identifier: MIT
import type { TableView } from "../engine/answers.ts";
import type { SeatPlan } from "../engine/requests.ts";
import { begin, newSeed } from "./current.svelte.ts";

// The same game with the same players and other dice.
export async function playAgain({ game, seats, house, spinners }: TableView, rotate: boolean): Promise<void> {
  const players = seats.map(({ seat, name, player }) => ({ seat, name, player }));
  await begin({ game, seats: rotate ? rotated(players) : players, seed: newSeed(), house, spinners });
}

// Moves every player one seat on, skipping vacant sides.
export function rotated(players: SeatPlan[]): SeatPlan[] {
  return players.map(({ seat }, index) => ({ ...(players.at(index - 1) as SeatPlan), seat }));
}
