// SPDX-License-Identifier: MIT
// The edition of the position of the day on this device: the chosen one, or that of the last game, or the language's
// first.
import { firstEdition } from "../games/first.ts";
import { store, stored } from "../shell/storage.ts";
import { ledger } from "../statistics/ledger.ts";
import type { Puzzle } from "./book.ts";

const place = "puzzle_edition";

export function editionOfDay(all: Puzzle[]): string {
  const wanted = [stored(place), ledger().at(-1)?.edition, firstEdition()];
  const found = wanted.find((id) => all.some(({ edition }) => edition === id));
  return typeof found === "string" ? found : (all[0]?.edition ?? "");
}

export function chooseEditionOfDay(id: string): void {
  store(place, id);
}
