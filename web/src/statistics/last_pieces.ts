// SPDX-License-Identifier: MIT
// Captures that people remember: a player's last piece on the way is taken when all the others have arrived. Pure.
import type { Movement, PieceView, Seat, Story } from "../engine/answers.ts";

export interface LastPiece {
  by: Seat;
  of: Seat;
}

export function lastPieces({ start, turns }: Pick<Story, "start" | "turns">): LastPiece[] {
  return turns.flatMap(({ seat: by, movements }, index) => {
    const before = turns[index - 1]?.pieces ?? start;
    return movements.filter((each) => isLast(each, before)).map(({ seat: of }) => ({ by, of }));
  });
}

// A player's pieces have arrived if they stand together, and not where captured pieces go.
function isLast({ kind, seat, from, to }: Movement, before: PieceView[]): boolean {
  const places = before.filter((piece) => piece.seat === seat).map(({ place }) => place);
  places.splice(places.indexOf(from), 1);
  return kind === "captured" && places.length > 1 && new Set(places).size === 1 && places[0] !== to;
}
