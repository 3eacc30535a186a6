// SPDX-License-Identifier: MIT
// The luckiest throw of one side in a reviewed game. Pure.
import type { JudgedTurn, StoryTurn } from "../engine/answers.ts";

export interface LuckyThrow {
  thrown: string; // "6-6"
  luck: number; // what it added to the chance to win
}

// Null if no throw of that side helped.
export function luckiestThrow(
  judged: Pick<JudgedTurn, "turn" | "side" | "luck">[],
  story: Pick<StoryTurn, "thrown">[],
  side: number,
): LuckyThrow | null {
  const throws = judged
    .filter((each) => each.side === side)
    .map(({ turn, luck }) => ({ thrown: story[turn - 1]?.thrown ?? "", luck: luck[side] ?? 0 }));
  const [best] = throws.sort((one, other) => other.luck - one.luck);
  return best && best.luck > 0 ? best : null;
}
