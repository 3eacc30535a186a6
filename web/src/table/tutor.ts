// SPDX-License-Identifier: MIT
// What the tutor says of a blunder, with what it calls one.
import type { Judgement } from "../engine/answers.ts";
import { language, say } from "../text/say.svelte.ts";

export function tutorWords({ error, least }: Judgement): string {
  const share = (value: number) =>
    new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 1 }).format(value);
  return say("page.tutor.what", { error: share(error), least: share(least) });
}
