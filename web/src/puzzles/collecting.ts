// SPDX-License-Identifier: MIT
// The server rates puzzles by the attempts of all players (docs/puzzles.md). Sends it those of this device, and stores the
// ratings that it has collected. A browser that was never online makes no request, and what fails is tried again later.
import { fitting } from "../base/check.ts";
import { ratedPuzzles, sendAttempts } from "../link/me.ts";
import { type PuzzleRatings, puzzleRatings } from "../link/messages.ts";
import { store, stored } from "../shell/storage.ts";
import { storedAttempts } from "./attempts.ts";
import { newcomer } from "./glicko.ts";

// Errors after which the same attempts may be accepted another time.
const passing = ["unreachable", "absent", "unknown_path", "unavailable", "too_fast", "too_many_tries", "no_player"];
const most = 100; // attempts in a request
const place = "puzzle_ratings";
const sentPlace = "puzzle_attempts_sent"; // when the last attempt was made that the server has

export function storedRatings(): PuzzleRatings {
  return fitting(puzzleRatings, stored(place)) ?? {};
}

let collecting: Promise<void> | null = null;

export function collect(): Promise<void> {
  collecting ??= exchange().finally(() => (collecting = null));
  return collecting;
}

async function exchange(): Promise<void> {
  if (stored("online") !== true) return;
  await sendAll();
  const answer = await ratedPuzzles();
  if (answer.ok) store(place, answer.value);
}

// A newer page may have puzzles that the server does not know: those before such a puzzle are sent, and then it is left out.
async function sendAll(): Promise<void> {
  let room = most;
  for (;;) {
    const batch = waiting().slice(0, room);
    const last = batch.at(-1);
    if (!last) return;
    const answer = await sendAttempts(batch.map(({ attempt }) => attempt));
    if (!answer.ok && passing.includes(answer.error)) return;
    const unknown = answer.ok ? -1 : batch.findIndex(({ attempt }) => attempt.puzzle === answer.part);
    if (unknown > 0) {
      room = unknown;
      continue;
    }
    room = most;
    if (!store(sentPlace, unknown === 0 ? batch[0]?.when : last.when)) return;
  }
}

// The first attempts at puzzles that are still to be sent, with the rating of the person before each.
function waiting() {
  const sent = stored(sentPlace);
  let before = newcomer;
  const all = storedAttempts().flatMap(({ id, when, outcome, rating }) => {
    if (!rating) return [];
    const figures = { rating: whole(before.rating, 4000), deviation: whole(before.deviation, newcomer.deviation) };
    before = rating;
    return [{ when, attempt: { puzzle: id, right: outcome === "right", ...figures } }];
  });
  return all.slice(all.findLastIndex(({ when }) => when === sent) + 1);
}

const whole = (figure: number, highest: number) => Math.round(Math.min(Math.max(figure, 0), highest));
