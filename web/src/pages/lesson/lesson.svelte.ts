// SPDX-License-Identifier: MIT
// One step of a lesson being played: notices which choices its tasks wanted.
import type { Changed, Choice } from "../../engine/answers.ts";
import { isWanted, type LessonStep } from "../../games/guides.ts";
import { Exercise } from "../exercise/exercise.svelte.ts";

// How the last choice was: nothing chosen yet, as wanted, something else but the wanted is still
// open, or something else for good.
export type Verdict = "" | "right" | "still" | "missed";

export class Lesson extends Exercise {
  readonly step: LessonStep;
  task = $state(0); // the one to be done; as many as there are: all done
  verdict = $state<Verdict>("");

  constructor(step: LessonStep) {
    super(step.position);
    this.step = step;
  }

  get done(): boolean {
    return this.task === this.step.tasks.length;
  }
  // One of the choices that the task is about.
  get wanted(): Choice | undefined {
    return this.choices.find((choice) => isWanted(choice, this.#wished));
  }
  get #wished() {
    return this.step.tasks[this.task] ?? [];
  }

  protected begun(): void {
    this.task = 0;
    this.verdict = "";
  }

  protected made(chosen: Choice, { choices }: Changed): void {
    const wished = this.#wished;
    if (isWanted(chosen, wished)) {
      this.task += 1;
      this.verdict = "right";
    } else this.verdict = choices.some((choice) => isWanted(choice, wished)) ? "still" : "missed";
  }

  protected rested({ choices }: Changed): void {
    if (this.verdict !== "missed" && !this.done) this.board.offer(choices);
  }
}
