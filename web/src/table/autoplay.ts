// SPDX-License-Identifier: MIT
// What happens next without input: computers play, and people may have set the page to throw, to play forced steps or to
// end turns for them.
import type { TableView } from "../engine/answers.ts";
import type { Ask } from "../engine/requests.ts";
import type { Settings } from "../shell/settings.svelte.ts";

export type AutoplaySettings = Pick<Settings, "throwByItself" | "forcedByItself" | "endByItself">;

// "person" or a level, for each seat that the game waits for, in turn order.
function playersToAct({ seats, awaited }: TableView): string[] {
  return seats.filter(({ seat }) => awaited.includes(seat)).map(({ player }) => player);
}

// True also if a person shares the turn with a computer: the computer waits.
export function isPerson(view: TableView): boolean {
  return playersToAct(view).includes("person");
}

// The throw allows no step, so there is nothing to decide or undo.
export function passes(view: TableView): boolean {
  return view.due === "confirm" && view.made.length === 0;
}

// Null if a person has to act. With `autoplay` null, nothing is done for people.
export function nextAutomatic(view: TableView, autoplay: AutoplaySettings | null): Ask | null {
  if (view.due === "over") return null;
  if (!isPerson(view)) return forComputer(view);
  return autoplay && forPerson(view, autoplay);
}

function forComputer(view: TableView): Ask {
  const { table, due } = view;
  if (due === "throw" || due === "confirm") return { ask: due, table };
  return { ask: "computer", table, level: playersToAct(view)[0] ?? "" };
}

export function forPerson(view: TableView, autoplay: AutoplaySettings): Ask | null {
  const { table, due, choices } = view;
  const [only, ...others] = choices;
  if (due === "throw" && autoplay.throwByItself) return { ask: "throw", table };
  if (due === "step" && autoplay.forcedByItself && only && others.length === 0)
    return { ask: "step", table, step: only.step };
  const ends = autoplay.endByItself === "always" || (autoplay.endByItself === "pass" && passes(view));
  return due === "confirm" && (ends || view.wins) ? { ask: "confirm", table } : null;
}
