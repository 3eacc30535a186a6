// SPDX-License-Identifier: MIT
// A record's dice checked, in this browser and without asking anybody: has everybody who played
// added to them, does the secret fit what was published, and is every throw the one that follows
// from these. The same faults by the same names as src/online/fair_dice/check.h.
import { chainedScheme, olderChainedScheme, type SeatedPlayer, start } from "./chained_dice.ts";
import { type Evidence, evidence } from "./evidence.ts";
import { parseCount, Replay } from "./replay.ts";
import { commitment, highToLow, isHex, type SeatSeed, scheme, thrown } from "./throws.ts";

type FaultName =
  | "not_a_record"
  | "no_commitment"
  | "unknown_scheme"
  | "tag_unreadable"
  | "seed_missing"
  | "no_secret"
  | "secret_differs"
  | "link_differs"
  | "link_misplaced"
  | "link_missing"
  | "throw_differs";
export interface Fault {
  name: FaultName;
  part: string; // the tag, the seat, or the throw that was recorded
  line: number; // 0 where the record has none
  number: number; // of the throw that differs: the first of the game is 1
  expected: string; // in its place
}

// As far as it could be read before the fault.
export interface Checked {
  names: Map<string, string>; // by seat; "" where a seat has none
  commitment: string;
  table: string;
  seeds: SeatSeed[]; // or tips
  voided: number; // openings
  replay: Replay | null; // null in parlor-dice-1, and before the tags could be read
  secret: string;
  fits: boolean; // the secret is the one that was published
  throws: number; // that were compared and are right
  fault: Fault | null;
}

// What a throw is worked out from besides secret and seeds. The engine knows it of every game.
export interface GameDice {
  family: string; // as records name the game
  seats: string; // letters of all there are, in the order of turns
  dice: number; // thrown at once
}

// Precondition: at least one game. A record of an unknown game is read like one of the first.
export function check(text: string, games: readonly GameDice[]): Checked {
  const checked: Checked = {
    names: new Map(),
    commitment: "",
    table: "",
    seeds: [],
    voided: 0,
    replay: null,
    secret: "",
    fits: false,
    throws: 0,
    fault: null,
  };
  const read = evidence(text);
  if ("part" in read) checked.fault = fault("not_a_record", read.part, read.line);
  else {
    const game = gameOf(read, games);
    for (const seat of game.seats)
      checked.names.set(seat, read.tags.get(`seat ${seat}`)?.value ?? "");
    checked.fault = checkTags(read, game, checked);
    if (!checked.fault && !isChained(read)) checked.fault = checkThrows(read, game, checked);
    else if (!checked.fault) {
      const replay = new Replay(read, transcriptOf(read), {
        scheme: tagOf(read, "dice"),
        table: checked.table,
        start: startOf(read, game, checked.voided),
        seeds: checked.seeds,
        secret: checked.secret,
        game,
      });
      const { fault, throws } = replay;
      Object.assign(checked, { fault, throws, replay });
    }
  }
  return checked;
}

export function tagOf({ tags }: Evidence, name: string): string {
  return tags.get(name)?.value ?? "";
}
export function transcriptOf(read: Evidence) {
  const [tips, links, folded] = ["tips", "links", "folded"].map((tag) => tagOf(read, tag));
  return { tips: tips ?? "", links: links ?? "", folded: folded ?? "" };
}
// The state before the first link. Precondition: the tag `players` can be read.
export function startOf(read: Evidence, game: GameDice, voided: number): string {
  return start({
    scheme: tagOf(read, "dice"),
    table: tagOf(read, "table"),
    commitment: tagOf(read, "commitment"),
    voided,
    players: playersOf(read, game) ?? [],
  });
}
function isChained(read: Evidence): boolean {
  return [chainedScheme, olderChainedScheme].includes(tagOf(read, "dice"));
}
export function fault(name: FaultName, part: string, line = 0): Fault {
  return { name, part, line, number: 0, expected: "" };
}

export function gameOf(read: Evidence, games: readonly GameDice[]): GameDice {
  const name = read.tags.get("game")?.value;
  const found = games.find(({ family }) => family === name) ?? games[0];
  if (!found) throw new Error("check: no games");
  return found;
}

