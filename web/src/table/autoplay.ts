// SPDX-License-Identifier: MIT
// What happens next without anybody touching anything: computers play, and people may have asked
// that the page throws, plays or ends for them.
import type { TableView } from "../engine/answers.ts";
import type { Ask } from "../engine/requests.ts";
import type { Settings } from "../shell/settings.svelte.ts";

export type AutoplaySettings = Pick<Settings, "throwByItself" | "forcedByItself" | "endByItself">;

// "person", or a level; of everybody who is waited for, in the order of turns.
function playersToAct({ seats, awaited }: TableView): string[] {
  return seats.filter(({ seat }) => awaited.includes(seat)).map(({ player }) => player);
}

// Computers wait for the people who share their side.
export function isPerson(view: TableView): boolean {
  return playersToAct(view).includes("person");
}

// The throw allowed nothing: there is nothing to decide or to undo.
export function passes(view: TableView): boolean {
  return view.due === "confirm" && view.made.length === 0;
}

// Without autoplay: nothing is to be done for a person now.
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
