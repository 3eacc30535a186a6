// SPDX-License-Identifier: MIT
// What the engine answers: text in, checked values out. What does not fit is refused by name
// (Misfit). The types come from the checkers. No rule of any game is known on this side.
//
// Coordinates are those of the board picture's viewBox, y down. A place is named as in position
// text: "17", "B2", "b3", "h", "78"; the waiting circle of seat b is "w:b".
import {
  byOk,
  type Check,
  type Checked,
  flag,
  list,
  number,
  only,
  orNull,
  parsed,
  shape,
  text,
} from "../base/check.ts";
import type { Ask } from "./requests.ts";

export type Language = string; // "en", "es"
export type Seat = string; // one letter: b g r y; s z; m a k y
export type PlaceId = string;

const yes = only(true);
const texts = list(text);
const numbers = list(number);
const language: Check<Language> = text;
const seat: Check<Seat> = text;
const place: Check<PlaceId> = text;
const places = list(place);

const point = shape({ x: number, y: number });
const route = list(point);
export interface Point extends Checked<typeof point> {}

// ---- what there is to play ----

const editionCard = shape({
  id: text, // "dixie-1952"
  name: text, year: text,
  history: text, // a sentence
  differences: texts,
  singles: flag, // by default four play without partners
  spinners: flag, // offered in place of dice
});
export interface EditionCard extends Checked<typeof editionCard> {}

const seating = shape({
  seats: text, // "br"
  players: number, usual: flag, words: text,
  note: text, // what those who sit so should know; may be empty
});

const levelCard = shape({
  number,
  name: text, // "careful"
  title: text, // in the language asked for
  what: text, // what it does, a sentence
  milliseconds: number, rating: number,
});

const houseRule = shape({
  id: text, // as in a game id
  title: text, sentence: text, rules: texts,
  editions: texts, // that offer it
});

const gameCard = shape({
  family: text, // the name of the game in the table of games
  name: text,
  seats: text, // letters of all there are, in the order of turns
  dice: number, // thrown at once
  editions: list(editionCard), seatings: list(seating), levels: list(levelCard),
  houseRules: list(houseRule),
  partners: flag, // whether "+partners" may be chosen (where all four sit)
});
export interface GameCard extends Checked<typeof gameCard> {}

const shelf = shape({ ok: yes, games: list(gameCard) });
export interface Shelf extends Checked<typeof shelf> {}

// ---- the board ----

const boardPlace = shape({ id: place, name: text, x: number, y: number, radius: number });
export interface BoardPlace extends Checked<typeof boardPlace> {}

const figure = shape({
  kind: text,
  svg: text, // markup drawn around (0, 0)
  name: text, colour: text,
});
export interface Figure extends Checked<typeof figure> {}

const board = shape({
  ok: yes, game: text,
  width: number, height: number, // the viewBox is "0 0 width height"
  svg: text, // the board without pieces, a whole <svg> without script and style elements
  places: list(boardPlace), figures: list(figure),
  pieceRadius: number, // what a piece covers, for touching and for rings around it
  look: shape({ frame: text, accent: text, paper: text, ink: text }),
  // By how many quarters it is turned clockwise to have a seat's side at the bottom; empty: it is not.
  turned: list(shape({ seat, quarters: number })),
  // Where dice fall; empty: wherever no piece ever stands.
  felt: list(shape({ x: number, y: number, radius: number })),
});
export interface BoardPicture extends Checked<typeof board> {}

const picture = shape({ ok: yes, svg: text });

// ---- a table ----

const die = shape({ pips: number, used: flag });
export interface Die extends Checked<typeof die> {}

const seatView = shape({
  seat,
  name: text, // as it was given, perhaps empty
  colourName: text, // "Blue", "Streslau"
  player: text, // "person", or a level's name
  figure: text, // kind of a figure that shows whose it is
  summary: text, // "1 home, 2 on the way, 1 waiting"
  partners: text, // the seats that win together, this one among them: "br"
  won: flag,
});
export interface SeatView extends Checked<typeof seatView> {}

const piece = shape({
  id: text, // within the view: "b:17:0"
  seat,
  figure: text, // kind
  place, x: number, y: number,
  words: text, // "Blue piece on 17"
});
export interface PieceView extends Checked<typeof piece> {}

