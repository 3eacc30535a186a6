// SPDX-License-Identifier: MIT
// What the pages of puzzles stand on: all puzzles, the names of editions, and what was done on this device.
import { engine } from "../../engine/engine.ts";
import { type Attempt, noteAttempt, type Outcome, ratingIn, storedAttempts } from "../../puzzles/attempts.ts";
import type { Puzzle, PuzzleFilter } from "../../puzzles/book.ts";
import { collect, storedRatings } from "../../puzzles/collecting.ts";
import { dayOf } from "../../puzzles/days.ts";
import { puzzles } from "../../puzzles/load.ts";
import { storedProgress } from "../../puzzles/progress.ts";
import { duePuzzles, nextPuzzle } from "../../puzzles/training.ts";
import { language, say } from "../../text/say.svelte.ts";

export interface RatingChange {
  rating: number;
  change: number;
}

export class Desk {
  readonly today = dayOf(new Date());
  all = $state.raw<Puzzle[]>([]);
  trouble = $state("");
  attempts = $state.raw<Attempt[]>(storedAttempts());
  progress = $state.raw(storedProgress());
  #ratings = $state.raw(storedRatings());
  readonly due = $derived.by(() => duePuzzles(this.today, this.all, this.attempts));
  #editions = $state.raw<{ id: string; name: string }[]>([]);

  // Precondition: a component is being set up.
  constructor() {
    puzzles().then(
      (found) => (this.all = found),
      () => (this.trouble = say("page.puzzles.no_connection")),
    );
    void collect().then(() => (this.#ratings = storedRatings()));
    $effect(() => {
      void this.#name(language());
    });
  }
  async #name(code: string): Promise<void> {
    const shelf = await engine.ask({ ask: "shelf", language: code });
    if (shelf.ok) this.#editions = shelf.games.flatMap((game) => game.editions);
  }

  // Those that have puzzles, in the order of the shelf.
  get editions(): { id: string; name: string }[] {
    const known = new Set(this.all.map(({ edition }) => edition));
    return this.#editions.filter(({ id }) => known.has(id));
  }
  nameOf(edition: string): string {
    return this.#editions.find(({ id }) => id === edition)?.name ?? "";
  }

  // Stores an attempt. Returns how it changed the rating, or null if it did not count.
  note(puzzle: Puzzle, outcome: Outcome, day?: number): RatingChange | null {
    const before = Math.round(ratingIn(this.attempts).rating);
    const made = noteAttempt(puzzle, outcome, { day, ratings: this.#ratings });
    this.attempts = storedAttempts();
    this.progress = storedProgress();
    const rating = made.rating && Math.round(made.rating.rating);
    return rating === undefined ? null : { rating, change: rating - before };
  }

  // The next puzzle of the training. Those who repeat go on with what is due.
  next(wish: PuzzleFilter, repeats = false): Puzzle | undefined {
    const known = { attempts: this.attempts, solved: this.progress.solved, ratings: this.#ratings };
    return (repeats && this.due[0]) || nextPuzzle(this.all, wish, known);
  }
}
