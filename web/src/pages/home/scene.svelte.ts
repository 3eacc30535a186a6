// SPDX-License-Identifier: MIT
// A short stretch of a game that runs over and over. Stopped, it has no timers and no frames.
import { Board } from "../../board/api.svelte.ts";
import type { Die, Story, StoryTurn } from "../../engine/answers.ts";
import { Pause, tumbling } from "../../table/pace.svelte.ts";

// Milliseconds: the dice have come to rest; a turn has ended; fading out or in; before the first throw.
const pauses = { thrown: 400, ended: 700, fade: 700, start: 600 };
export const paceOfScene = "normal";

export class Scene {
  readonly board = new Board();
  dice: Die[] = $state.raw([]);
  throws = $state(0);
  faded = $state(false); // between the end and the start
  readonly #story: Story;
  readonly #pause = new Pause();
  #next = 0; // index of the turn to play

  constructor(story: Story) {
    this.#story = story;
    this.board.lay(story.start);
  }

  // Plays on until `signal` is aborted; the turn being played then ends at once.
  async run(signal: AbortSignal): Promise<void> {
    signal.addEventListener("abort", () => {
      this.#pause.end();
      this.board.hurry();
    });
    await this.#pause.wait(pauses.start);
    while (!signal.aborted) {
      const turn = this.#story.turns[this.#next];
      await (turn ? this.#play(turn, signal) : this.#startOver(signal));
    }
  }

  async #play(turn: StoryTurn, signal: AbortSignal): Promise<void> {
    this.dice = turn.dice.map((die) => ({ ...die, used: false }));
    this.throws = this.#next + 1;
    await this.#pause.wait(tumbling(paceOfScene) + pauses.thrown);
    if (signal.aborted) return;
    this.#next += 1;
    await this.board.play(turn.movements, turn.pieces, paceOfScene);
    if (!signal.aborted) await this.#pause.wait(pauses.ended);
  }

  async #startOver(signal: AbortSignal): Promise<void> {
    this.faded = true;
    await this.#pause.wait(pauses.fade);
    this.#next = 0;
    this.dice = [];
    this.throws = 0;
    this.board.lay(this.#story.start);
    this.faded = false;
    if (!signal.aborted) await this.#pause.wait(pauses.fade);
  }
}
