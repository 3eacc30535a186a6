// SPDX-License-Identifier: MIT
import { beforeEach, describe, expect, it } from "vitest";
import {
  dropGame,
  keepGame,
  keptGame,
  keptGames,
  onTable,
  putOnTable,
} from "../src/table/shelf.ts";

const game = (id: string, when: number) => ({
  id,
  title: id,
  when,
  result: "",
  turn: 0,
  record: `record ${id}`,
});

beforeEach(() => localStorage.clear());

describe("games kept in the browser", () => {
  it("are listed with the newest first, each once", () => {
    keepGame(game("a", 1));
    keepGame(game("b", 2));
    keepGame(game("a", 3));
    expect(keptGames().map(({ id }) => id)).toEqual(["a", "b"]);
    expect(keptGame("b")?.record).toBe("record b");
  });

  it("are forty at most", () => {
    for (let index = 0; index < 45; index += 1) keepGame(game(`g${index}`, index));
    expect(keptGames()).toHaveLength(40);
    expect(keptGame("g0")).toBeNull();
  });

  it("are taken off the table when they are dropped", () => {
    keepGame(game("a", 1));
    putOnTable("a");
    dropGame("a");
    expect(onTable()).toBe("");
    expect(keptGames()).toEqual([]);
  });

  it("that cannot be read are left out", () => {
    keepGame(game("a", 1));
    localStorage.setItem("parlor.game.a", "{");
    expect(keptGames()).toEqual([]);
  });
});
