// SPDX-License-Identifier: MIT
// Small tables, written by hand: enough to try the page's own parts on.
import type { Choice, JudgedTurn, Movement, PieceView, SideReview, TableView } from "../src/engine/answers.ts";

export function judgedTurn(change: Partial<JudgedTurn> = {}): JudgedTurn {
  return {
    ok: true, turn: 1, side: 0, position: "", before: [0.5, 0.5], luck: [0, 0], best: [0.5, 0.5],
    played: [0.5, 0.5], error: 0, mark: "best", fortune: "", reason: "", bestPlay: "", bestWords: "",
    bestReason: "", why: "", bestRoutes: [], note: "", ...change,
  };
}

export function piece(seat: string, place: string, index = 0, x = 0, y = 0): PieceView {
  const words = `${seat} on ${place}`;
  return { id: `${seat}:${place}:${index}`, seat, figure: seat, place, x, y, words };
}

export function choice(from: string, to: string, change: Partial<Choice> = {}): Choice {
  return {
    step: `${from}/${to}`,
    seat: "b",
    kind: "move",
    from,
    to,
    piece: `b:${from}:0`,
    figure: "b",
    dice: [0],
    captures: [],
    at: { x: 100, y: 0 },
    route: [
      { x: 0, y: 0 },
      { x: 50, y: 0 },
      { x: 100, y: 0 },
    ],
    words: `${from} to ${to}`,
    target: "",
    ...change,
  };
}

export function movement(
  seat: string,
  from: string,
  to: string,
  change: Partial<Movement> = {},
): Movement {
  return {
    kind: "step",
    seat,
    figure: seat,
    from,
    to,
    route: [
      { x: 0, y: 0 },
      { x: 50, y: 0 },
      { x: 100, y: 0 },
    ],
    dice: [0],
    moments: [],
    ...change,
  };
}

export function view(change: Partial<TableView> = {}): TableView {
  const seat = (letter: string, player: string) => ({
    seat: letter,
    name: "",
    colourName: letter,
    player,
    figure: letter,
    summary: "",
    partners: letter,
    won: false,
  });
  return {
    ok: true,
    table: 1,
    language: "en",
    game: "pollyanna-1916",
    family: "pollyanna",
    title: "Pollyanna",
    house: "",
    spinners: false,
    due: "throw",
    side: "b",
    toAct: "b",
    awaited: "b",
    position: "",
    standing: "",
    thrown: "",
    dice: [],
    reward: 0,
    made: [],
    choices: [],
    mayUndo: "",
    mayHandOver: "",
    mayDraw: false,
    mayTakeBack: false,
    wins: false,
    seats: [seat("b", "person"), seat("r", "simple")],
    pieces: [piece("b", "17"), piece("r", "20")],
    result: "",
    turn: 0,
    record: "record of a game",
    told: { standing: "", throw: "", account: "", opening: [], prompt: "" },
    ...change,
  };
}

// A side of a review in which nothing has happened.
export const side: SideReview = {
  seats: "b", name: "", accuracy: null, start: 0.5, luck: 0, luckTold: "", skill: null, error: 0, plays: 0,
  marks: { best: 0, good: 0, inaccuracy: 0, mistake: 0, blunder: 0, forced: 0 }, result: null,
};
