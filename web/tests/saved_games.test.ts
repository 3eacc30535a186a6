// SPDX-License-Identifier: MIT
import { beforeEach, describe, expect, it } from "vitest";
import {
  dropGame,
  saveGame,
  savedGame,
  savedGames,
  onTable,
  putOnTable,
} from "../src/table/saved_games.ts";

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
    saveGame(game("a", 1));
    saveGame(game("b", 2));
    saveGame(game("a", 3));
    expect(savedGames().map(({ id }) => id)).toEqual(["a", "b"]);
    expect(savedGame("b")?.record).toBe("record b");
  });

  it("are forty at most", () => {
    for (let index = 0; index < 45; index += 1) saveGame(game(`g${index}`, index));
    expect(savedGames()).toHaveLength(40);
    expect(savedGame("g0")).toBeNull();
  });

  it("are taken off the table when they are dropped", () => {
    saveGame(game("a", 1));
    putOnTable("a");
    dropGame("a");
    expect(onTable()).toBe("");
    expect(savedGames()).toEqual([]);
  });

  it("that cannot be read are left out", () => {
    saveGame(game("a", 1));
    localStorage.setItem("parlor.game.a", "{");
    expect(savedGames()).toEqual([]);
  });
});
