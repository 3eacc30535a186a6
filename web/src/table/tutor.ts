// SPDX-License-Identifier: MIT
// What the tutor says of a blunder: its cost, and the least that counts as one.
import type { Judgement } from "../engine/answers.ts";
import { percent } from "../text/percent.ts";
import { say } from "../text/say.svelte.ts";

export function tutorWords({ error, least }: Judgement): string {
  const share = (value: number) => percent(value, { minimumFractionDigits: 0 });
  return say("page.tutor.what", { error: share(error), least: share(least) });
}
