// SPDX-License-Identifier: MIT
// The finished games of this device and, online, of its player: one line each. The browser stores them longer than the games
// themselves.
import { type Checked, fitting, list, number, only, shape, text } from "../base/check.ts";
import type { Story, StoryTurn, TableView } from "../engine/answers.ts";
import { store, stored, unstore } from "../shell/storage.ts";
import { lastPieces } from "./last_pieces.ts";
import type { LuckyThrow } from "./luckiest.ts";

// Of the side that played here. Old entries have no accuracy.
const review = shape({ luck: number, error: number, plays: number }, { accuracy: number });
interface Reviewed extends Omit<Checked<typeof review>, "accuracy"> {
  accuracy: number | null; // 0 to 100; null: there was nothing to choose
}

const entry = shape({
  id: text, // of the game
  when: number, // it ended, in milliseconds since 1970
  edition: text,
  levels: list(text), // of the computers on the other sides
  outcome: only("won", "lost", "draw", "shared"), // shared: people of this device on several sides
  turns: number,
  own: list(number), others: list(number), // how often each face of a die came, from 1 to 6
}, {
  review,
  luckiest: shape({ thrown: text, luck: number }), // throw of the side that played here, as a review found
  people: number, // on the other sides, beside the computers; missing: none
  took: list(text), gave: list(text), // levels of computers that lost their last piece to this side, and that took ours
});
export interface Entry extends Checked<typeof entry> {}

const most = 5000;
const place = "statistics";

export function ledger(): Entry[] {
  return fitting(list(entry), stored(place)) ?? [];
}

function write(entries: Entry[]): void {
  store(place, entries.slice(-most));
}

// A game that has ended, among the others by when it did. One that was taken back and ended again is
// noted once.
export function note(finished: Entry): void {
  const others = ledger().filter(({ id }) => id !== finished.id);
  const later = others.findIndex(({ when }) => when > finished.when);
  others.splice(later < 0 ? others.length : later, 0, finished);
  write(others);
}

export function unnote(id: string): void {
  const entries = ledger();
  if (entries.some((each) => each.id === id)) write(entries.filter((each) => each.id !== id));
}

// What a review has found of it; of a game that is not noted, nothing is.
export function noteReview(id: string, { luck, error, plays, accuracy }: Reviewed): void {
  const review = { luck, error, plays, ...(accuracy === null ? {} : { accuracy }) };
  const entries = ledger();
  const found = entries.find((each) => each.id === id);
  if (found) write(entries.map((each) => (each === found ? { ...each, review } : each)));
}

export function noteLuckiest(id: string, luckiest: LuckyThrow | null): void {
  if (luckiest) write(ledger().map((each) => (each.id === id ? { ...each, luckiest } : each)));
}

// Deletes all entries. Games that ended before `now` are not added again, although the server still lists them.
export function forgetAll(now = Date.now()): void {
  unstore(place);
  store(`${place}.since`, now);
}
export function since(): number {
  return fitting(number, stored(`${place}.since`)) ?? 0;
}

// The entry of a finished game. Precondition: a person played it here.
export function entryOf(
  { game, seats, result, turn }: Pick<TableView, "game" | "seats" | "result" | "turn">,
  story: Pick<Story, "start" | "turns">,
  { id, people: here, when }: { id: string; people: string; when: number },
): Entry {
  const mine = seats.filter(({ seat }) => here.includes(seat));
  const sides = new Set(mine.map(({ partners }) => partners));
  const own = mine[0]?.partners ?? "";
  const others = seats.filter(({ seat }) => !own.includes(seat));
  const rivals = others.filter(({ player }) => player !== "person");
  const people = others.length - rivals.length;
  const won = mine.some((each) => each.won);
  const last = lastPieces(story).filter(({ by, of }) => own.includes(by) !== own.includes(of));
  const levelsAt = (seats: string[]) => rivals.filter(({ seat }) => seats.includes(seat)).map(({ player }) => player);
  const took = levelsAt(last.map(({ of }) => of));
  const gave = levelsAt(last.map(({ by }) => by));
  return {
    id,
    when,
    edition: game.split("+")[0] ?? game,
    levels: [...new Set(rivals.map(({ player }) => player))],
    outcome: sides.size > 1 ? "shared" : result === "draw" ? "draw" : won ? "won" : "lost",
    turns: turn,
    own: faces(story.turns.filter(({ seat }) => own.includes(seat))),
    others: faces(story.turns.filter(({ seat }) => !own.includes(seat))),
    ...(people > 0 ? { people } : {}),
    ...(took.length > 0 ? { took } : {}),
    ...(gave.length > 0 ? { gave } : {}),
  };
}

// Of turns without dice, such as setting up, nothing.
function faces(turns: Pick<StoryTurn, "thrown">[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const { thrown } of turns) {
    for (const die of thrown.split("-")) {
      const face = Number(die) - 1;
      if (counts[face] !== undefined) counts[face] += 1;
    }
  }
  return counts;
}
