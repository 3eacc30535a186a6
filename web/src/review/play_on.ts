// SPDX-License-Identifier: MIT
// Continues a game from the shown turn: the reader plays on against computers, with new dice.
import type { Refusal, SeatView } from "../engine/answers.ts";
import type { SeatPlan } from "../engine/requests.ts";
import { open } from "../table/current.svelte.ts";
import type { Replay } from "./replay.svelte.ts";

const usualLevel = "careful"; // every game has it

export function playOn(replay: Replay, reader: string): Promise<Refusal | null> {
  const { seats } = replay.view;
  return open(replay.position, plans(seats, reader || toPlay(replay)));
}

// The seat to move: a position names it before the throw.
function toPlay({ position, view }: Replay): string {
  const letter = position.split(" ").at(-2) ?? "";
  return view.seats.some(({ seat }) => seat === letter) ? letter : (view.seats[0]?.seat ?? "");
}

// The reader plays the whole side; computers keep their levels.
export function plans(seats: SeatView[], reader: string): SeatPlan[] {
  const own = seats.find(({ seat }) => seat === reader)?.partners ?? reader;
  return seats.map(({ seat, name, player }) => {
    const computer = player === "person" ? usualLevel : player;
    const plays = own.includes(seat) ? "person" : computer;
    return { seat, name: own.includes(seat) ? name : player === "person" ? "" : name, player: plays };
  });
}
