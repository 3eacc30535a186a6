// SPDX-License-Identifier: MIT
// Translates the server's events into requests to the engine, and the latter into commands to the server.
import type { Play } from "../../link/events.ts";
import type { Command } from "../../link/table.svelte.ts";
import type { Change } from "../playing.svelte.ts";

export function requestOf(play: Play, table: number): Change {
  switch (play.kind) {
    case "thrown":
      return { ask: "throw", table, thrown: play.thrown };
    case "stepped":
      return { ask: "step", table, step: play.step };
    case "undone":
      return { ask: "undo", table };
    case "handed_over":
      return { ask: "over", table, seat: play.seat };
    case "confirmed":
      return { ask: "confirm", table };
  }
}

// For autoplay: a throw, a forced step, the end of a turn.
export function commandOf(request: Change, at: number): Command {
  return request.ask === "step"
    ? { do: "step", at, step: request.step }
    : { do: request.ask === "throw" ? "throw" : "confirm", at };
}
