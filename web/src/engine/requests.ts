// SPDX-License-Identifier: MIT
// What the page asks of the engine. The engine is C++ (src/protocols/page_api, spelled as JSON by
// src/protocols/page_json), compiled to WebAssembly. One request, one answer (answers.ts).
import type { Language, PlaceId, Seat } from "./answers.ts";

export type Ask =
  | { ask: "shelf"; language: Language }
  | { ask: "board"; language: Language; game: string } // with its switches: "EDITION+partners"
  | { ask: "duel"; date: string; edition: string } // of the day: 2026-11-20
  | { ask: "begin"; language: Language; game: string; seats: SeatPlan[]; seed: string; house?: string; spinners?: boolean }
  | { ask: "resume"; language: Language; record: string }
  // With a throw or without. Missing seats are unnamed people.
  | { ask: "open"; language: Language; position: string; seed: string; seats?: SeatPlan[] }
  | { ask: "view"; language: Language; table: number } // perhaps in another language now
  | { ask: "close"; table: number }
  | { ask: "throw"; table: number; thrown?: string } // without `thrown`: the table's own dice
  | { ask: "step"; table: number; step: string } // one of the choices
  | { ask: "undo"; table: number }
  | { ask: "confirm"; table: number }
  | { ask: "over"; table: number; seat: Seat } // leaves the rest of the throw to its partner
  | { ask: "draw"; table: number }
  | { ask: "take_back"; table: number; seats: string } // to the last turn of one of them, same dice
  | { ask: "computer"; table: number; level: string } // steps for those who act, not confirmed
  | { ask: "hint"; table: number; most: number }
  | { ask: "why"; table: number; from: PlaceId; to: PlaceId } // why that may not be done now
  | { ask: "story"; table: number } // the whole game, for the log and for replay
  | { ask: "judge"; table: number; turn: number } // luck and error of one turn; 1: the first
  // What the first turns come to. The reader is a letter of the side that is spoken to; "": that of
  // the only person.
  | { ask: "sum_up"; table: number; notes: string[]; reader: string }
  | { ask: "picture"; language: Language; position: string; numbers: boolean }
  | { ask: "weigh"; table: number } // the turn that is played and has yet to be confirmed
  | ({ ask: "arrange"; language: Language; position: string } & Rearrangement) // "": an empty board
  | { ask: "results"; language: Language; position: string; effort: Effort; most: number; seed: string }
  | { ask: "throws"; language: Language; position: string } // that may come
  | { ask: "best_of"; language: Language; position: string; thrown: string }
  | { ask: "before"; language: Language; position: string }; // the mean over all throws

export type Effort = "quick" | "normal" | "thorough";

// An edit of a position that is set up by hand. Missing fields keep their value.
export interface Rearrangement {
  game?: string; // another edition, other switches
  seats?: string; // that play
  side?: Seat; // that is to throw
  thrown?: string; // "": it is still to be thrown
  figure?: string; // a piece of this kind goes from one place to another; "": off the board
  from?: PlaceId;
  to?: PlaceId;
}

export interface SeatPlan {
  seat: Seat;
  name: string; // may be empty
  player: string; // "person", or a level's name
}
