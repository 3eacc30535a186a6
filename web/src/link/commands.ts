// SPDX-License-Identifier: MIT
// What the page asks of the server about tables online, over one WebSocket at /ws. What comes back
// is in messages.ts; docs/protocol.md tells both in prose. Each command is answered once, and one
// that is repeated (same id) is not done twice.
import type { OfferKind, Plan, Seat, TableId } from "./events.ts";

export type Command =
  | { do: "create"; plan: Plan }
  | { do: "lobby" } // from now on, and again whenever it changes: Lobby
  | { do: "leave_lobby" }
  // A Snapshot, or the events after `since`; from then on everything that happens there.
  | { do: "watch"; table: TableId; since?: number }
  | { do: "unwatch"; table: TableId }
  | TableCommand;

export type TableCommand = { table: TableId } & (
  | { do: "sit"; seat: Seat; name: string; tip: string } // of a chain that this device has drawn
  | { do: "stand"; seat: Seat } // before the game begins
  | { do: "fill"; level: string } // computers for the seats nobody has taken; the game begins
  // When every seat is taken: the first link of the device's chain. With the last the game begins.
  | { do: "reveal"; at: number; seat: Seat; link: string }
  // Plays carry `at`: the `played` of the table as the device saw it. Another: `stale`. Throws and
  // ends of turns carry the next link, where the state asks for one.
  | { do: "throw"; at: number; link?: string }
  | { do: "step"; at: number; step: string }
  | { do: "undo"; at: number }
  | { do: "over"; at: number } // leaves the rest of the throw to the partner (Zenda)
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
