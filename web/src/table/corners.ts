// SPDX-License-Identifier: MIT
// The corner of the board for a player's name. Pure.
import type { BoardPicture, SeatView } from "../engine/answers.ts";

type Corner = "top left" | "top right" | "bottom left" | "bottom right";

// Clockwise from the bottom side: the corner at the right hand of the player there, where their pieces wait.
const around: Corner[] = ["bottom right", "top right", "top left", "bottom left"];

export interface Table {
  picture: Pick<BoardPicture, "turned">;
  seats: SeatView[];
  people: string;
  quarters: number; // rotation of the board
}

export function cornerOf(seat: string, { picture, seats, people, quarters }: Table): Corner {
  const turned = picture.turned.find((each) => each.seat === seat);
  if (turned) return around[(turned.quarters - quarters + 4) % 4] ?? "bottom right";
  // On a map the own side is below, and the first seat's side at the right, where its city is; its second partner has the
  // opposite corner.
  const own = seats.find((each) => people.includes(each.seat)) ?? seats.at(-1);
  const side = seats.find((each) => each.seat === seat)?.partners;
  const first = seats.find(({ partners }) => partners === side)?.seat === seat;
  const right = (side === seats[0]?.partners) === first;
  return `${side === own?.partners ? "bottom" : "top"} ${right ? "right" : "left"}`;
}
