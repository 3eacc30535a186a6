// SPDX-License-Identifier: MIT
// What happens at a table, as the server tells it. Each kind stands in one group, which says what
// the page does with it; its type comes from its row. The rows are read by the server's tests too.
import {
  byKind,
  type Check,
  type Checked,
  flag,
  kinds,
  list,
  number,
  only,
  shape,
  text,
} from "../base/check.ts";

export type TableId = string; // 12 letters and digits, nobody can guess it
export type PlayerId = string; // public; whoever has the cookie is that player
export type Seat = string;

export const tableId: Check<TableId> = text;
export const player: Check<PlayerId> = text; // "" where there is none
export const seat: Check<Seat> = text;

export const offerKind = only("draw", "take_back");
export type OfferKind = Checked<typeof offerKind>;
// agreed: all stopped a game that knows no draw
export const how = only("won", "drawn", "agreed", "resigned");

// Each turn has `turn` seconds; what it takes longer comes from the seat's `bank`. Both 0: no clock.
export const clock = shape({ turn: number, bank: number });

export const plan = shape({
  game: text, // "pollyanna-1916+partners"
  seats: list(shape({ seat, level: text })), // level "": for a person
  public: flag, // in the lobby; else by link
  clock,
  patience: number, // seconds that a player may be away before the others may replace them
});
export interface Plan extends Checked<typeof plan> {}

const common = {
  seq: number,
  at: number, // milliseconds since 1970
  by: player, // "" where the table did it itself
  id: text, // of the command; "" likewise
};

// Moves of the game, which the board shows one after another.
const plays = kinds(common, {
  thrown: { seat, thrown: text, link: text }, // that was folded into the dice; "": none
  stepped: { seat, step: text },
  undone: { seat },
  handed_over: { seat },
  confirmed: { seat, spent: number, link: text }, // milliseconds
});

// What happens among the players, told beside the board.
const remarks = kinds(common, {
  offered: { seat, what: offerKind },
  declined: { seat },
  taken_back: { record: text }, // all of it, as it is then
  replaced: { seat, level: text, why: only("away", "late", "resigned") },
  returned: { seat },
  renewed: { seat, tip: text }, // its player goes on with another device
});

// The rest: the table's state tells it, or the record, or the talk.
const others = kinds(common, {
  created: { plan, commitment: text, previous: tableId, dice: text },
  sat: { seat, name: text, tip: text },
  stood: { seat },
  filled: { level: text },
  revealed: { seat, link: text },
  begun: { record: text }, // with the throws for the first turn
  agreed: { seat },
  said: { name: text, text },
  ended: { how, seat, secret: text, record: text },
  followed: { next: tableId },
});

export const { said } = others;
export const event = byKind({ ...plays, ...remarks, ...others }, "event");

export type Play = Checked<(typeof plays)[keyof typeof plays]>;
export type Remark = Checked<(typeof remarks)[keyof typeof remarks]>;
export interface Said extends Checked<typeof said> {}
export type Event = Checked<typeof event>;

export function isPlay(what: Event): what is Play {
  return Object.hasOwn(plays, what.kind);
}
export function isRemark(what: Event): what is Remark {
  return Object.hasOwn(remarks, what.kind);
}
