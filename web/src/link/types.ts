// SPDX-License-Identifier: MIT
// What the page and the server say to each other about tables online, over one WebSocket at /ws.
// docs/protocol.md tells it in prose. The server is the only judge; what a table looks like, and
// every sentence about it, the page's own engine makes from the record and the events.

export type TableId = string; // 12 letters and digits, nobody can guess it
export type PlayerId = string; // public; whoever has the cookie is that player
export type Seat = string;

// ---- commands: each is answered once, and one that is repeated (same id) is not done twice ----

export type Command =
  | { do: "create"; plan: Plan }
  | { do: "lobby" } // from now on, and again whenever it changes: Lobby
  | { do: "leave_lobby" }
  // A Snapshot, or the events after `since`; from then on everything that happens there.
  | { do: "watch"; table: TableId; since?: number }
  | { do: "unwatch"; table: TableId }
  | TableCommand;

export type TableCommand = { table: TableId } & (
  | { do: "sit"; seat: Seat; name: string; seed: string } // seed: 64 hex digits made on this device
  | { do: "stand"; seat: Seat } // before the game begins
  | { do: "fill"; level: string } // computers for the seats nobody has taken; the game begins
  // Plays carry `at`: the `played` of the table as the device saw it. Another: `stale`.
  | { do: "throw"; at: number }
  | { do: "step"; at: number; step: string }
  | { do: "undo"; at: number }
  | { do: "over"; at: number } // hands the dice to the partner (Zenda)
  | { do: "confirm"; at: number }
  | { do: "play"; at: number; steps: string } // steps and confirm, all or nothing
  | { do: "offer"; what: OfferKind }
  | { do: "agree"; offer: number } // seq of the event that offered
  | { do: "decline"; offer: number } // by him who offered: takes it back
  | { do: "resign"; seat: Seat }
  | { do: "replace"; seat: Seat; level: string } // who has been away longer than the table's patience
  | { do: "return"; seat: Seat } // to one's own seat, from the computer
  | { do: "say"; text: string } // 1 … 200 characters, or a phrase: "phrase:well_played"
  | { do: "rematch" } // another table with the same people, seats rotated
);

export type OfferKind = "draw" | "take_back";

export interface Plan {
  game: string; // "pollyanna-1916+partners"
  seats: { seat: Seat; level: string }[]; // level "": for a person
  public: boolean; // in the lobby; else by link
  // Each turn has `turn` seconds; what it takes longer comes from the seat's `bank`. Both 0: no clock.
  clock: { turn: number; bank: number };
  patience: number; // seconds that others wait for somebody who is away before they may replace him
}

// ---- answers and pushes ----

export type FromServer =
  | Welcome
  | Answer
  | TableNews
  | Snapshot
  | Presence
  | Lobby
  | { error: string; part: string }; // no command's: `too_fast`, `too_large`, `not_json`

// The first message of every connection.
export interface Welcome {
  welcome: { player: PlayerId; name: string; account: string; version: string };
}
// Of a command that changed something, once that is on disk.
export type Answer =
  | { answer: string; ok: true; seq?: number; table?: TableId } // table: of create and rematch
  | { answer: string; ok: false; error: string; part: string };

export interface TableNews {
  table: TableId;
  events: Event[]; // in order, each seq one more than the last
  state: TableState; // after them
}
export interface Snapshot {
  table: TableId;
  snapshot: {
    plan: Plan;
    commitment: string; // SHA-256 of the secret that the dice come from, 64 hex digits
    state: TableState;
    record: string; // for the engine's `resume`, with the turn that is being played; "" before begin
    said: Said[]; // the newest 50
  };
}
export interface Presence {
  table: TableId;
  here: PlayerId[]; // who sits and is connected
  watching: number; // who does not sit
}

export type Phase = "open" | "playing" | "over";

