// SPDX-License-Identifier: MIT
// The one decoder of the engine's JSON, from WebAssembly or from a server alike: text in,
// checked types out. What does not fit is refused by name (Misfit).
import { type Check, type Fields, Misfit, flag, list, number, only, shape, text } from "./check.ts";
import type * as T from "./types.ts";

const yes = only(true);
const texts = list(text);
const numbers = list(number);

const point = shape<T.Point>({ x: number, y: number });
const route = list(point);

const piece = shape<T.PieceView>({
  id: text, seat: text, figure: text, place: text, x: number, y: number, words: text,
});

const choice = shape<T.Choice>({
  step: text,
  kind: only("enter", "move", "reward", "decline", "place"),
  from: text, to: text, piece: text, figure: text,
  dice: numbers, captures: texts, at: point, route, words: text,
});

const seat = shape<T.SeatView>({
  seat: text, name: text, colourName: text, player: text, figure: text, summary: text,
  won: flag,
});

const movement = shape<T.Movement>({
  kind: only("step", "captured", "placed", "back"),
  seat: text, figure: text, from: text, to: text, route, dice: numbers,
});

const tableFields: Fields<T.TableView> = {
  ok: yes, table: number, language: text, game: text, family: text, title: text,
  due: only("set", "throw", "step", "confirm", "over"),
  side: text, seat: text, position: text, standing: text, thrown: text,
  dice: list(shape<T.Die>({ pips: number, used: flag })),
  made: texts, choices: list(choice),
  mayUndo: flag, mayHandOver: flag, mayDraw: flag, mayTakeBack: flag, wins: flag,
  seats: list(seat), pieces: list(piece), result: text, turn: number, record: text,
  told: shape<T.Told>({ standing: text, throw: text, account: text, opening: texts, prompt: text }),
};

const table = shape<T.TableView>(tableFields);
const changed = shape<T.Changed>({ ...tableFields, movements: list(movement), ended: text });

const gameCard = shape<T.GameCard>({
  family: text, name: text, partners: flag,
  editions: list(
    shape<T.EditionCard>({ id: text, name: text, year: text, history: text, differences: texts }),
  ),
  seatings: list(shape<T.Seating>({ seats: text, players: number, usual: flag, words: text })),
  levels: list(
    shape<T.LevelCard>({
      number, name: text, title: text, what: text, milliseconds: number, rating: number,
    }),
  ),
  houseRules: list(shape<T.HouseRule>({ id: text, title: text, sentence: text, rules: texts })),
});

const board = shape<T.BoardPicture>({
  ok: yes, game: text, width: number, height: number, svg: text,
  places: list(shape<T.BoardPlace>({ id: text, name: text, x: number, y: number, radius: number })),
  figures: list(shape<T.Figure>({ kind: text, svg: text, name: text, colour: text })),
  pieceRadius: number,
  look: shape<T.BoardPicture["look"]>({ frame: text, accent: text, paper: text, ink: text }),
});

const hints = shape<T.Hints>({
  ok: yes, sides: texts,
  hints: list(
    shape<T.Hint>({
      play: text, after: text, undoFirst: flag, chances: numbers, error: number, low: number,
      high: number, exact: flag, routes: list(route), words: text, reason: text,
    }),
  ),
});

const story = shape<T.Story>({
  ok: yes, opening: texts, start: list(piece),
  turns: list(
    shape<T.StoryTurn>({
      number, seat: text, thrown: text, play: text, words: text, position: text,
      pieces: list(piece), movements: list(movement),
    }),
  ),
});

const why = shape<T.Why>({ ok: yes, allowed: flag, message: text, rules: texts, places: texts });
const closed = shape<Closed>({ ok: yes });

export interface Closed {
  ok: true;
}

// What each kind of request is answered with.
const answers = {
  shelf: shape<T.Shelf>({ ok: yes, games: list(gameCard) }),
  board,
  begin: table, resume: table, open: table, view: table,
  close: closed,
  throw: changed, step: changed, undo: changed, confirm: changed, over: changed, draw: changed,
  take_back: changed, computer: changed,
  hint: hints, why, story,
  picture: shape<T.Picture>({ ok: yes, svg: text }),
} satisfies Record<T.Ask["ask"], Check<object>>;

export type Answer<K extends T.Ask["ask"]> = ReturnType<(typeof answers)[K]>;

const refusal = shape<T.Refusal>({
  ok: only(false), error: text, message: text, rules: texts, places: texts,
});

export function decode<K extends T.Ask["ask"]>(kind: K, json: string): Answer<K> | T.Refusal {
  const value = parsed(json);
  const { ok } = shape<{ ok: boolean }>({ ok: flag })(value, "");
  if (!ok) return refusal(value, "");
  const check = answers[kind] as unknown as Check<Answer<K>>; // the row of this kind
  return check(value, "");
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Misfit("", "JSON");
  }
}