function checkTags(read: Evidence, game: GameDice, checked: Checked): Fault | null {
  const value = (name: string) => tagOf(read, name);
  const refuse = (name: FaultName, tag: string) => fault(name, tag, read.tags.get(tag)?.line);
  checked.commitment = value("commitment");
  if (!checked.commitment) return refuse("no_commitment", "commitment");
  const chained = isChained(read);
  const isOlder = value("dice") !== chainedScheme;
  if (!chained && value("dice") !== scheme) return refuse("unknown_scheme", "dice");
  checked.table = value("table");
  if (!checked.table) return refuse("tag_unreadable", "table");
  const players = playersOf(read, game);
  if (!players) return refuse("tag_unreadable", "players");
  const added = chained ? "tips" : "seeds";
  const all = parseList(value(added), game.seats);
  const seeds = chained ? firstOfEach(all ?? []) : all;
  if (!all || !seeds || !isByTurns(seeds, game.seats)) return refuse("tag_unreadable", added);
  checked.seeds = seeds;
  const hasAdded = (seat: string) => seeds.some((each) => each.seat === seat);
  const missing = players.find(({ seat, who }) => who === "human" && !hasAdded(seat));
  if (missing) return fault("seed_missing", missing.seat, read.tags.get(added)?.line);
  if (isOlder && !isOrderOf(value("sat"), seeds)) return refuse("tag_unreadable", "sat");
  const voided = isOlder ? "" : value("voided");
  checked.voided = parseCount(voided);
  if (voided && !checked.voided) return refuse("tag_unreadable", "voided");
  checked.secret = value("secret");
  if (!checked.secret) return refuse("no_secret", "secret");
  if (!isHex(checked.secret)) return refuse("tag_unreadable", "secret");
  checked.fits = commitment(checked.secret) === checked.commitment;
  return checked.fits ? null : refuse("secret_differs", "secret");
}

const levels = ["random", "simple", "careful", "deep", "searcher", "master"];

// Who plays each seat that takes part, in the order of turns. Null if `players` has another word
// than "human" and the levels, or a seat that the game does not have. Since parlor-dice-3 it must
// name exactly the seats that take part. In older records a seat without a word is a person's:
// otherwise leaving the tag out would excuse everybody.
export function playersOf(read: Evidence, { seats }: GameDice): SeatedPlayer[] | null {
  const told = new Map<string, string>();
  const players = tagOf(read, "players");
  for (const each of players === "" ? [] : players.split(",")) {
    const [, seat = "", who = ""] = /^(.)=(.*)$/.exec(each) ?? [];
    if (!["human", ...levels].includes(who) || told.has(seat)) return null;
    if (!seats.includes(seat)) return null;
    told.set(seat, who);
  }
  const here = [...seats].filter((seat) => (read.tags.get(`seat ${seat}`)?.value ?? "-") !== "-");
  const isOlder = tagOf(read, "dice") !== chainedScheme;
  const isExact = told.size === here.length && here.every((seat) => told.has(seat));
  if (!isOlder && !isExact) return null;
  const name = (seat: string) => tagOf(read, `seat ${seat}`);
  return here.map((seat) => ({ seat, who: told.get(seat) ?? "human", name: name(seat) }));
}

// Records of older programs do not tell it.
function isOrderOf(sat: string, seeds: SeatSeed[]): boolean {
  if (sat === "") return true;
  return sat.length === seeds.length && seeds.every(({ seat }) => sat.includes(seat));
}

function checkThrows(read: Evidence, { dice }: GameDice, checked: Checked): Fault | null {
  const { table, seeds } = checked;
  const played = read.turns.filter(({ thrown }) => thrown !== "set");
  for (const each of [...read.opening, ...played]) {
    const expected = thrown(checked.secret, { table, seeds, dice }, checked.throws);
    if (highToLow(each.thrown) !== expected) {
      const differs = fault("throw_differs", each.thrown, each.line);
      return { ...differs, number: checked.throws + 1, expected };
    }
    ++checked.throws;
  }
  return null;
}

// "b=HEX,r=HEX", in any order.
export function parseList(text: string, seats: string): SeatSeed[] | null {
  const all: SeatSeed[] = [];
  for (const each of text === "" ? [] : text.split(",")) {
    const [seat = "", seed = "", ...more] = each.split("=");
    if (seat.length !== 1 || !seats.includes(seat) || !isHex(seed) || more.length > 0) return null;
    all.push({ seat, seed });
  }
  return all;
}
// Each seat once, in the order of turns: in any other the throws would be others.
function isByTurns(seeds: SeatSeed[], seats: string): boolean {
  const places = seeds.map(({ seat }) => seats.indexOf(seat));
  return places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
}
// Tips that were laid down later stand behind those of the beginning.
export function firstOfEach(all: SeatSeed[]): SeatSeed[] {
  const seats = all.map(({ seat }) => seat);
  const again = seats.findIndex((seat, index) => seats.indexOf(seat) < index);
  return again < 0 ? all : all.slice(0, again);
}
