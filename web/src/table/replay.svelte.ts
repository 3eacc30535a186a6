// SPDX-License-Identifier: MIT
// A finished or unfinished game looked at turn by turn. Turn 0 is the start.
import { Board } from "../board/api.svelte.ts";
import type {
  BoardPicture,
  Movement,
  Refusal,
  Story,
  StoryTurn,
  TableView,
} from "../engine/answers.ts";
import { engine } from "../engine/engine.ts";
import { speed } from "../shell/settings.svelte.ts";
import { language } from "../text/say.svelte.ts";
import { wait } from "./pace.ts";

export class Replay {
  readonly board = new Board();
  readonly view: TableView;
  readonly picture: BoardPicture;
  readonly story: Story;
  turn = $state(0);
  running = $state(false);

  private constructor(view: TableView, picture: BoardPicture, story: Story) {
    this.view = view;
    this.picture = picture;
    this.story = story;
    this.board.lay(story.start);
  }

  static async of(record: string): Promise<Replay | Refusal> {
    const view = await engine.ask({ ask: "resume", language: language(), record });
    if (!view.ok) return view;
    const { table, game } = view;
    const picture = await engine.ask({ ask: "board", language: language(), game });
    const story = await engine.ask({ ask: "story", table });
    void engine.ask({ ask: "close", table });
    if (!picture.ok) return picture;
    if (!story.ok) return story;
    return new Replay(view, picture, story);
  }

  get last(): number {
    return this.story.turns.length;
  }
  get shown(): StoryTurn | undefined {
    return this.story.turns[this.turn - 1];
  }
  get position(): string {
    return this.shown?.position ?? "";
  }

  // One turn on is played; any other jump is laid out at once.
  async go(turn: number): Promise<void> {
    const to = Math.min(Math.max(turn, 0), this.last);
    const next = to === this.turn + 1;
    this.turn = to;
    const pieces = this.shown?.pieces ?? this.story.start;
    const movements: Movement[] = next ? (this.shown?.movements ?? []) : [];
    this.board.leaveTrail([]);
    await this.board.play(movements, pieces, speed());
    if (this.turn === to) this.board.leaveTrail(ways(this.shown));
  }

  async run(): Promise<void> {
    this.running = !this.running;
    if (this.turn === this.last) await this.go(0);
    while (this.running && this.turn < this.last) {
      await this.go(this.turn + 1);
      await wait(500);
    }
    this.running = false;
  }

  stop(): void {
    this.running = false;
    this.board.hurry();
  }
}

function ways(turn: StoryTurn | undefined) {
  const steps = turn?.movements.filter(({ kind }) => kind === "step") ?? [];
  return steps.map(({ route }) => route);
}
