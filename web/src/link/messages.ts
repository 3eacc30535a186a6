// SPDX-License-Identifier: MIT
// What the server says to the page: text in, checked values out. What does not fit is refused by
// name (Misfit). The server is the only judge; what a table looks like, and every sentence about
// it, the page's own engine makes from the record and the events.
import {
  byOk,
  type Check,
  type Checked,
  flag,
  list,
  Misfit,
  number,
  only,
  orNull,
  parsed,
  shape,
  text,
} from "../base/check.ts";
import { clock, event, how, offerKind, plan, player, said, seat, tableId } from "./events.ts";

// Of a command that changed something, once that is on disk.
const done = shape(
  { answer: text, ok: only(true) },
  { seq: number, table: tableId }, // table: of create and rematch
);
const refused = shape({ answer: text, ok: only(false), error: text, part: text });
const answer = byOk(done, refused);
export type Answer = Checked<typeof answer>;

export const problem = shape({ error: text, part: text });

// ---- a table ----

const phase = only("open", "playing", "over");

const seatState = shape({
  seat,
  player, // "" for a free seat or a planned computer
  name: text,
  level: text, // of the computer that plays it now; "" where a person does
  mayReturn: flag, // the player may take over from the computer
  bank: number, // milliseconds left
  // What the server says that the next link must hash to. Devices count links themselves; this only
  // shows whose first link the others wait for.
  link: text,
});
export interface SeatState extends Checked<typeof seatState> {}

const offerState = shape({
  offer: number, // seq
  what: offerKind, by: seat,
  waiting: list(seat), // those that have not answered yet
});
export interface OfferState extends Checked<typeof offerState> {}

const ending = shape({
  how,
  seat, // that resigned
  secret: text, // 64 hex digits, for checking the dice
});

const state = shape({
  seq: number, // of the last event
  played: number, // of the last event that changed the game itself: the `at` of the next play
  phase,
  seats: list(seatState), // in the order of turns
  toAct: text, // all seats that may act: "b"; "ma", where partners share a throw; "" unless playing
  due: only("set", "throw", "step", "confirm", "over", ""),
  offer: orNull(offerState),
  // Of the turn that runs: milliseconds left of it when this was sent (0 when it draws on the bank).
  clock: orNull(shape({ seat, turn: number })),
  ended: orNull(ending),
  next: tableId, // the rematch; "" while there is none
  shaken: text, // the state of the dice, which devices compare with their own
});
export interface TableState extends Checked<typeof state> {}

const news = shape({
  table: tableId,
  events: list(event), // in order, each seq one more than the last
  state, // after them
});

// How the dice stand: what a record's tags of the same names tell once the game is over. A device
// that has not followed the game from its beginning works out the state from it.
const transcript = shape({
  scheme: text, // "parlor-dice-3"
  voided: number, // openings that came to nothing after links had been revealed
  tips: text, // "b=HEX,r=HEX", before the game too
  links: text, // the last of each chain; before the game the first links that were given so far
  folded: text, // "" before the game
});

const snapshot = shape({
  plan,
  commitment: text, // SHA-256 of the secret that the dice come from, 64 hex digits
  state,
  record: text, // for the engine's `resume`, with the turn that is being played; "" before begin
  dice: transcript,
  said: list(said), // the newest 50
});
export interface Snapshot extends Checked<typeof snapshot> {}

const presence = shape({
  table: tableId,
  here: list(player), // those who sit and are connected
  watching: number, // how many do not sit
});

// ---- the lobby ----

const card = shape({
  table: tableId, phase, game: text, clock,
  seats: list(shape({ seat, player, name: text, level: text })),
  turns: number, // ended so far
  toAct: text, yourTurn: flag,
  changed: number, // milliseconds since 1970
}, {
  how, // it ended; of games that are over
  winners: text, // seats
  house: text, // the name of the house rules
  spinners: flag, // in place of dice
});
export interface TableCard extends Checked<typeof card> {}

export const games = shape({ games: list(card) });

// ---- duels of the day ----

const score = {
  result: only("won", "lost", "draw"),
  turns: number, // of both sides
  accuracy: orNull(number), // 0 to 100; null: there was nothing to choose
  luck: number, // in games
};
export const duelScore = shape(score);

export const dayTable = shape({
  day: text, edition: text,
  page: number,
  more: flag, // another page follows
  duels: list(shape({ ...score, place: number, name: text, yours: flag })), // yours also if it is on another page
});
export interface DayTable extends Checked<typeof dayTable> {}

// ---- puzzles ----

export interface SentAttempt {
  puzzle: string;
  right: boolean;
  rating: number; // the person's before it, a whole number, as the deviation
  deviation: number;
}

// By puzzle: rating, deviation, and how many players have tried it.
export type PuzzleRatings = Record<string, [rating: number, deviation: number, players: number]>;
const figures = list(number);
export const puzzleRatings: Check<PuzzleRatings> = (value, path) => {
  if (typeof value !== "object" || value === null) throw new Misfit(path, "object");
  const all: PuzzleRatings = {};
  for (const [id, given] of Object.entries(value)) {
    const [rating, deviation, players] = figures(given, id);
    if (rating === undefined || deviation === undefined || players === undefined) throw new Misfit(id, "rating");
    all[id] = [rating, deviation, players];
  }
  return all;
};

const lobby = shape({
  open: list(card), // public, with a free seat
  playing: list(card), // public, to watch
  yours: list(card), // where you sit and the game is not over; those that wait for you first
  finished: list(card), // yours, newest first, at most 20
}, {
  page: number, // of `open` and `playing`
  more: flag, // another page follows
});
export interface Lobby extends Checked<typeof lobby> {}

// The first message of every connection.
const welcome = shape({ player, name: text, account: text, version: text });
export interface Welcome extends Checked<typeof welcome> {}

// ---- all of them ----

// By the field that tells them apart: the first that is there.
const messages = {
  answer,
  events: news,
  snapshot: shape({ table: tableId, snapshot }),
  here: presence,
  lobby: shape({ lobby }),
  welcome: shape({ welcome }),
  error: problem, // no command's: `too_fast`, `not_text`, `not_json`
};
export type FromServer = Checked<(typeof messages)[keyof typeof messages]>;

export function decodeMessage(json: string): FromServer {
  const value = parsed(json);
  for (const [field, check] of Object.entries(messages))
    if (typeof value === "object" && value !== null && field in value) return check(value, "");
  throw new Misfit("", "message");
}
