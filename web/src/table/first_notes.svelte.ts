// SPDX-License-Identifier: MIT
// The note of a first game that is shown now: one at a time and one a turn, until the person plays on.
import type { Movement } from "../engine/answers.ts";
import { firstGames } from "../games/first_games.ts";
import {
  type FirstNote,
  nextNote,
  noteWords,
  pageOf,
  rememberNote,
  seenNotes,
  type Situation,
} from "./first_game.ts";

export class FirstNotes {
  now = $state.raw<FirstNote | null>(null);
  #turn = -1; // of the last note

  // Returns the words of a note that has just come; "" if none has.
  look({ view, people, acting }: Omit<Situation, "movements">, movements: Movement[]): string {
    const name = pageOf(view);
    const game = firstGames.get(name);
    if (!game || this.now || view.turn === this.#turn) return "";
    this.now = nextNote(game, { view, movements, people, acting }, seenNotes(name));
    if (!this.now) return "";
    this.#turn = view.turn;
    rememberNote(name, this.now.name);
    return noteWords(this.now, view, people);
  }

  dismiss(): void {
    this.now = null;
  }
}
