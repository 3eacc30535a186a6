// SPDX-License-Identifier: MIT
// The one decoder of the server's JSON: text in, checked types out. What does not fit is refused by
// name (Misfit).
import { type Check, flag, list, Misfit, number, only, shape, text } from "../engine/check.ts";
import type * as T from "./types.ts";

function orNull<V>(of: Check<V>): Check<V | null> {
  return (value, path) => (value === null ? null : of(value, path));
}

const how = only("won", "drawn", "agreed", "resigned");
const offerKind = only("draw", "take_back");
const phase = only("open", "playing", "over");
const clock = shape<T.Plan["clock"]>({ turn: number, bank: number });

const plan = shape<T.Plan>({
  game: text,
  seats: list(shape<T.Plan["seats"][number]>({ seat: text, level: text })),
  public: flag, clock, patience: number,
});

const state = shape<T.TableState>({
  seq: number, played: number, phase,
  seats: list(
    shape<T.SeatState>({
      seat: text, player: text, name: text, level: text, mayReturn: flag, bank: number,
    }),
  ),
  toAct: text,
  due: only("set", "throw", "step", "confirm", "over", ""),
  offer: orNull(
    shape<T.OfferState>({ offer: number, what: offerKind, by: text, waiting: list(text) }),
  ),
  clock: orNull(shape<{ seat: T.Seat; turn: number }>({ seat: text, turn: number })),
  ended: orNull(shape<T.Ending>({ how, seat: text, secret: text })),
  next: text,
});

const common = { seq: number, at: number, by: text, id: text };
const seat = { ...common, seat: text };
type Kind<K extends T.Event["kind"]> = Extract<T.Event, { kind: K }>;

const said = shape<T.Said>({ ...common, kind: only("said"), name: text, text });
const events: { [K in T.Event["kind"]]: Check<Kind<K>> } = {
  created: shape<Kind<"created">>({
    ...common, kind: only("created"), plan, commitment: text, previous: text,
  }),
  sat: shape<Kind<"sat">>({ ...seat, kind: only("sat"), name: text, seed: text }),
  stood: shape<Kind<"stood">>({ ...seat, kind: only("stood") }),
  filled: shape<Kind<"filled">>({ ...common, kind: only("filled"), level: text }),
  begun: shape<Kind<"begun">>({ ...common, kind: only("begun"), record: text }),
  thrown: shape<Kind<"thrown">>({ ...seat, kind: only("thrown"), thrown: text }),
  stepped: shape<Kind<"stepped">>({ ...seat, kind: only("stepped"), step: text }),
  undone: shape<Kind<"undone">>({ ...seat, kind: only("undone") }),
  handed_over: shape<Kind<"handed_over">>({ ...seat, kind: only("handed_over") }),
  confirmed: shape<Kind<"confirmed">>({ ...seat, kind: only("confirmed"), spent: number }),
  offered: shape<Kind<"offered">>({ ...seat, kind: only("offered"), what: offerKind }),
  agreed: shape<Kind<"agreed">>({ ...seat, kind: only("agreed") }),
  declined: shape<Kind<"declined">>({ ...seat, kind: only("declined") }),
  taken_back: shape<Kind<"taken_back">>({ ...common, kind: only("taken_back"), record: text }),
  replaced: shape<Kind<"replaced">>({
    ...seat, kind: only("replaced"), level: text, why: only("away", "late", "resigned"),
  }),
  returned: shape<Kind<"returned">>({ ...seat, kind: only("returned") }),
  said,
  ended: shape<Kind<"ended">>({ ...seat, kind: only("ended"), how, secret: text, record: text }),
  followed: shape<Kind<"followed">>({ ...common, kind: only("followed"), next: text }),
};

const event: Check<T.Event> = (value, path) => {
  const { kind } = shape<{ kind: string }>({ kind: text })(value, path);
  if (!Object.hasOwn(events, kind)) throw new Misfit(path, "event");
  return events[kind as T.Event["kind"]](value, path);
};

const card = shape<T.TableCard>({
  table: text, phase, game: text, clock,
  seats: list(
    shape<T.TableCard["seats"][number]>({ seat: text, player: text, name: text, level: text }),
  ),
  turns: number, toAct: text, yourTurn: flag, changed: number,
});
const cards = list(card);

const done: Check<T.Answer> = (value, path) => {
  const { answer } = shape<{ answer: string }>({ answer: text })(value, path);
  const given = new Map<string, unknown>(Object.entries(value as object));
  const [seq, table] = [given.get("seq"), given.get("table")];
  return {
    answer,
    ok: true,
    ...(seq === undefined ? {} : { seq: number(seq, "seq") }),
    ...(table === undefined ? {} : { table: text(table, "table") }),
  };
};
const refused = shape<Extract<T.Answer, { ok: false }>>({
  answer: text, ok: only(false), error: text, part: text,
});
const answer: Check<T.Answer> = (value, path) =>
  shape<{ ok: boolean }>({ ok: flag })(value, path).ok ? done(value, path) : refused(value, path);

// Messages by the field that only they have.
const messages: [string, Check<T.FromServer>][] = [
  ["answer", answer],
  ["events", shape<T.TableNews>({ table: text, events: list(event), state })],
  [
    "snapshot",
    shape<T.Snapshot>({
      table: text,
      snapshot: shape<T.Snapshot["snapshot"]>({
        plan, commitment: text, state, record: text, said: list(said),
      }),
    }),
  ],
  ["here", shape<T.Presence>({ table: text, here: list(text), watching: number })],
  [
    "lobby",
    shape<T.Lobby>({
      lobby: shape<T.Lobby["lobby"]>({
        open: cards, playing: cards, yours: cards, finished: cards,
      }),
    }),
  ],
  [
    "welcome",
    shape<T.Welcome>({
      welcome: shape<T.Welcome["welcome"]>({
        player: text, name: text, account: text, version: text,
      }),
    }),
  ],
  ["error", shape<{ error: string; part: string }>({ error: text, part: text })],
];

export function decodeMessage(json: string): T.FromServer {
  const value = parsed(json);
  for (const [field, check] of messages)
    if (typeof value === "object" && value !== null && field in value) return check(value, "");
  throw new Misfit("", "message");
}

export const me = shape<T.Me>({ player: text, name: text, account: text, hasLink: flag });
export const privateLink = shape<{ link: string }>({ link: text });
export const problem = shape<{ error: string; part: string }>({ error: text, part: text });

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Misfit("", "JSON");
  }
}
