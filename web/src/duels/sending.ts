// SPDX-License-Identifier: MIT
// Sends finished duels to the server's table of the day, which plays them again to check them. Those that were played
// offline are sent later; the server takes them for a week.
import { enterDuel } from "../link/me.ts";
import { changeDuel, type Duel, duels } from "./book.ts";

// Errors after which the same record may be accepted another time.
const passing = ["unreachable", "absent", "unavailable", "too_fast", "too_many_tries", "duel_busy", "no_name"];
const waiting = ({ result, record, sent }: Duel) => result && record && !sent;

let sending: Promise<string> | null = null;

// Returns the last error, "" if everything is sent or refused for good.
export function sendDuels(): Promise<string> {
  sending ??= sendAll().finally(() => (sending = null));
  return sending;
}

async function sendAll(): Promise<string> {
  for (const duel of duels().filter(waiting)) {
    const answer = await enterDuel(duel.day, duel.record ?? "");
    if (!answer.ok && passing.includes(answer.error)) return answer.error;
    const judged = answer.ok ? { accuracy: answer.value.accuracy, luck: answer.value.luck } : {};
    changeDuel(duel.id, { ...judged, record: "", sent: answer.ok ? "done" : answer.error });
  }
  return "";
}