const choice = shape({
  step: text,
  seat, // that makes it
  kind: only("enter", "move", "reward", "decline", "place"),
  from: place, // "" for declining and for setting up
  to: place, // "" for declining
  piece: text, // id of the piece that would go; "" for declining and for setting up
  figure: text, // kind of the piece that goes or is set up
  dice: numbers, // which of view.dice it uses
  captures: texts, // ids of pieces
  at: point, // where the piece will stand
  route, // from its place to there, both included
  words: text, // "move 6, with the 6"
  target: text, // "your 6": the destination in words; "" if the picture's name of the place is used
});
export interface Choice extends Checked<typeof choice> {}

const told = shape({
  standing: text, // whose turn it is, or who has won
  throw: text, // "Red throws 6 and 3."
  account: text, // the turn so far: "Red throws 6 and 3: enters …"
  opening: texts, // the throws for the first turn
  prompt: text, // what the acting person should do now
});

const tableFields = {
  ok: yes, table: number, language, game: text, family: text,
  title: text, // with its year: "NAME, 1916"
  house: text, // the name of the house rules: "Tepito"; may be empty
  spinners: flag, // in place of dice
  due: only("set", "throw", "step", "confirm", "over"),
  side: seat, // whose turn it is
  toAct: text, // all seats that may act now: "b"; "ma", where partners share a throw
  awaited: text, // of them, those that are waited for
  position: text, // before the turn
  standing: text, // with the steps made
  thrown: text, // "6-3", "set", ""
  dice: list(die), // empty before the throw
  reward: number, // spaces of one that waits to be taken or declined
  made: texts, choices: list(choice),
  mayUndo: text, // the seat that a person undoes for; "" where there is nothing to undo
  mayHandOver: text, // seats that may leave the rest of the throw to their partner
  mayDraw: flag,
  mayTakeBack: flag, // a person has ended a turn
  wins: flag, // confirming it ends the game
  seats: list(seatView), // in the order of turns
  pieces: list(piece),
  result: text, // "", "=b", "draw"
  turn: number, // turns ended so far
  record: text, // all of it, for `resume`
  told,
};
const table = shape(tableFields);
export interface TableView extends Checked<typeof table> {}

// What deserves a moment's notice once a movement has led to it.
const moment = shape({
  kind: only("blockade_made", "blockade_broken", "escaped", "home"), place,
});
export interface Moment extends Checked<typeof moment> {}

const movement = shape({
  kind: only("step", "captured", "placed", "back"), // back: undone
  seat, figure: text, from: place, to: place, route, dice: numbers,
  moments: list(moment),
});
export interface Movement extends Checked<typeof movement> {}

// Whatever changes a table says what moved.
const changed = shape({
  ...tableFields,
  movements: list(movement), // in order
  ended: text, // after `confirm`: the account of the turn that ended
});
export interface Changed extends Checked<typeof changed> {}

// ---- what a person may ask ----

const hint = shape({
  play: text, after: text,
  undoFirst: flag, // the steps made do not lead there
  chances: numbers, // of each side
  error: number, // against the best
  low: number, high: number, // 95 % interval of the acting side's chance
  exact: flag,
  routes: list(route), // a step each
  words: text, // the play told, without its throw
  reason: text,
});
export interface Hint extends Checked<typeof hint> {}

const hints = shape({
  ok: yes,
  sides: texts, // seats that win together: ["b", "r"], ["br", "gy"]
  hints: list(hint),
});
export interface Hints extends Checked<typeof hints> {}

const why = shape({ ok: yes, allowed: flag, message: text, rules: texts, places });
export interface Why extends Checked<typeof why> {}

const storyTurn = shape({
  number, seat, thrown: text, play: text, words: text,
  position: text, // after it
  dice: list(die),
  pieces: list(piece), // after it
  movements: list(movement),
});
export interface StoryTurn extends Checked<typeof storyTurn> {}

const story = shape({
  ok: yes, opening: texts,
  position: text, start: list(piece), // before the first turn
  turns: list(storyTurn),
});
export interface Story extends Checked<typeof story> {}

// ---- a game judged turn by turn (docs/analysis.md) ----

// Chances, luck and errors are parts of a game: 0.03 is three games in a hundred. What is by side is
// in the order of the summary's sides.
const judgedTurn = shape({
  ok: yes,
  turn: number, // 1: the first
  side: number, // that played
  position: text, // before the throw
  before: numbers, // chances before the throw, over all throws
  luck: numbers, // of the throw
  best: numbers, // chances after the best play of it
  played: numbers, // chances after the play that was made
  error: number, // what the side that played has given away
  mark: only("forced", "best", "good", "inaccuracy", "mistake", "blunder"),
  fortune: only("lucky", "unlucky", ""), // of the throw
  reason: text, // why the play is good or bad
  bestPlay: text, bestWords: text, bestReason: text,
  why: text, // of an error: what the best play does and this one does not, as far as the figures support it
  bestRoutes: list(route), // a step each
  note: text, // for the request `sum_up`
});
export interface JudgedTurn extends Checked<typeof judgedTurn> {}

