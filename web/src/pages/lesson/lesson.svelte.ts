// SPDX-License-Identifier: MIT
// One step of a lesson being played: opens its position at the engine, offers every choice the
// rules allow, and notices which of them the task wanted.
import { Board } from "../../board/api.svelte.ts";
import type { Intent } from "../../board/types.ts";
import type { BoardPicture, Choice, Refusal, TableView, Why } from "../../engine/answers.ts";
import { engine } from "../../engine/engine.ts";
import { speed } from "../../shell/settings.svelte.ts";
import { language } from "../../text/say.svelte.ts";
import { isWanted, type LessonStep } from "./script.ts";

// How the last choice was: nothing chosen yet, as wanted, something else but the wanted is still
// open, or something else for good.
export type Verdict = "" | "right" | "still" | "missed";

export class Lesson {
  readonly step: LessonStep;
  readonly board = new Board();
  picture = $state.raw<BoardPicture | null>(null);
  view = $state.raw<TableView | null>(null);
  task = $state(0); // the one to be done; as many as there are: all done
  verdict = $state<Verdict>("");
  reason = $state.raw<Why | Refusal | null>(null);
  #table: number | undefined; // open at the engine
  #visit = 0; // counts starts and leavings, so that an answer that comes late is known

  constructor(step: LessonStep) {
    this.step = step;
  }

  get done(): boolean {
    return this.task === this.step.tasks.length;
  }
  get choices(): Choice[] {
    return this.board.state.choices;
  }
  // One of the choices that the task is about.
  get wanted(): Choice | undefined {
    const wanted = this.step.tasks[this.task] ?? [];
    return this.choices.find((choice) => isWanted(choice, wanted));
  }

  async start(): Promise<void> {
    const visit = this.#left();
    const { position } = this.step;
    const view = await engine.ask({ ask: "open", language: language(), position, seed: "1" });
    if (!view.ok) throw new Error(view.message);
    const picture = await engine.ask({ ask: "board", language: language(), game: view.game });
    if (!picture.ok) throw new Error(picture.message);
    if (visit !== this.#visit) return close(view.table);
    this.picture = picture;
    this.view = view;
    this.#table = view.table;
    this.task = 0;
    this.verdict = "";
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
    this.#forget();
    this.board.offer([]);
    const answer = await engine.ask({ ask: "step", table: view.table, step: choice.step });
    if (!answer.ok) {
      this.reason = answer;
      this.board.offer(view.choices);
      return;
    }
    if (visit !== this.#visit) return;
    this.view = answer;
    this.#judge(choice, answer.choices);
    await this.board.play(answer.movements, answer.pieces, speed());
    const open = visit === this.#visit && this.verdict !== "missed" && !this.done;
    if (open) this.board.offer(answer.choices);
  }

  forgetReason(): void {
    this.#forget();
  }

  #judge(chosen: Choice, next: Choice[]): void {
    const wanted = this.step.tasks[this.task] ?? [];
    if (isWanted(chosen, wanted)) {
      this.task += 1;
      this.verdict = "right";
    } else this.verdict = next.some((choice) => isWanted(choice, wanted)) ? "still" : "missed";
  }

  #left(): number {
    this.board.hurry();
    this.board.offer([]);
    this.#forget();
    if (this.#table !== undefined) close(this.#table);
    this.#table = undefined;
    this.#visit += 1;
    return this.#visit;
  }

  #forget(): void {
    this.reason = null;
    this.board.mark([]);
  }
}

function close(table: number): void {
  void engine.ask({ ask: "close", table });
}
