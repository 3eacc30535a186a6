// SPDX-License-Identifier: MIT
// The interface of a board to the rest of the page. Board.svelte draws it.
//
//   const board = new Board();
//   board.lay(view.pieces);
//   await board.play(changed.movements, changed.pieces, "normal");
//   board.offer(changed.choices);
import type { Choice, Moment, Movement, PieceView, PlaceId, Point } from "../engine/answers.ts";
import * as act from "./actions.ts";
import { lasting, onRoute, trips } from "./anim.ts";
import { type BoardState, emptyBoard } from "./state.ts";
import type { Speed, Trip } from "./types.ts";

const noticing = 1600; // milliseconds that a notice stays

export class Board {
  readonly state: BoardState = $state(emptyBoard());
  // Callbacks: a piece has arrived; a piece has been captured and is about to leave; a notice is shown.
  arrived: () => void = () => {};
  struck: () => void = () => {};
  noticed: (kind: Moment["kind"]) => void = () => {};
  #hurry: () => void = () => {};
  #underway: Trip | null = null;

  lay(pieces: PieceView[]): void {
    this.hurry();
    act.settle(this.state, pieces);
  }
  offer(choices: Choice[]): void {
    act.offer(this.state, choices);
  }
  pick(place: PlaceId, figure: string): void {
    act.pick(this.state, { place, figure });
  }
  // Previews where the piece of a choice may go.
  point(choice: Choice | null): void {
    act.point(this.state, choice && { place: choice.from, figure: choice.figure });
  }
  putDown(): void {
    act.putDown(this.state);
  }
  mark(places: PlaceId[]): void {
    act.mark(this.state, places);
  }
  showRoutes(routes: Point[][]): void {
    act.showRoutes(this.state, routes);
  }

  // Shows the routes another player has just taken, until the next call.
  leaveTrail(trail: Point[][]): void {
    act.leaveTrail(this.state, trail);
  }

  // The route of the current or last movement, for views that show only part of the board.
  watch(way: Point[]): void {
    act.watch(this.state, way);
  }

  // Completes all running movements at once.
  hurry(): void {
    this.#hurry();
  }

  async play(movements: Movement[], pieces: PieceView[], speed: Speed): Promise<void> {
    this.hurry();
    const planned = trips(this.state.sprites, movements, speed);
    if (planned.length > 0 && speed !== "off") await this.#travel(planned);
    for (const trip of speed === "off" ? planned : []) this.#land(trip);
    act.settle(this.state, pieces);
    const last = movements.findLast(({ kind }) => kind !== "captured");
    if (last) this.watch(last.route);
  }

  #travel(planned: Trip[]): Promise<void> {
    this.state.moving = true;
    return new Promise((done) => {
      let frame = 0;
      const began = performance.now();
      const waiting = [...planned];
      const end = () => {
        cancelAnimationFrame(frame);
        this.#hurry = () => {};
        this.state.moving = false;
        act.strike(this.state, null);
        done();
      };
      const go = () => {
        const time = performance.now() - began;
        this.#carry(waiting, time);
        if (time >= lasting(planned)) end();
        else frame = requestAnimationFrame(go);
      };
      this.#hurry = end;
      go();
    });
  }

  // Without having moved.
  #land(trip: Trip): void {
    if (trip.kind === "captured") this.struck();
    else this.#landed(trip, true);
  }

  // Play goes on while notices are shown.
  #landed({ moments }: Trip, still = false): void {
    this.arrived();
    for (const moment of moments) {
      const key = act.notice(this.state, moment, still);
      setTimeout(() => act.leave(this.state, key), noticing);
      this.noticed(moment.kind);
    }
  }

  #setOut(trip: Trip): void {
    this.#underway = trip;
    act.raise(this.state, trip.key);
    if (trip.kind === "captured") {
      act.strike(this.state, trip.route[0] ?? null);
      this.struck();
    } else this.watch(trip.route);
  }

  #carry(waiting: Trip[], time: number): void {
    for (let trip = waiting[0]; trip && trip.start <= time; trip = waiting[0]) {
      if (trip !== this.#underway) this.#setOut(trip);
      act.carry(this.state, trip.key, onRoute(trip, time));
      if (trip.end > time) return;
      act.arrive(this.state, trip);
      this.#landed(trip);
      waiting.shift();
    }
  }
}
