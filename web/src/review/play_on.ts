// SPDX-License-Identifier: MIT
// A game taken up where it is looked at: whoever reads plays on, computers play the others. The dice
// are new.
import type { Refusal, SeatView } from "../engine/answers.ts";
import type { SeatPlan } from "../engine/requests.ts";
import { open } from "../table/current.svelte.ts";
import type { Replay } from "./replay.svelte.ts";

const usualLevel = "careful"; // which every game has

export function playOn(replay: Replay, reader: string): Promise<Refusal | null> {
  const { seats } = replay.view;
  return open(replay.position, plans(seats, reader || toPlay(replay)));
}

// The one whose turn it is on the board: a position names its seat before the throw.
function toPlay({ position, view }: Replay): string {
  const letter = position.split(" ").at(-2) ?? "";
  return view.seats.some(({ seat }) => seat === letter) ? letter : (view.seats[0]?.seat ?? "");
}

// A person plays for the whole side; a rival stays the computer that it was.
export function plans(seats: SeatView[], reader: string): SeatPlan[] {
  const own = seats.find(({ seat }) => seat === reader)?.partners ?? reader;
  return seats.map(({ seat, name, player }) => {
    const computer = player === "person" ? usualLevel : player;
    const plays = own.includes(seat) ? "person" : computer;
    return { seat, name: own.includes(seat) ? name : player === "person" ? "" : name, player: plays };
  });
}
