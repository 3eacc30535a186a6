// SPDX-License-Identifier: MIT
// What the page and the engine say to each other. The engine is C++ (src/desk, spelled as JSON by
// src/wire/desk_json.*), compiled to WebAssembly. One request, one answer. No rule of any game is
// known on this side.
//
// Coordinates are those of the board picture's viewBox, y down. A place is named as in position
// text: "17", "B2", "b3", "h", Zenda's "78"; the waiting circle of Blue is "w:b".

export type Language = string; // "en", "es"
export type Seat = string; // one letter: b g r y; s z; m a k y
export type PlaceId = string;

export interface Point {
  x: number;
  y: number;
}

// ---- requests ----

export type Ask =
  | { ask: "shelf"; language: Language }
  | { ask: "board"; language: Language; game: string } // "pollyanna-1916+partners", "zenda"
  | { ask: "begin"; language: Language; game: string; seats: SeatPlan[]; seed: string }
  | { ask: "resume"; language: Language; record: string }
  | { ask: "open"; language: Language; position: string; seed: string } // with a throw or without
  | { ask: "view"; language: Language; table: number } // perhaps in another language now
  | { ask: "close"; table: number }
  | { ask: "throw"; table: number; thrown?: string } // without `thrown`: the table's own dice
  | { ask: "step"; table: number; step: string } // one of the choices
  | { ask: "undo"; table: number }
  | { ask: "confirm"; table: number }
  | { ask: "over"; table: number } // the partner goes on with the dice (Zenda)
  | { ask: "draw"; table: number }
  | { ask: "take_back"; table: number; seats: string } // to the last turn of one of them, same dice
  | { ask: "computer"; table: number; level: string } // the acting seat's steps, not confirmed
  | { ask: "hint"; table: number; most: number }
  | { ask: "why"; table: number; from: PlaceId; to: PlaceId } // why that may not be done now
  | { ask: "story"; table: number } // the whole game, for the log and for replay
  | { ask: "picture"; language: Language; position: string; numbers: boolean };

export interface SeatPlan {
  seat: Seat;
  name: string; // may be empty
  player: string; // "person", or a level's name
}

// ---- answers: {"ok": true, ...}, or a refusal, which has changed nothing ----

export interface Refusal {
  ok: false;
  error: string; // a stable name: `not_thrown`, `illegal_step`, `unreadable`, `unknown_table`
  message: string; // a sentence
  rules: string[]; // ["P54", "P62"]
  places: PlaceId[]; // that cause it
}

export interface Shelf {
  ok: true;
  games: GameCard[];
}
export interface GameCard {
  family: string; // "pollyanna"
  name: string;
  editions: EditionCard[];
  seatings: Seating[];
  levels: LevelCard[];
  houseRules: HouseRule[];
  partners: boolean; // whether "+partners" may be chosen (where all four sit)
}
export interface EditionCard {
  id: string; // "dixie-1952"
  name: string;
  year: string;
  history: string; // a sentence
  differences: string[];
}
export interface Seating {
  seats: string; // "br"
  players: number;
  usual: boolean;
  words: string;
}
export interface LevelCard {
  number: number;
  name: string; // "careful"
  title: string; // in the language asked for
  what: string; // what it does, a sentence
  milliseconds: number;
  rating: number;
}
export interface HouseRule {
  id: string; // as in a game id
  title: string;
  sentence: string;
  rules: string[];
}

export interface BoardPicture {
  ok: true;
  game: string;
  width: number; // the viewBox is "0 0 width height"
  height: number;
  svg: string; // the board without pieces, a whole <svg> without script and style elements
  places: BoardPlace[];
  figures: Figure[];
  pieceRadius: number; // what a piece covers, for touching and for rings around it
  look: { frame: string; accent: string; paper: string; ink: string };
}
export interface BoardPlace {
  id: PlaceId;
  name: string;
  x: number;
  y: number;
  radius: number;
}
export interface Figure {
  kind: string;
  svg: string; // markup drawn around (0, 0)
  name: string;
  colour: string;
}

