// SPDX-License-Identifier: MIT
// Which puzzles the person wants to train with, stored on this device.
import { fitting, only, shape, text } from "../base/check.ts";
import { store, stored } from "../shell/storage.ts";
import { levels, type PuzzleFilter } from "./book.ts";

const place = "puzzle_wish";
const filter = shape({ edition: text, level: only("", ...levels) }, { theme: text });

export function storedWish(): PuzzleFilter {
  return { edition: "", level: "", theme: "", ...fitting(filter, stored(place)) };
}

export function storeWish(wish: PuzzleFilter): void {
  store(place, wish);
}
