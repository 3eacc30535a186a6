// SPDX-License-Identifier: MIT
// A new game: edition, players, dice. Pure; the engine's shelf says what can be chosen.
import type { GameCard, Shelf } from "../engine/answers.ts";
import type { SeatPlan } from "../engine/requests.ts";

export interface Plan {
  game: string; // an edition with its switches: "EDITION+partners"
  seats: SeatPlan[];
  seed: string;
  house: string; // name of the house rules; may be empty
  spinners: boolean; // in place of dice
}

// The contents of the form for a new game; stored.
export interface Wishes {
  edition: string;
  seats: string; // letters of the occupied seats: "br"
  players: Record<string, string>; // by letter: "person" or a level's name
  names: Record<string, string>;
  singles: boolean | null; // whether four play each alone; null: as is usual in the edition
  partners: boolean; // derived: all four seats are occupied and not singles
  house: string[];
  houseName: string; // "Tepito"; may be empty
  spinners: boolean; // in place of dice, where the edition offers them
}

// Seats that a first-time player gets: the easier side.
const firstSeats = "bz";

export function familyOf(shelf: Shelf, edition: string): GameCard | undefined {
  return shelf.games.find(({ editions }) => editions.some(({ id }) => id === edition));
}

export function editionOf(game: string): string {
  return game.split("+")[0] ?? "";
}

function usualSeats(game: GameCard): string {
  const usual = game.seatings.find(({ usual, players }) => usual && players === 2);
  return (usual ?? game.seatings[0])?.seats ?? "";
}

// The usual seats for a number of players; "" if that many cannot play.
export function seatingFor({ seatings }: GameCard, players: number): string {
  const fitting = seatings.filter((each) => each.players === players);
  return (fitting.find(({ usual }) => usual) ?? fitting[0])?.seats ?? "";
}

// The seats after a player has moved to an empty one: the seating of as many players that includes it, preferably without
// the seat `moved`. Unchanged if there is none.
export function besides({ seatings }: GameCard, seats: string, empty: string, moved: string): string {
  const fitting = seatings
    .map((each) => each.seats)
    .filter((each) => each.length === seats.length && each.includes(empty));
  return fitting.find((each) => !each.includes(moved)) ?? fitting[0] ?? seats;
}

// The computer that a seat gets by default: the easiest but one, and beside others the one nearest to the first of them that
// no other seat has, the stronger of two.
export function usualLevel({ levels }: GameCard, players: string[] = []): string {
  const order = [...levels].sort((one, other) => one.number - other.number);
  const taken = players.flatMap((player) => order.find(({ name }) => name === player) ?? []);
  const middle = taken[0] ?? order[1] ?? order[0];
  if (!middle) return "person";
  const distance = ({ number }: (typeof levels)[number]) => Math.abs(number - middle.number - 0.25);
  const free = order.filter((level) => !taken.includes(level)).sort((one, other) => distance(one) - distance(other));
  return (free[0] ?? middle).name;
}

// The form for a new visitor, with the edition `first` if it exists, otherwise the first on the shelf.
export function freshWishes(shelf: Shelf, first = ""): Wishes {
  const edition = familyOf(shelf, first) ? first : shelf.games[0]?.editions[0]?.id;
  return {
    edition: edition ?? "",
    seats: "",
    players: {},
    names: {},
    singles: null,
    partners: false,
    house: [],
    houseName: "",
    spinners: false,
  };
}

// Stored choices may be old or of another game: replaces what does not fit by the usual.
export function fitted(shelf: Shelf, wishes: Wishes): Wishes {
  const game = familyOf(shelf, wishes.edition);
  if (!game) return shelf.games.length > 0 ? fitted(shelf, freshWishes(shelf)) : wishes;
  const known = game.seatings.some(({ seats }) => seats === wishes.seats);
  const seats = known ? wishes.seats : usualSeats(game);
  const players: Record<string, string> = {};
  const first = [...seats].find((seat) => firstSeats.includes(seat)) ?? seats[0];
  for (const seat of seats) {
    const player = wishes.players[seat] ?? "";
    if (player === "person" || game.levels.some(({ name }) => name === player)) players[seat] = player;
  }
  for (const seat of seats)
    players[seat] ??= seat === first ? "person" : usualLevel(game, Object.values(players));
  const house = wishes.house.filter((id) =>
    game.houseRules.some((rule) => rule.id === id && rule.editions.includes(wishes.edition)),
  );
  const edition = game.editions.find(({ id }) => id === wishes.edition);
  const usual = edition?.singles ?? false;
  const partners = !(wishes.singles ?? usual) && mayPartner(game, seats);
  const spinners = wishes.spinners && (edition?.spinners ?? false);
  return { ...wishes, seats, players, house, partners, spinners };
}

// The form for a game in which every computer is of this level.
export function duelWishes(shelf: Shelf, edition: string, level: string): Wishes {
  const usual = fitted(shelf, freshWishes(shelf, edition));
  const players = Object.entries(usual.players).map(([seat, player]) => [seat, player === "person" ? player : level]);
  return { ...usual, players: Object.fromEntries(players) as Wishes["players"] };
}

export function mayPartner(game: GameCard, seats: string): boolean {
  return game.partners && seats.length === 4;
}

export function gameId({ edition, partners, house }: Wishes): string {
  return [edition, ...(partners ? ["partners"] : []), ...[...house].sort()].join("+");
}

export function planOf(wishes: Wishes, seed: string): Plan {
  const seats = [...wishes.seats].map((seat) => ({
    seat,
    name: (wishes.names[seat] ?? "").trim(),
    player: wishes.players[seat] ?? "person",
  }));
  return { game: gameId(wishes), seats, seed, house: wishes.houseName, spinners: wishes.spinners };
}

export function readWishes(stored: unknown): Wishes | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { edition, seats, players, names, singles, partners, house, houseName, spinners } = stored as Record<
    string,
    unknown
  >;
  if (typeof edition !== "string" || typeof seats !== "string") return null;
  return {
    edition,
    seats,
    players: words(players),
    names: words(names),
    singles: typeof singles === "boolean" ? singles : null,
    partners: partners === true,
    house: Array.isArray(house) ? house.filter((id) => typeof id === "string") : [],
    houseName: typeof houseName === "string" ? houseName : "",
    spinners: spinners === true,
  };
}

function words(value: unknown): Record<string, string> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
}
