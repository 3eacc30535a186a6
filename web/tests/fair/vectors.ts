// SPDX-License-Identifier: MIT
// The files that the program's tests read too: tests/fair_dice/vectors.txt, made by another program, and
// whole games.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GameDice } from "../../src/fair/check.ts";
import type { Circle } from "../../src/fair/throws.ts";

const project = join(import.meta.dirname, "../../..");

export interface Vector {
  secret: string;
  commitment: string;
  circle: Circle;
  throws: string[];
}

export const games: GameDice[] = [
  { family: "pollyanna", seats: "bgry", dice: 2 },
  { family: "zenda", seats: "smazky", dice: 3 },
];

export function file(path: string): string {
  return readFileSync(join(project, path), "utf-8");
}

export function vectors(): Vector[] {
  return file("tests/fair_dice/vectors.txt")
    .trim()
    .split("\n\n")
    .map((block) => {
      const lines = block.split("\n").map((line) => line.split(" "));
      const values = (name: string) =>
        lines.filter((line) => line[0] === name).map((line) => line[1] ?? "");
      const value = (name: string) => values(name)[0] ?? "";
      const seeds = value("seeds") === "-" ? [] : value("seeds").split(",");
      return {
        secret: value("secret"),
        commitment: value("commitment"),
        circle: {
          table: value("table"),
          seeds: seeds.map((each) => ({ seat: each.slice(0, 1), seed: each.slice(2) })),
          dice: Number(value("dice")),
        },
        throws: values("throw"),
      };
    });
}