export interface TableView {
  ok: true;
  table: number;
  language: Language;
  game: string;
  family: string;
  title: string; // "Pollyanna, 1916"
  due: "set" | "throw" | "step" | "confirm" | "over";
  side: Seat; // whose turn it is
  seat: Seat; // who acts now
  position: string; // before the turn
  standing: string; // with the steps made
  thrown: string; // "6-3", "set", ""
  dice: Die[]; // empty before the throw
  made: string[];
  choices: Choice[];
  mayUndo: boolean;
  mayHandOver: boolean;
  mayDraw: boolean;
  mayTakeBack: boolean; // a person has ended a turn
  wins: boolean; // confirming it ends the game
  seats: SeatView[]; // in the order of turns
  pieces: PieceView[];
  result: string; // "", "=b", "draw"
  turn: number; // turns ended so far
  record: string; // all of it, for `resume`
  told: Told;
}
export interface Die {
  pips: number;
  used: boolean;
}
export interface SeatView {
  seat: Seat;
  name: string; // as it was given, perhaps empty
  colourName: string; // "Blue", "Streslau"
  player: string; // "person", or a level's name
  figure: string; // kind of a figure that shows whose it is
  summary: string; // "1 home, 2 on the way, 1 waiting"
  won: boolean;
}
export interface PieceView {
  id: string; // within the view: "b:17:0"
  seat: Seat;
  figure: string; // kind
  place: PlaceId;
  x: number;
  y: number;
  words: string; // "Blue piece on 17"
}
export interface Choice {
  step: string;
  kind: "enter" | "move" | "reward" | "decline" | "place";
  from: PlaceId; // "" for declining and for setting up
  to: PlaceId; // "" for declining
  piece: string; // id of the piece that would go; "" for declining and for setting up
  figure: string; // kind of the piece that goes or is set up
  dice: number[]; // which of view.dice it uses
  captures: string[]; // ids of pieces
  at: Point; // where the piece will stand
  route: Point[]; // from its place to there, both included
  words: string; // "move 6, with the 6"
}
export interface Told {
  standing: string; // whose turn it is, or who has won
  throw: string; // "Red throws 6 and 3."
  account: string; // the turn so far: "Red throws 6 and 3: enters …"
  opening: string[]; // the throws for the first turn
  prompt: string; // what the acting person should do now
}

// Whatever changes a table says what moved.
export interface Changed extends TableView {
  movements: Movement[]; // in order
  ended: string; // after `confirm`: the account of the turn that ended
}
export interface Movement {
  kind: "step" | "captured" | "placed" | "back"; // back: undone
  seat: Seat;
  figure: string;
  from: PlaceId;
  to: PlaceId;
  route: Point[];
  dice: number[];
}

export interface Hints {
  ok: true;
  sides: string[]; // seats that win together: ["b", "r"], ["br", "gy"]
  hints: Hint[];
}
export interface Hint {
  play: string;
  after: string;
  undoFirst: boolean; // the steps made do not lead there
  chances: number[]; // of each side
  error: number; // against the best
  low: number; // 95 % interval of the acting side's chance
  high: number;
  exact: boolean;
  routes: Point[][]; // a step each
  words: string; // the play told, without its throw
  reason: string;
}
export interface Why {
  ok: true;
  allowed: boolean;
  message: string;
  rules: string[];
  places: PlaceId[];
}

export interface Story {
  ok: true;
  opening: string[];
  start: PieceView[];
  turns: StoryTurn[];
}
export interface StoryTurn {
  number: number;
  seat: Seat;
  thrown: string;
  play: string;
  words: string;
  position: string; // after it
  pieces: PieceView[]; // after it
  movements: Movement[];
}

export interface Picture {
  ok: true;
  svg: string;
}
