// SPDX-License-Identifier: MIT
// What the computers of a table say: all of it for the log, and for a few seconds the latest line for a bubble.
import type { SeatView, TableView } from "../engine/answers.ts";
import { engine } from "../engine/engine.ts";
import { seatName } from "../table/opponents.ts";
import { language } from "../text/say.svelte.ts";
import { conversation, type Said } from "./conversation.ts";
import { linesIn } from "./lines.ts";
import { occasionsOf } from "./occasions.ts";

const lasting = 6000; // milliseconds

export interface Company {
  readonly id: string; // of the game
  readonly view: TableView;
  readonly computers: SeatView[];
  readonly hasNet: boolean; // the engine has its net for them anyway
  levelAt(seat: SeatView): string;
}

export class Talk {
  on = false; // the computers may speak
  said = $state.raw<readonly Said[]>([]);
  shown = $state.raw<Said | null>(null); // in a bubble
  heard = $state(""); // the same for screen readers
  readonly #company: Company;
  readonly #chances = new Map<string, number[]>(); // by position
  #asked = 0;
  #timer = 0;

  constructor(company: Company) {
    this.#company = company;
  }

  // What is said about a turn; 1: the first.
  of(turn: number): Said | undefined {
    return this.said.find((each) => each.turn === turn);
  }

  speaker(said: Said): string {
    const { seats } = this.#company.view;
    const seat = seats.find((each) => each.seat === said.seat);
    return seat ? seatName(seat, seats) : "";
  }

  // Reads the game as far as it has come. If its last turn has just `ended`, what is said about it is shown and announced.
  async follow(ended = false): Promise<void> {
    const asked = (this.#asked += 1);
    const { view, computers } = this.#company;
    const said = this.on && computers.length > 0 ? await this.#read().catch(() => []) : [];
    if (asked !== this.#asked) return; // a later call knows more
    this.said = said;
    const last = said.at(-1);
    if (ended && last?.turn === view.turn) this.#show(last);
    else if (this.of(this.shown?.turn ?? 0)?.words !== this.shown?.words) this.shown = null;
  }

  #show(said: Said): void {
    clearTimeout(this.#timer);
    this.shown = said;
    this.#timer = window.setTimeout(() => (this.shown = null), lasting);
    this.heard = `${this.speaker(said)}: ${said.words}`;
  }

  async #read(): Promise<Said[]> {
    const { id: game, view, computers, hasNet } = this.#company;
    if (view.turn === 0) return []; // the lines are fetched once there is something to say
    const asked = engine.ask({ ask: "story", table: view.table });
    const [story, lines] = await Promise.all([asked, linesIn(language())]);
    if (!story.ok) return [];
    const chances = hasNet ? await this.#chancesAt(story.turns.map(({ position }) => position)) : undefined;
    const occasions = occasionsOf(story, view.seats, chances);
    if (view.due === "over") occasions.pop(); // the end has words of its own
    const levels = new Map(computers.map((each) => [each.seat, this.#company.levelAt(each)]));
    return conversation(occasions, { game, levels, lines });
  }

  // One after another, so that what the game asks need not wait. A position without chances repeats those before.
  async #chancesAt(positions: string[]): Promise<number[][]> {
    const all: number[][] = [];
    for (const position of positions) {
      if (!this.#chances.has(position)) {
        const answer = await engine.ask({ ask: "before", language: language(), position });
        this.#chances.set(position, answer.ok ? answer.chances : (all.at(-1) ?? []));
      }
      all.push(this.#chances.get(position) ?? []);
    }
    return all;
  }
}
