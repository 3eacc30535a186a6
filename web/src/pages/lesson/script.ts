// SPDX-License-Identifier: MIT
// A lesson as data: steps, each a position with its throw and the tasks to be done with it. The
// sentences are in the texts: lesson.GAME.STEP.title and .text, and for each task .task.N,
// .praise.N, and .other.N for whoever has done something else that is allowed.
import type { Choice } from "../../engine/answers.ts";
import { say, type TextKey } from "../../text/say.svelte.ts";

// A choice is wanted by how its notation begins ("17/B2", "k:"), or by its kind.
export type Wanted = { step: string } | { kind: Choice["kind"] };

export interface LessonStep {
  position: string;
  tasks: Wanted[][]; // one after another; any of the wanted is right
}
export interface LessonScript {
  game: string;
  steps: LessonStep[];
}

export function isWanted(choice: Choice, wanted: Wanted[]): boolean {
  return wanted.some((each) =>
    "step" in each ? choice.step.startsWith(each.step) : choice.kind === each.kind,
  );
}

// Parts of a step, counted from 1: lesson(script, 2, "task", 1).
export function lessonWords(
  game: string,
  step: number,
  part: "title" | "text" | "task" | "praise" | "other",
  task?: number,
): string {
  const key = `lesson.${game}.${step}.${part}${task ? `.${task}` : ""}`;
  return say(key as Extract<TextKey, "lesson.title">);
}
