// SPDX-License-Identifier: MIT
// Who agreed to a rematch: the people of a finished game who sit at the next table.
import type { SeatState } from "../../link/messages.ts";
import type { OnlineTable } from "../../link/table.svelte.ts";

export interface Agreement {
  willing: SeatState[]; // at the next table
  missing: SeatState[]; // of the finished game, each once; also people whose device has not joined in the dice yet
}

export function agreement(
  over: Pick<OnlineTable, "state">,
  next: Pick<OnlineTable, "state" | "opening">,
): Agreement {
  const people = over.state.seats.filter(
    ({ player }, index, all) => player !== "" && all.findIndex((each) => each.player === player) === index,
  );
  const willing = next.state.seats.filter(({ player }) => player !== "");
  const isReady = (player: string) =>
    willing.some((each) => each.player === player) && !next.opening.some((each) => each.player === player);
  return { willing, missing: people.filter(({ player }) => !isReady(player)) };
}
