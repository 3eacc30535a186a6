// SPDX-License-Identifier: MIT
// Reactions: phrases of the talk that show on the plate of the player who says them, as a face and for a few seconds.
import type { PlayerId, Said } from "../../link/events.ts";
import type { phrases } from "../../link/words.ts";

export const reactions = [
  "hello",
  "good_luck",
  "nice_throw",
  "well_played",
  "oops",
  "thanks",
] as const satisfies (keyof typeof phrases)[];
export type Reaction = (typeof reactions)[number];

const lasting = 5000; // milliseconds

export function reactionIn(text: string): Reaction | undefined {
  return reactions.find((each) => text === `phrase:${each}`);
}

export class Reactions {
  #shown = $state.raw<Readonly<Record<PlayerId, Reaction>>>({});
  #ends = new Map<PlayerId, ReturnType<typeof setTimeout>>();
  #seen: number; // seq of the last message

  // What has been said before is not shown.
  constructor(said: Said[]) {
    this.#seen = said.at(-1)?.seq ?? 0;
  }

  of(player: PlayerId): Reaction | undefined {
    return this.#shown[player];
  }
  hear(said: Said[]): void {
    for (const { seq, by, text } of said) {
      if (seq <= this.#seen) continue;
      this.#seen = seq;
      const reaction = reactionIn(text);
      if (reaction) this.#show(by, reaction);
    }
  }
  leave(): void {
    for (const end of this.#ends.values()) clearTimeout(end);
  }

  #show(player: PlayerId, reaction: Reaction): void {
    this.#shown = { ...this.#shown, [player]: reaction };
    clearTimeout(this.#ends.get(player));
    const end = setTimeout(() => {
      const { [player]: _, ...others } = this.#shown;
      this.#shown = others;
    }, lasting);
    this.#ends.set(player, end);
  }
}
