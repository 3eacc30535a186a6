// SPDX-License-Identifier: MIT
// Judges a game on this device, every turn separately, in workers with engines of their own, so that the page's engine
// stays responsive.
import type { JudgedTurn, Refusal } from "../engine/answers.ts";
import { type Engine, EngineBroken, engine as own, newEngine } from "../engine/engine.ts";
import { taleOf } from "./ending.ts";
import type { Review } from "./review.svelte.ts";

interface Judged {
  record: string;
  language: string;
  reader: string; // a seat of the side that the text addresses; "": the only person's; `nobody`: none
}
export const nobody = "-"; // the letter of no seat

interface Judges {
  count: number;
  start: () => Engine;
}
const mostThreads = 4;
const usual = (): Judges => ({
  count: Math.min(Math.max(navigator.hardwareConcurrency || 1, 1), mostThreads),
  start: newEngine,
});

// Runs until all turns are judged and summed up, a request is refused, or the signal aborts it.
export async function judge(review: Review, game: Judged, signal: AbortSignal): Promise<void> {
  review.working = true;
  review.trouble = "";
  const all = Array.from({ length: review.last }, (_, at) => at + 1);
  const missing = all.filter((turn) => !review.of(turn));
  try {
    let refused = await judgeTurns(game, missing, (turn) => review.take(turn), signal, usual());
    if (!refused && !signal.aborted) refused = await sumUp(review, game);
    review.trouble = refused?.message ?? "";
  } catch (problem) {
    if (!signal.aborted) review.trouble = problem instanceof Error ? problem.message : String(problem);
  } finally {
    review.working = false;
  }
}

// Judges all turns as a review does, but leaves the device room for other work.
export async function judgeInBackground(
  review: Review,
  game: Pick<Judged, "language" | "record">,
  signal: AbortSignal,
): Promise<void> {
  const turns = Array.from({ length: review.last }, (_, at) => at + 1);
  const { count, start } = usual();
  await judgeTurns(game, turns, (turn) => review.take(turn), signal, { count: Math.ceil(count / 2), start });
}

export async function judgeTurns(
  { language, record }: Pick<Judged, "language" | "record">,
  turns: number[],
  told: (turn: JudgedTurn) => void,
  signal: AbortSignal,
  { count, start }: Judges,
): Promise<Refusal | null> {
  const waiting = [...turns];
  let refused: Refusal | null = null;
  const work = async () => {
    const engine = start();
    const end = () => engine.end();
    signal.addEventListener("abort", end);
    try {
      const view = await engine.ask({ ask: "resume", language, record });
      if (!view.ok) refused = view;
      for (let turn = waiting.shift(); view.ok && turn && !refused; turn = waiting.shift()) {
        const answer = await engine.ask({ ask: "judge", table: view.table, turn });
        if (answer.ok) told(answer);
        else refused = answer;
      }
    } catch (problem) {
      if (!(signal.aborted && problem instanceof EngineBroken)) throw problem;
    } finally {
      signal.removeEventListener("abort", end);
      end();
    }
  };
  if (signal.aborted) return null;
  await Promise.all(Array.from({ length: Math.min(count, turns.length) }, work));
  return refused;
}

// Sums up a game whose turns are all judged.
async function sumUp(review: Review, { language, record, reader }: Judged): Promise<Refusal | null> {
  const view = await own.ask({ ask: "resume", language, record });
  if (!view.ok) return view;
  const notes = review.first.map(({ note }) => note);
  const answer = await own.ask({ ask: "sum_up", table: view.table, notes, reader });
  void own.ask({ ask: "close", table: view.table });
  if (!answer.ok) return answer;
  review.summary = { ...answer, tale: taleOf(answer.tale, record, view.seats, reader) };
  return null;
}
