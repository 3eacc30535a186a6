// SPDX-License-Identifier: MIT
// At which corner of the board a player's name stands. Pure.
import type { BoardPicture, SeatView } from "../engine/answers.ts";

export type Corner = "top left" | "top right" | "bottom left" | "bottom right";

// From the side at the bottom round to the left: the corner at the right hand of whoever sits there,
// where their pieces wait.
const around: Corner[] = ["bottom right", "top right", "top left", "bottom left"];

export interface Table {
  picture: Pick<BoardPicture, "turned">;
  seats: SeatView[];
  people: string;
  quarters: number; // that the board is turned
}

export function cornerOf(seat: string, { picture, seats, people, quarters }: Table): Corner {
  const turned = picture.turned.find((each) => each.seat === seat);
  if (turned) return around[(turned.quarters - quarters + 4) % 4] ?? "bottom right";
  // A board that has no sides: one's own are below.
  const own = seats.find((each) => people.includes(each.seat)) ?? seats.at(-1);
  const ours = seats.filter(({ partners }) => partners === own?.partners);
  const theirs = seats.filter((each) => !ours.includes(each));
  const place = (all: SeatView[]) => (all.findIndex((each) => each.seat === seat) > 0 ? 1 : 0);
  if (ours.some((each) => each.seat === seat))
    return place(ours) === 0 ? "bottom left" : "bottom right";
  return place(theirs) === 0 ? "top right" : "top left";
}
