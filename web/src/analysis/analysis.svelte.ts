// SPDX-License-Identifier: MIT
// The analysis board: a position, what may come of it, and the lines that are tried from it. Figures
// come in one by one from an engine of its own, and can be stopped.
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

// The same figures as the program's, which plays on by the seed 1 unless it is told otherwise.
const seed = "1";
const few = 12; // results that are shown until all are asked for
const all = 10_000;

// What a play would look like: shown over the pieces as they stand.
export interface Ghosts {
  pieces: PieceView[]; // as they would stand
  routes: Point[][];
}

export class Analysis {
  shelf = $state.raw<Shelf | null>(null);
  picture = $state.raw<BoardPicture | null>(null);
  now = $state.raw<Arrangement | null>(null);
  tree = $state.raw(lines.newTree(""));
  trouble = $state(""); // why something could not be done
  working = $state(false); // figures are on their way
  results = $state.raw<Hints | null>(null); // of the throw
  effort = $state<Effort>("quick"); // that they were found by
  more = $state(false); // there are more of them
  throws = $state.raw<Throws | null>(null); // that may come, before it
  best = $state.raw<ReadonlyMap<string, BestPlay>>(new Map()); // of each throw, as far as is known
  before = $state.raw<number[] | null>(null); // the mean over all of them
  ghosts = $state.raw<Ghosts | null>(null);
  fetching = $state(false); // a file that the figures need
  // An engine without tables for long questions: it keeps no game waiting, and can be ended.
  readonly #analyst = newEngine();
  #asked = 0; // whatever was asked before the newest question is not shown any more
  #pointed: Hint | BestPlay | null = null;

  constructor() {
    this.#analyst.onfetching = (now) => (this.fetching = now);
  }

  // A position by its text; "" for what was looked at last.
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

  // Changes the position by hand: the lines begin anew from there. False where that was refused.
  async arrange(change: Rearrangement, position = this.now?.position ?? ""): Promise<boolean> {
    if (!(await this.#show(position, change))) return false;
    if (this.now) this.#keep(lines.newTree(this.now.position));
    return true;
  }

  // Looks at one throw that may come here; "" for all of them.
  async throw(thrown: string): Promise<void> {
    await this.#show(lines.currentNode(this.tree).position, { thrown });
  }

  // Plays a result, and goes on from there.
  async play({ after, words }: Hint | BestPlay, thrown = this.now?.thrown ?? ""): Promise<void> {
    this.#keep(lines.grown(this.tree, { position: after, thrown, words }));
    await this.#show(after);
  }

  async walk(tree: lines.Tree): Promise<void> {
    this.#keep(tree);
    await this.#show(lines.currentNode(tree).position);
  }

  // Shows on the board what a play would lead to; null takes that away.
  async point(play: Hint | BestPlay | null): Promise<void> {
    this.#pointed = play;
    if (!play) return void (this.ghosts = null);
    const after = await engine.ask({ ask: "arrange", language: language(), position: play.after });
    if (after.ok && this.#pointed === play) this.ghosts = { pieces: after.pieces, routes: play.routes };
  }

  // Figures that are under way are not waited for.
  stop(): void {
    this.#asked += 1;
    this.working = this.fetching = false;
    this.#analyst.end();
  }

  // Asks again, more closely or for all there is.
  async askResults(effort: Effort, most: number): Promise<void> {
    if (!this.now) return;
    const asked = (this.#asked += 1);
    await this.#work(asked, () => this.#results(asked, effort, most));
  }
  readonly showAll = () => this.askResults("normal", all);
  readonly lookCloser = () => this.askResults("thorough", few);

  // Everything again in the language that is spoken now.
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

  // Works until it is done, something else is asked, or it is stopped.
  async #work(asked: number, work: () => Promise<void>): Promise<void> {
    this.working = true;
    try {
      await work();
    } catch {
      if (asked === this.#asked) this.trouble = say("page.analysis.broken"); // else it was stopped
    }
    if (asked === this.#asked) this.working = false;
  }

  async #results(asked: number, effort: Effort, most: number): Promise<void> {
    const position = this.now?.position ?? "";
    if (asked !== this.#asked) return;
    // One more than is shown tells whether there are more.
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
