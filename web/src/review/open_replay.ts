// SPDX-License-Identifier: MIT
// Opens a record as a replay.
import type { Refusal } from "../engine/answers.ts";
import { engine } from "../engine/engine.ts";
import { language } from "../text/say.svelte.ts";
import { endedEarly } from "./ending.ts";
import { Replay } from "./replay.svelte.ts";

export async function openReplay(record: string): Promise<Replay | Refusal> {
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

// Whether a record is of a game that has ended. False if it cannot be read.
export async function isOver(record: string): Promise<boolean> {
  const view = await engine.ask({ ask: "resume", language: language(), record });
  if (!view.ok) return false;
  void engine.ask({ ask: "close", table: view.table });
  return view.due === "over" || endedEarly(record);
}
