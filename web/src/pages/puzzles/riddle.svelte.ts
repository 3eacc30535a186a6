// SPDX-License-Identifier: MIT
// One puzzle being solved: its position on the board, every choice the rules allow, and once the
// throw is played whether that led to the right position, and why or why not.
import { Board } from "../../board/api.svelte.ts";
import type { Intent } from "../../board/types.ts";
import type {
  BoardPicture,
  Choice,
  Hint,
  Movement,
  Point,
  Refusal,
  TableView,
  Why,
} from "../../engine/answers.ts";
import { engine } from "../../engine/engine.ts";
import type { Puzzle } from "../../puzzles/book.ts";
import { speed } from "../../shell/settings.svelte.ts";
import { language } from "../../text/say.svelte.ts";

// Nothing played yet; played; or the answer has been shown.
export type Verdict = "" | "right" | "wrong" | "shown";

const mostHints = 100;

export class Riddle {
  readonly puzzle: Puzzle;
  readonly board = new Board();
  picture = $state.raw<BoardPicture | null>(null);
  view = $state.raw<TableView | null>(null);
  verdict = $state<Verdict>("");
  failed = $state(false); // answered wrongly, or shown, before it was solved
  played = $state.raw<Hint | null>(null); // what was played, with the engine's reasons
  answer = $state.raw<Hint | null>(null); // the best play, likewise
  reason = $state.raw<Why | Refusal | null>(null);
  readonly #solved: () => void;
  #table: number | undefined; // open at the engine
  #ways: Point[][] = []; // of the steps made
  #visit = 0; // counts starts and leavings, so that an answer that comes late is known

  constructor(puzzle: Puzzle, solved: () => void) {
    this.puzzle = puzzle;
    this.#solved = solved;
  }

  get choices(): Choice[] {
    return this.board.state.choices;
  }
  get mayUndo(): boolean {
    return this.verdict === "" && this.#ways.length > 0 && (this.view?.made.length ?? 0) > 0;
  }

  async start(): Promise<void> {
    const visit = this.#left();
    const view = await this.#opened();
    const picture = await engine.ask({ ask: "board", language: language(), game: view.game });
    if (!picture.ok) throw new Error(picture.message);
    if (visit !== this.#visit) return close(view.table);
    this.#table = view.table;
    this.#ways = [];
    this.picture = picture;
    this.view = view;
    this.verdict = "";
    this.board.leaveTrail([]);
    this.board.lay(view.pieces);
    this.board.offer(view.choices);
  }

  leave(): void {
    this.#left();
  }

  async intent(intent: Intent): Promise<void> {
    if (intent.wants === "step") return this.choose(intent.choice);
    if (this.#table === undefined) return;
    const { from, to } = intent;
    this.reason = await engine.ask({ ask: "why", table: this.#table, from, to });
    this.board.mark(this.reason.places);
  }

  async choose(choice: Choice): Promise<void> {
    const { view } = this;
    if (!view || this.#table === undefined) return;
    const visit = this.#visit;
    this.forgetReason();
    this.board.offer([]);
    const answer = await engine.ask({ ask: "step", table: view.table, step: choice.step });
    if (!answer.ok) {
      this.reason = answer;
      this.board.offer(view.choices);
      return;
    }
    if (visit !== this.#visit) return;
    this.view = answer;
    this.#ways = [...this.#ways, ...ways(answer.movements)];
    await this.board.play(answer.movements, answer.pieces, speed());
    if (visit !== this.#visit) return;
    if (answer.due === "confirm") await this.#judge(visit);
    else this.board.offer(answer.choices);
  }

  // The position as it was, with the way of the answer in green and that of what was played in red.
  async show(): Promise<void> {
    const { verdict } = this;
    const red = verdict === "wrong" ? this.#ways : [];
    if (verdict !== "right") this.failed = true;
    await this.start();
    const visit = this.#visit;
    this.board.offer([]);
    this.verdict = "shown";
    const right = await this.#right();
    if (visit !== this.#visit) return;
    this.board.leaveTrail(red);
    this.board.showRoutes(right.ways);
    await this.#tell(visit, "", right.after);
  }

  forgetReason(): void {
    this.reason = null;
    this.board.mark([]);
  }

  async #judge(visit: number): Promise<void> {
    const { view } = this;
    if (!view) return;
    const ended = await engine.ask({ ask: "confirm", table: view.table });
    if (!ended.ok) throw new Error(ended.message);
    const right = await this.#right();
    if (visit !== this.#visit) return;
    const solved = ended.position === right.after;
    this.verdict = solved ? "right" : "wrong";
    if (solved) this.#solved();
    else this.failed = true;
    if (solved) this.board.showRoutes(right.ways);
    else this.board.leaveTrail(this.#ways);
    await this.#tell(visit, ended.position, solved ? right.after : "");
  }

  // The engine's reasons for the plays that lead to these positions.
  async #tell(visit: number, played: string, right: string): Promise<void> {
    const { table } = await this.#opened();
    const told = await engine.ask({ ask: "hint", table, most: mostHints });
    close(table);
    if (!told.ok || visit !== this.#visit) return;
    const leadingTo = (after: string) => told.hints.find((each) => each.after === after) ?? null;
    this.played = played ? leadingTo(played) : this.played;
    this.answer = right ? leadingTo(right) : null;
  }

  // Where the answer leads to, and its ways.
  async #right(): Promise<{ after: string; ways: Point[][] }> {
    const { table } = await this.#opened();
    const all: Point[][] = [];
    for (const step of this.puzzle.answer) {
      const made = await engine.ask({ ask: "step", table, step });
      if (!made.ok) throw new Error(made.message);
      all.push(...ways(made.movements));
    }
    const ended = await engine.ask({ ask: "confirm", table });
    close(table);
    if (!ended.ok) throw new Error(ended.message);
    return { after: ended.position, ways: all };
  }

  async #opened(): Promise<TableView> {
    const { position } = this.puzzle;
    const view = await engine.ask({ ask: "open", language: language(), position, seed: "1" });
    if (!view.ok) throw new Error(view.message);
    return view;
  }

  #left(): number {
    this.board.hurry();
    this.board.offer([]);
    this.forgetReason();
    this.played = this.answer = null;
    if (this.#table !== undefined) close(this.#table);
    this.#table = undefined;
    this.#visit += 1;
    return this.#visit;
  }
}

function ways(movements: Movement[]): Point[][] {
  return movements.filter(({ kind }) => kind === "step").map(({ route }) => route);
}

function close(table: number): void {
  void engine.ask({ ask: "close", table });
}
