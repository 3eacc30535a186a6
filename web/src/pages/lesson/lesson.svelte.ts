// SPDX-License-Identifier: MIT
// A step of a lesson as an exercise: compares the choices with the tasks.
import type { Changed, Choice } from "../../engine/answers.ts";
import { isWanted, type LessonStep } from "../../games/guides.ts";
import { Exercise } from "../exercise/exercise.svelte.ts";

// The last choice: none yet; as wanted; another one, and the wanted one is still possible; another one, and it is not.
export type Verdict = "" | "right" | "still" | "missed";

export class Lesson extends Exercise {
  readonly step: LessonStep;
  task = $state(0); // index of the current task; their number when all are done
  verdict = $state<Verdict>("");

  constructor(step: LessonStep) {
    super(step.position);
    this.step = step;
  }

  get done(): boolean {
    return this.task === this.step.tasks.length;
  }
  // A choice that completes the task.
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
