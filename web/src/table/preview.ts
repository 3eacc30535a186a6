// SPDX-License-Identifier: MIT
// Opens a table briefly to learn the names of its seats and the look of its board.
import type { BoardPicture, Refusal, SeatView } from "../engine/answers.ts";
import { engine } from "../engine/engine.ts";
import { language } from "../text/say.svelte.ts";

export interface Preview {
  ok: true;
  title: string;
  seats: SeatView[]; // in the order of turns
  picture: BoardPicture;
}

export async function previewOf(game: string, seats: string): Promise<Preview | Refusal> {
  const people = [...seats].map((seat) => ({ seat, name: "", player: "person" }));
  // Sent together, so that no other request comes in between.
  const [view, picture] = await Promise.all([
    engine.ask({ ask: "begin", language: language(), game, seats: people, seed: "1" }),
    engine.ask({ ask: "board", language: language(), game }),
  ]);
  if (!view.ok) return view;
  void engine.ask({ ask: "close", table: view.table });
  if (!picture.ok) return picture;
  return { ok: true, title: view.title, seats: view.seats, picture };
}
