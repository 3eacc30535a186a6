// SPDX-License-Identifier: MIT
// A replay of a game turn by turn; turn 0 is the start. It makes no requests, so that a report file can use it.
import { Board } from "../board/api.svelte.ts";
import type { Speed } from "../board/types.ts";
import type {
  BoardPicture,
  Movement,
  PieceView,
  Point,
  Story,
  StoryTurn,
  TableView,
} from "../engine/answers.ts";

export class Replay {
  readonly board = new Board();
  readonly view: TableView;
  readonly picture: BoardPicture;
  readonly story: Story;
  turn = $state(0);
  before = $state(false); // shows the position before the turn was played
  running = $state(false);
  visited = false; // a turn was asked for
  speed: Speed = $state("normal");

  constructor(view: TableView, picture: BoardPicture, story: Story) {
    this.view = view;
    this.picture = picture;
    this.story = story;
    this.board.lay(story.start);
  }

  get last(): number {
    return this.story.turns.length;
  }
  get shown(): StoryTurn | undefined {
    return this.story.turns[this.turn - 1];
  }
  // The routes of the shown turn.
  get ways(): Point[][] {
    const steps = this.shown?.movements.filter(({ kind }) => kind === "step") ?? [];
    return steps.map(({ route }) => route);
  }
  // The position on the board, for playing on from it.
  get position(): string {
    if (!this.before) return this.#after(this.turn);
    const position = this.#after(this.turn - 1);
    return position.replace(/\?$/, this.shown?.thrown ?? "?");
  }

  // Animates one turn forward; other jumps are shown at once.
  async go(turn: number): Promise<void> {
    const to = this.#within(turn);
    const next = to === this.turn + 1 && !this.before;
    const movements: Movement[] = next ? (this.story.turns[to - 1]?.movements ?? []) : [];
    this.turn = to;
    this.visited = true;
    this.before = false;
    await this.board.play(movements, this.#pieces(to), this.speed);
  }

  // Shows a turn as it was after its throw.
  look(turn: number): void {
    this.running = false;
    this.visited = true;
    this.turn = this.#within(turn);
    this.before = this.turn > 0;
    this.board.lay(this.#pieces(this.before ? this.turn - 1 : 0));
  }

  // Plays turn after turn; `wait` is the pause between them.
  async run(wait: () => Promise<void>): Promise<void> {
    this.running = !this.running;
    if (this.running && this.turn === this.last) await this.go(0);
    while (this.running && this.turn < this.last) {
      await this.go(this.turn + 1);
      await wait();
    }
    this.running = false;
  }

  stop(): void {
    this.running = false;
    this.board.hurry();
  }

  #within(turn: number): number {
    return Math.min(Math.max(turn, 0), this.last);
  }
  #pieces(turn: number): PieceView[] {
    return this.story.turns[turn - 1]?.pieces ?? this.story.start;
  }
  #after(turn: number): string {
    return this.story.turns[turn - 1]?.position ?? this.story.position;
  }
}

// The sides in the engine's order: the letters of their seats.
export function sidesOf({ seats }: Pick<TableView, "seats">): string[] {
  return [...new Set(seats.map(({ partners }) => partners))];
}

// The colour of a side: that of its first seat's pieces.
export function sideColour({ view, picture }: Pick<Replay, "view" | "picture">, seats: string): string {
  const figure = view.seats.find(({ seat }) => seats.includes(seat))?.figure;
  return picture.figures.find(({ kind }) => kind === figure)?.colour ?? "var(--ink)";
}