const marks = shape({
  best: number, good: number, inaccuracy: number, mistake: number, blunder: number, forced: number,
});

const sideReview = shape({
  seats: text, name: text,
  accuracy: orNull(number), // 0 to 100; null where there was nothing to choose
  start: number, // the chance before the first turn
  luck: number, luckTold: text, // of all throws, the rivals' too: "a little lucky"
  skill: orNull(number), // the result minus start and luck
  error: number, // given away by its own plays
  plays: number, // with something to choose
  marks, // how many of its plays got each
  result: orNull(number), // 1, 0 or ½; null while the game goes on
});
export interface SideReview extends Checked<typeof sideReview> {}

const summary = shape({
  ok: yes,
  sides: list(sideReview),
  moment: number, // the turn that decided the game; 0: there is none
  worst: numbers, lessons: numbers, // turns, the worst first
  tale: text, // a sentence
});
export interface Summary extends Checked<typeof summary> {}

// All that a review shows, as a file carries it.
const review = shape({ view: table, board, story, turns: list(judgedTurn), summary });
export interface ReviewData extends Checked<typeof review> {}

export function decodeReview(json: string): ReviewData {
  return review(parsed(json), "");
}

const judgement = shape({
  ok: yes,
  error: number, // what the turn gives away
  least: number, // of a blunder
  blunder: flag,
});
export interface Judgement extends Checked<typeof judgement> {}

// ---- a position without a game ----

const arrangedSeat = shape({ seat, colourName: text, figure: text, sits: flag });
const offBoard = shape({ figure: text, seat, count: number });
const flaw = shape({ error: text, message: text, places });
export interface Flaw extends Checked<typeof flaw> {}

const arrangement = shape({
  ok: yes,
  position: text, // valid if there are no flaws
  game: text, family: text,
  seats: list(arrangedSeat), // that throw, in the order of turns
  mayStayEmpty: flag, // a seat
  due: only("set", "throw", "step", "confirm", "over"),
  side: seat, thrown: text, pieces: list(piece),
  off: list(offBoard), // pieces that have no place while they are off the board
  flaws: list(flaw),
});
export interface Arrangement extends Checked<typeof arrangement> {}

const throws = shape({
  ok: yes,
  sides: texts, // as of hints
  throws: list(shape({ thrown: text, falls: number })),
  falls: number, // of all
});
export interface Throws extends Checked<typeof throws> {}

const bestPlay = shape({
  ok: yes, thrown: text, play: text, after: text, chances: numbers, routes: list(route),
  words: text,
});
export interface BestPlay extends Checked<typeof bestPlay> {}

const standing = shape({ ok: yes, chances: numbers });

// Everybody's game of a day, for `begin`.
const duel = shape({
  ok: yes,
  game: text,
  level: text, // of the computer
  person: seat, // where the person sits
  seats: text, // that play, in the order of turns
  seed: text,
});
export interface Duel extends Checked<typeof duel> {}

// ---- all of them ----

// What each kind of request is answered with.
const answers = {
  shelf, board, duel,
  begin: table, resume: table, open: table, view: table,
  close: shape({ ok: yes }),
  throw: changed, step: changed, undo: changed, confirm: changed, over: changed, draw: changed,
  take_back: changed, computer: changed,
  hint: hints, why, story,
  judge: judgedTurn, sum_up: summary,
  picture,
  weigh: judgement, arrange: arrangement,
  results: hints, throws, best_of: bestPlay, before: standing,
} satisfies Record<Ask["ask"], Check<object>>;

export type Answer<K extends Ask["ask"]> = Checked<(typeof answers)[K]>;

// In place of any answer. It has changed nothing.
const refusal = shape({
  ok: only(false),
  error: text, // a stable name: `not_thrown`, `illegal_step`, `unreadable`, `unknown_table`
  message: text, // a sentence
  rules: texts, // ["P54", "P62"]
  places, // that cause it
});
export interface Refusal extends Checked<typeof refusal> {}

export function decode<K extends Ask["ask"]>(kind: K, json: string): Answer<K> | Refusal {
  const check = answers[kind] as unknown as Check<Answer<K>>; // the row of this kind
  return byOk(check, refusal)(parsed(json), "");
}
