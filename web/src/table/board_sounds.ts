// SPDX-License-Identifier: MIT
// The sounds of moving pieces.
import type { Board } from "../board/api.svelte.ts";
import { sound } from "../shell/sound.ts";

export function playSounds(board: Board, struck: () => void = () => {}): void {
  board.arrived = () => sound("tap");
  board.noticed = (kind) => sound(kind);
  board.struck = () => {
    sound("hit");
    struck();
  };
}
