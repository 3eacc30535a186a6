// SPDX-License-Identifier: MIT
// What the page asks of the server about tables online, over one WebSocket at /ws, and what happens
// there, as the server tells it. Each command is answered once, and one that is repeated (same id)
// is not done twice. Each kind of event stands in one group, which says what the page does with it;
// its type comes from its row. The rows are read by the server's tests too. The other messages are
// in messages.ts; docs/protocol.md tells all of them in prose.
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

export type TableId = string; // 12 letters and digits, not guessable
export type PlayerId = string; // public; the cookie authenticates the player
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
  game: text, // with its switches: "EDITION+partners"
  seats: list(shape({ seat, level: text })), // level "": for a person
  public: flag, // in the lobby; else by link
  clock,
  patience: number, // seconds that a player may be away before the others may replace them
}, {
  house: text, // the name of the house rules: "Tepito"
  spinners: flag, // in place of dice
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

// Events between the players, shown beside the board.
const remarks = kinds(common, {
  offered: { seat, what: offerKind },
  declined: { seat },
  taken_back: { record: text }, // the whole record after it
  replaced: { seat, level: text, why: only("away", "late", "resigned") },
  returned: { seat },
  renewed: { seat, tip: text }, // its device has laid down a new chain
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

export type Command =
  | { do: "create"; plan: Plan }
  | { do: "lobby"; page?: number } // from now on, and again whenever it changes: Lobby
  | { do: "leave_lobby" }
  // A Snapshot, or the events after `since`; from then on everything that happens there.
  | { do: "watch"; table: TableId; since?: number }
  | { do: "unwatch"; table: TableId }
  | TableCommand;

export type TableCommand = { table: TableId } & (
  | { do: "sit"; seat: Seat; name: string; tip: string } // of a chain that this device has drawn
  | { do: "stand"; seat: Seat } // before the game begins
  | { do: "fill"; level: string } // seats computers in the free seats; the game begins
  // When every seat is taken: the first link of the device's chain. With the last the game begins.
  | { do: "reveal"; at: number; seat: Seat; link: string }
  // Plays carry `at`: the `played` of the table as the device saw it. Another: `stale`. Throws and
  // ends of turns carry the next link, where the state asks for one.
  | { do: "throw"; at: number; link?: string }
  | { do: "step"; at: number; step: string }
  | { do: "undo"; at: number }
  | { do: "over"; at: number } // leaves the rest of the throw to the partner
  | { do: "confirm"; at: number; link?: string }
  | { do: "play"; at: number; steps: string; link?: string } // steps and confirm, all or nothing
  | { do: "renew"; at: number; seat: Seat; tip: string } // from another device, when one is to act
  | { do: "offer"; what: OfferKind }
  | { do: "agree"; offer: number } // seq of the event that offered
  | { do: "decline"; offer: number } // by the player who offered: takes it back
  | { do: "resign"; seat: Seat }
  | { do: "replace"; seat: Seat } // a player away for longer than the patience
  | { do: "return"; seat: Seat } // to one's own seat, from the computer
  | { do: "say"; text: string } // 1 … 200 characters, or a phrase: "phrase:well_played"
  | { do: "rematch" } // another table with the same people, seats rotated
);