export interface TableState {
  seq: number; // of the last event
  played: number; // of the last event that changed the game itself: the `at` of the next play
  phase: Phase;
  seats: SeatState[]; // in the order of turns
  toAct: Seat; // "" unless playing
  due: "set" | "throw" | "step" | "confirm" | "over" | "";
  offer: OfferState | null;
  // Of the turn that runs: milliseconds left of it when this was sent (0 when it draws on the bank).
  clock: { seat: Seat; turn: number } | null;
  ended: Ending | null;
  next: TableId; // the rematch; "" while there is none
}
export interface SeatState {
  seat: Seat;
  player: PlayerId; // "" while nobody sits there, and where a computer was planned
  name: string;
  level: string; // of the computer that plays it now; "" where a person does
  mayReturn: boolean; // the player may take over from the computer
  bank: number; // milliseconds left
}
export interface OfferState {
  offer: number; // seq
  what: OfferKind;
  by: Seat;
  waiting: Seat[]; // who has not answered yet
}
export interface Ending {
  how: "won" | "drawn" | "agreed" | "resigned"; // agreed: all stopped a game that knows no draw
  seat: Seat; // who resigned
  secret: string; // 64 hex digits, for checking the dice
}

interface Common {
  seq: number;
  at: number; // milliseconds since 1970
  by: PlayerId; // "" where the table did it itself
  id: string; // of the command; "" likewise
}
export type Event = Common &
  (
    | { kind: "created"; plan: Plan; commitment: string; previous: TableId }
    | { kind: "sat"; seat: Seat; name: string; seed: string }
    | { kind: "stood"; seat: Seat }
    | { kind: "filled"; level: string }
    | { kind: "begun"; record: string } // with the throws for the first turn
    | { kind: "thrown"; seat: Seat; thrown: string }
    | { kind: "stepped"; seat: Seat; step: string }
    | { kind: "undone"; seat: Seat }
    | { kind: "handed_over"; seat: Seat }
    | { kind: "confirmed"; seat: Seat; spent: number } // milliseconds
    | { kind: "offered"; seat: Seat; what: OfferKind }
    | { kind: "agreed"; seat: Seat }
    | { kind: "declined"; seat: Seat }
    | { kind: "taken_back"; record: string } // all of it, as it is then
    | { kind: "replaced"; seat: Seat; level: string; why: "away" | "late" | "resigned" }
    | { kind: "returned"; seat: Seat }
    | { kind: "said"; name: string; text: string }
    | { kind: "ended"; how: Ending["how"]; seat: Seat; secret: string; record: string }
    | { kind: "followed"; next: TableId }
  );
export type Said = Extract<Event, { kind: "said" }>;

export interface Lobby {
  lobby: {
    open: TableCard[]; // public, somebody may still sit down
    playing: TableCard[]; // public, to watch
    yours: TableCard[]; // where you sit and the game is not over; those that wait for you first
    finished: TableCard[]; // yours, newest first, at most 20
  };
}
export interface TableCard {
  table: TableId;
  phase: Phase;
  game: string;
  clock: Plan["clock"];
  seats: { seat: Seat; player: PlayerId; name: string; level: string }[];
  turns: number; // ended so far
  toAct: Seat;
  yourTurn: boolean;
  changed: number; // milliseconds since 1970
}

// ---- over HTTP, JSON both ways; POST only with the page's own Origin ----
// GET  /api/me                                → Me; makes a guest (cookie) where there is none
// POST /api/name     {name}                   → Me
// POST /api/account  {account, passphrase}    → Me; keeps this player under that account
// POST /api/login    {account, passphrase}    → Me; becomes the player of that account
// POST /api/logout   {}                       → Me of a new guest
// POST /api/link     {}                       → {link}: secret of the one private link; older ones end
// POST /api/return   {link}                   → Me; becomes the player who made the link
// GET  /api/tables/ID/record                  → text/plain: the record, once the game is over
// Refused: status 4xx and {error, part}.
export interface Me {
  player: PlayerId;
  name: string;
  account: string; // "" for a guest
  hasLink: boolean;
}
