// SPDX-License-Identifier: MIT
// Tables as CSV (RFC 4180), for spreadsheets. Pure.
import type { Attempt } from "../puzzles/attempts.ts";
import { numberOf } from "../puzzles/days.ts";
import type { Entry } from "./ledger.ts";

type Cell = string | number | undefined;

export function csv(rows: Cell[][]): string {
  return rows.map((row) => row.map(quoted).join(",") + "\r\n").join("");
}

function quoted(cell: Cell): string {
  const text = String(cell ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const time = (when: number) => new Date(when).toISOString();
const rounded = (value: number | undefined, digits: number) => value && Number(value.toFixed(digits));
const faces = [1, 2, 3, 4, 5, 6];

export function gamesTable(entries: Entry[]): Cell[][] {
  const head = ["time", "game", "edition", "opponents", "people", "result", "turns", "accuracy", "luck", "luckiest"];
  const dice = ["own", "others"].flatMap((whose) => faces.map((face) => `${whose}_${face}`));
  return [
    [...head, ...dice],
    ...entries.map(({ when, id, edition, levels, people, outcome, turns, review, luckiest, own, others }) => [
      time(when), id, edition, levels.join(" "), people ?? 0, outcome, turns,
      rounded(review?.accuracy, 1), rounded(review?.luck, 4), luckiest?.thrown, ...own, ...others,
    ]),
  ];
}

export function puzzlesTable(attempts: Attempt[]): Cell[][] {
  return [
    ["time", "puzzle", "outcome", "day", "rating", "deviation"],
    ...attempts.map(({ when, id, outcome, day, rating }) => [
      time(when), id, outcome, day && numberOf(day), rounded(rating?.rating, 1), rounded(rating?.deviation, 1),
    ]),
  ];
}
