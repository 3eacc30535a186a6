// SPDX-License-Identifier: MIT
// What each turn of a game gives its players to say. Knows no rules: captures, Blockades and escapes are the engine's.
import type { PlaceId, Seat, SeatView, Story, StoryTurn } from "../engine/answers.ts";
import type { Moment } from "./lines.ts";
import { isDoublet } from "./moods.svelte.ts";

export interface Occasion {
  seat: Seat;
  moment: Moment;
}

// The sides in the order of the engine's chances: letters of seats that win together.
export function sidesOf(seats: SeatView[]): string[] {
  return [...new Set(seats.map(({ partners }) => partners))];
}

const longGame = 45; // turns of each side
const lead = 0.12; // over every other side

// By turn, for every seat. `chances`: of each side after each turn; without them pieces home count.
export function occasionsOf(story: Story, seats: SeatView[], chances?: number[][]): Occasion[][] {
  const sides = sidesOf(seats);
  const sideOf = new Map(seats.map(({ seat, partners }) => [seat, sides.indexOf(partners)]));
  const blockades = new Map<PlaceId, Seat>(); // and whose they are
  const homes = new Set<PlaceId>();
  const start = new Set(story.start.map(({ place }) => place));
  const home = sides.map(() => 0);
  let leader = -1;

  function ofMovements({ movements }: StoryTurn): Occasion[] {
    const found: Occasion[] = [];
    let mover = "";
    for (const { kind, seat, moments } of movements) {
      if (kind === "step") mover = seat;
      if (kind === "captured") found.push({ seat, moment: "captured" }, { seat: mover, moment: "capture" });
      for (const { kind: happened, place } of moments) {
        if (happened === "blockade_made") blockades.set(place, seat);
        if (happened === "blockade_broken") blockades.delete(place);
        if (happened === "escaped") found.push({ seat, moment: "escape" });
        if (happened !== "home") continue;
        homes.add(place);
        const side = sideOf.get(seat) ?? 0;
        home[side] = (home[side] ?? 0) + 1 / 4;
      }
    }
    return found;
  }

  // A seat that can play nothing although it has a piece on its way, and a Blockade of others stands.
  function isBlocked({ seat, movements, pieces }: StoryTurn): boolean {
    const others = [...blockades.values()].some((owner) => sideOf.get(owner) !== sideOf.get(seat));
    const underway = pieces.some(
      (each) => each.seat === seat && !start.has(each.place) && !homes.has(each.place),
    );
    return movements.length === 0 && others && underway;
  }

  function ofLead(values: number[]): Occasion[] {
    const best = values.indexOf(Math.max(...values));
    const isLead = values.every((each, side) => side === best || (values[best] ?? 0) >= each + lead);
    if (best === leader || !isLead) return [];
    const before = leader;
    leader = best;
    return seats.flatMap(({ seat }): Occasion[] => {
      if (sideOf.get(seat) === best) return [{ seat, moment: "ahead" }];
      return sideOf.get(seat) === before ? [{ seat, moment: "behind" }] : [];
    });
  }

  return story.turns.map((turn, index) => {
    const found = ofMovements(turn);
    found.push(...ofLead(chances?.[index] ?? home));
    // Partners may share a throw; then the seat of the turn is that of their side.
    const movers = new Set(turn.movements.filter(({ kind }) => kind === "step").map(({ seat }) => seat));
    if (movers.size === 0) movers.add(turn.seat);
    for (const seat of movers) {
      if (isBlocked(turn)) found.push({ seat, moment: "blocked" });
      if (isDoublet(turn.dice.map(({ pips }) => pips))) found.push({ seat, moment: "doublet" });
      if (turn.number > longGame * sides.length) found.push({ seat, moment: "long" });
    }
    return found;
  });
}
