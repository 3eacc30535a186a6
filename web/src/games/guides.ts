// SPDX-License-Identifier: MIT
// Guides: what the page needs to teach a game. A guide is the file guide.ts in a folder here that is named after a page of
// rules (docs/rules/*.md); a game without a guide has no lesson, no pictures in its rules and no pieces to print.
//
// The sentences are in the texts: page.brief.NAME.N and page.print.NAME.N for the rules in brief, lesson.NAME.title,
// lesson.NAME.STEP.title and .text, and for each task .task.N, .praise.N, and .other.N for another legal choice.
import type { Choice } from "../engine/answers.ts";
import { sayKey } from "../text/say.svelte.ts";
import { firstEdition } from "./first.ts";

export interface Guide {
  edition: string; // shown where no edition was chosen
  board?: string; // position shown beside the history of the board
  pieces: string; // position with every piece of the game
  brief: Illustration[];
  lesson: LessonStep[];
}

// Of one rule in brief: a position that shows it, or dice.
export interface Illustration {
  position?: string;
  steps?: string[]; // arrows: the steps of that throw in order, each as its notation begins
  around?: string[]; // places that the picture must contain; without them it shows the whole board
  dice?: (number | "+10")[];
}

export interface LessonStep {
  position: string; // with its throw
  tasks: Wanted[][]; // in order; any of the wanted choices completes a task
}
// A choice is wanted by how its notation begins ("17/B2"), or by its kind.
type Wanted = { step: string } | { kind: Choice["kind"] };

const files = import.meta.glob<Guide>("./*/guide.ts", { eager: true, import: "guide" });

// By the folder's name.
export const guides = new Map(
  Object.entries(files).map(([path, guide]) => [path.split("/")[1] ?? "", guide]),
);

// The name of the first edition's guide.
export function firstGuide(): string {
  const [name = ""] = [...guides].find(([, { edition }]) => edition === firstEdition()) ?? [...guides.keys()];
  return name;
}

export function isWanted(choice: Choice, wanted: Wanted[]): boolean {
  return wanted.some((each) =>
    "step" in each ? choice.step.startsWith(each.step) : choice.kind === each.kind,
  );
}

// A sentence of a step, counted from 1: lessonWords("NAME", 2, "task", 1).
export function lessonWords(
  name: string,
  step: number,
  part: "title" | "text" | "task" | "praise" | "other",
  task?: number,
): string {
  return sayKey(`lesson.${name}.${step}.${part}${task ? `.${task}` : ""}`);
}

// The position on the board of another edition of the same game.
export function onBoardOf(position: string, edition: string): string {
  return position.replace(/^[\w-]+/, edition);
}
