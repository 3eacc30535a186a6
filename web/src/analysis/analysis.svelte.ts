// SPDX-License-Identifier: MIT
// The analysis board: a position, its evaluation, and the lines tried from it. Figures arrive one by one from a separate
// engine and can be stopped.
import type {
  Arrangement,
  BestPlay,
  BoardPicture,
  Hint,
  Hints,
  PieceView,
  Point,
  Shelf,
  Throws,
} from "../engine/answers.ts";
import { engine, newEngine } from "../engine/engine.ts";
import type { Effort, Rearrangement } from "../engine/requests.ts";
import { store, stored } from "../shell/storage.ts";
import { language, say } from "../text/say.svelte.ts";
import * as lines from "./tree.ts";

// The program's default seed, so that both show the same figures.
const seed = "1";
const few = 12; // results shown until a person asks for all
const all = 10_000;

// A preview of a play, shown above the current pieces.
export interface Ghosts {
  pieces: PieceView[]; // after the play
  routes: Point[][];
}

export class Analysis {
  shelf = $state.raw<Shelf | null>(null);
  picture = $state.raw<BoardPicture | null>(null);
  now = $state.raw<Arrangement | null>(null);
  tree = $state.raw(lines.newTree(""));
  trouble = $state(""); // why the last action failed
  working = $state(false); // figures are being calculated
  results = $state.raw<Hints | null>(null); // of the throw
  effort = $state<Effort>("quick"); // that the results were calculated with
  more = $state(false); // there are more results
  throws = $state.raw<Throws | null>(null); // possible throws, if the position has no throw yet
  best = $state.raw<ReadonlyMap<string, BestPlay>>(new Map()); // best play per throw, as far as known
  before = $state.raw<number[] | null>(null); // chances averaged over all throws
  ghosts = $state.raw<Ghosts | null>(null);
  fetching = $state(false); // waiting for a file that the figures need
  // A second engine for long questions, so that no game waits for them. It has no tables and can be ended at any time.
  readonly #analyst = newEngine();
  #asked = 0; // number of the newest question; answers to older ones are dropped
  #pointed: Hint | BestPlay | null = null;

  constructor() {
    this.#analyst.onfetching = (now) => (this.fetching = now);
  }

  // Opens a position by its text; "" opens the last one.
  async open(text: string): Promise<void> {
    const shelf = await engine.ask({ ask: "shelf", language: language() });
    if (shelf.ok) this.shelf = shelf;
    const last = lines.readTree(stored("analysis"));
    const known = last?.nodes.findIndex(({ position }) => position === text) ?? -1;
    if (last && (text === "" || known >= 0)) {
      this.tree = known >= 0 ? lines.at(last, known) : last;
      await this.#show(lines.currentNode(this.tree).position);
    } else await this.arrange({}, text);
  }

