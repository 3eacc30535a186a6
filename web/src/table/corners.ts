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
  // A map: one's own are below, and the side of the first seat is at the right, where its city lies; a
  // second partner has the corner across.
  const own = seats.find((each) => people.includes(each.seat)) ?? seats.at(-1);
  const side = seats.find((each) => each.seat === seat)?.partners;
  const first = seats.find(({ partners }) => partners === side)?.seat === seat;
  const right = (side === seats[0]?.partners) === first;
  return `${side === own?.partners ? "bottom" : "top"} ${right ? "right" : "left"}`;
}