  // Edits the position and starts new lines from it. False if the engine refused the edit.
  async arrange(change: Rearrangement, position = this.now?.position ?? ""): Promise<boolean> {
    if (!(await this.#show(position, change))) return false;
    if (this.now) this.#keep(lines.newTree(this.now.position));
    return true;
  }

  // Selects a throw; "" selects all of them.
  async throw(thrown: string): Promise<void> {
    await this.#show(lines.currentNode(this.tree).position, { thrown });
  }

  // Plays a result and continues from there.
  async play({ after, words }: Hint | BestPlay, thrown = this.now?.thrown ?? ""): Promise<void> {
    this.#keep(lines.grown(this.tree, { position: after, thrown, words }));
    await this.#show(after);
  }

  async walk(tree: lines.Tree): Promise<void> {
    this.#keep(tree);
    await this.#show(lines.currentNode(tree).position);
  }

  // Previews a play on the board; null removes the preview.
  async point(play: Hint | BestPlay | null): Promise<void> {
    this.#pointed = play;
    if (!play) return void (this.ghosts = null);
    const after = await engine.ask({ ask: "arrange", language: language(), position: play.after });
    if (after.ok && this.#pointed === play) this.ghosts = { pieces: after.pieces, routes: play.routes };
  }

  // Does not wait for running calculations.
  stop(): void {
    this.#asked += 1;
    this.working = this.fetching = false;
    this.#analyst.end();
  }

  // Calculates again, with more effort or for all results.
  async askResults(effort: Effort, most: number): Promise<void> {
    if (!this.now) return;
    const asked = (this.#asked += 1);
    await this.#work(asked, () => this.#results(asked, effort, most));
  }
  readonly showAll = () => this.askResults("normal", all);
  readonly lookCloser = () => this.askResults("thorough", few);

  // Reloads all texts in the current language.
  async translate(): Promise<void> {
    const shelf = await engine.ask({ ask: "shelf", language: language() });
    if (shelf.ok) this.shelf = shelf;
    this.picture = null;
    if (this.now) await this.#show(this.now.position);
  }

  async #show(position: string, change: Rearrangement = {}): Promise<boolean> {
    const asked = (this.#asked += 1);
    const now = await engine.ask({ ask: "arrange", language: language(), position, ...change });
    if (asked !== this.#asked) return false;
    this.trouble = now.ok ? "" : now.message;
    if (!now.ok) return false;
    if (this.picture?.game !== now.game) {
      const board = await engine.ask({ ask: "board", language: language(), game: now.game });
      if (board.ok) this.picture = board;
    }
    this.now = now;
    this.#forget();
    void this.#think(asked, now);
    return true;
  }

  #forget(): void {
    this.results = this.throws = this.before = this.ghosts = this.#pointed = null;
    this.best = new Map();
    this.more = false;
  }

  async #think(asked: number, { due, flaws }: Arrangement): Promise<void> {
    this.working = false;
    if (flaws.length > 0 || due === "over") return;
    await this.#work(asked, async () => {
      if (due === "throw") return this.#everyThrow(asked);
      await this.#results(asked, "quick", few);
      await this.#results(asked, "normal", few);
    });
  }

  // Runs until it is done, replaced by another question, or stopped.
  async #work(asked: number, work: () => Promise<void>): Promise<void> {
    this.working = true;
    try {
      await work();
    } catch {
      if (asked === this.#asked) this.trouble = say("page.analysis.broken"); // otherwise it was stopped
    }
    if (asked === this.#asked) this.working = false;
  }

  async #results(asked: number, effort: Effort, most: number): Promise<void> {
    const position = this.now?.position ?? "";
    if (asked !== this.#asked) return;
    // Asks for one more than is shown, to learn whether there are more.
    const depth = { effort, most: most < all ? most + 1 : all, seed };
    const found = await this.#analyst.ask({ ask: "results", language: language(), position, ...depth });
    if (asked !== this.#asked) return;
    if (!found.ok) return void (this.trouble = found.message);
    this.more = found.hints.length > most;
    this.effort = effort;
    this.results = { ...found, hints: found.hints.slice(0, most) };
  }

  async #everyThrow(asked: number): Promise<void> {
    const common = { language: language(), position: this.now?.position ?? "" };
    const throws = await this.#analyst.ask({ ask: "throws", ...common });
    if (asked !== this.#asked) return;
    if (!throws.ok) return void (this.trouble = throws.message);
    this.throws = throws;
    const before = await this.#analyst.ask({ ask: "before", ...common });
    if (asked !== this.#asked) return;
    if (!before.ok) return void (this.trouble = before.message);
    this.before = before.chances;
    for (const { thrown } of throws.throws) {
      const best = await this.#analyst.ask({ ask: "best_of", ...common, thrown });
      if (asked !== this.#asked) return;
      if (best.ok) this.best = new Map([...this.best, [thrown, best]]);
    }
  }

  #keep(tree: lines.Tree): void {
    this.tree = tree;
    store("analysis", tree);
  }
}
