// SPDX-License-Identifier: MIT
// @vitest-environment node
// The notes of a first game: which comes when, and that what they say is what the engine plays.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { BoardPicture, Changed, TableView } from "../src/engine/answers.ts";
import type { Ask } from "../src/engine/requests.ts";
import { firstGames, type Track } from "../src/games/first_games.ts";
import {
  forgetNotes,
  goalWords,
  mostNotes,
  nextNote,
  noteWords,
  pageOf,
  planWords,
  seenNotes,
  type Situation,
} from "../src/table/first_game.ts";
import { FirstNotes } from "../src/table/first_notes.svelte.ts";
import { isSaid, speak } from "../src/text/say.svelte.ts";
import { parseTexts } from "../vite-plugins/text-files.ts";
import { choice, movement, piece, view } from "./fixtures.ts";
import { moduleText } from "./module.ts";

const path = process.env.PARLOR_WASM ?? join(import.meta.dirname, "../../build/wasm/parlor.wasm");
const there = existsSync(path);
const asked = there ? await moduleText(path) : () => "";
function ask<T = Changed>(request: Ask): T {
  const answer = JSON.parse(asked(JSON.stringify(request))) as T & { ok: boolean; message?: string };
  if (!answer.ok) throw new Error(answer.message);
  return answer;
}
const open = (position: string) => ask<TableView>({ ask: "open", language: "en", position, seed: "1" });

const disk = new Map<string, string>();
beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, value: string) => disk.set(key, value),
    removeItem: (key: string) => disk.delete(key),
  });
  await speak("en");
});
beforeEach(() => disk.clear());

const track = firstGames.get("pollyanna")?.track as Track;
const at = (change: Partial<TableView>, more: Partial<Situation> = {}): Situation => ({
  view: view({ due: "step", dice: [{ pips: 4, used: false }, { pips: 3, used: false }], ...change }),
  movements: [],
  people: "b",
  acting: true,
  ...more,
});
const enters = at({ choices: [choice("w:b", "6", { kind: "enter" })] });
const captures = at({ choices: [choice("17", "20", { captures: ["r:20:0"] })] });
const forks = at({ choices: [choice("17", "B2")] });
const made = movement("r", "1", "2", { moments: [{ kind: "blockade_made", place: "2" }] });
const theirs = at({ side: "r", toAct: "r" }, { acting: false, movements: [made] });
const lost = at(
  { side: "r", toAct: "r" },
  { acting: false, movements: [movement("r", "1", "2"), movement("b", "2", "w:b", { kind: "captured" })] },
);
const nearHome = at({ pieces: [piece("b", "b3")] });
const name = (situation: Situation, seen = ["goal"]) => {
  const note = nextNote({ goal: () => "alone", track }, situation, seen);
  return note && `${note.words} at ${note.place}`;
};

describe("a note", () => {
  it("comes at its moment and points there", () => {
    expect(name(at({ due: "throw", dice: [] }), [])).toBe("goal at h");
    expect(name(enters)).toBe("enter at 6");
    expect(name(at({ pieces: [piece("b", "w:b")] }))).toBe("waits at w:b");
    expect(name(captures)).toBe("capture at 20");
    expect(name(lost)).toBe("captured at 2");
    expect(name(theirs)).toBe("blockade at 2");
    const stands = ["17", "17", "w:r", "w:r", "h", "h"].map((place, index) => piece("r", place, index));
    expect(name(at({ pieces: stands }))).toBe("blockade at 17");
    expect(name(at({ pieces: stands.slice(2) }))).toBeNull();
    expect(name(forks)).toBe("side_road at B2");
    expect(name(nearHome)).toBe("exact at h");
    expect(name(at({ pieces: [piece("b", "17")] }))).toBeNull();
  });

  it("says that nothing enters only of a throw that enters nothing", () => {
    const barred = { pieces: [piece("b", "w:b")], dice: [{ pips: 6, used: false }, { pips: 1, used: false }] };
    expect(name(at(barred))).toBeNull();
    expect(name(at({ pieces: [piece("b", "w:b")], made: ["17/20"] }))).toBeNull();
  });

  it("is the goal first, on a turn of one's own", () => {
    expect(name(theirs, [])).toBeNull();
    expect(name(captures, [])).toBe("goal at h");
  });

  it("is the first of those whose moment has come that was not seen", () => {
    const both = at({ choices: [...captures.view.choices, ...forks.view.choices] });
    expect(name(both)).toBe("capture at 20");
    expect(name(both, ["goal", "capture"])).toBe("side_road at B2");
    expect(name(lost, ["goal", "capture"])).toBeNull();
  });

  it("is the last after five, and none comes to computers or of a finished game", () => {
    expect(name(nearHome, ["goal", "enter", "capture", "blockade"])).toBe("exact at h");
    expect(name(nearHome, ["goal", "enter", "capture", "blockade", "side_road"])).toBeNull();
    expect(name({ ...theirs, people: "" })).toBeNull();
    expect(name(at({ due: "over" }), [])).toBeNull();
  });

  it("is for the one whose turn it is where several share the device", () => {
    const shared = { ...at({ toAct: "b", pieces: [piece("r", "r3")] }), people: "br" };
    expect(name(shared)).toBeNull();
    expect(name({ ...shared, view: { ...shared.view, toAct: "r" } })).toBe("exact at h");
    const byOther = { ...lost, people: "br" };
    expect(name(byOther)).toBeNull();
  });
});

describe("notes at a table", () => {
  const turn = (situation: Situation, number: number) => ({
    ...situation,
    view: { ...situation.view, turn: number },
  });

  const look = (notes: FirstNotes, situation: Situation) => notes.look(situation, situation.movements);

  it("come one at a time, one a turn, each once on this device, five in all", () => {
    const notes = new FirstNotes();
    expect(look(notes, turn(enters, 0))).toContain("four pieces once round the board");
    expect(look(notes, turn(enters, 1))).toBe(""); // one is still shown
    notes.dismiss();
    expect(look(notes, turn(enters, 0))).toBe("");
    expect(look(notes, turn(enters, 2))).toContain("a waiting piece comes in");
    notes.dismiss();
    expect(seenNotes("pollyanna")).toEqual(["goal", "enter"]);

    const next = new FirstNotes(); // in the next game
    let number = 0;
    for (const each of [enters, captures, theirs, forks, nearHome]) {
      look(next, turn(each, (number += 1)));
      next.dismiss();
    }
    expect(seenNotes("pollyanna")).toEqual(["goal", "enter", "capture", "blockade", "side_road"]);
    expect(seenNotes("pollyanna")).toHaveLength(mostNotes);
    forgetNotes();
    expect(look(new FirstNotes(), enters)).not.toBe("");
  });

  it("count for each game on its own, and whatever else is stored is nothing seen", () => {
    look(new FirstNotes(), enters);
    expect(seenNotes("poleana")).toEqual([]);
    disk.set("parlor.first_notes", "7");
    expect(seenNotes("pollyanna")).toEqual([]);
    disk.set("parlor.first_notes", '{"pollyanna":"all"}');
    expect(seenNotes("pollyanna")).toEqual([]);
  });
});

const pips = [1, 2, 3, 4, 5, 6];
const editions = ["pollyanna-1916", "pollyanna-1951", "dixie-1952", "pollyanna-es", "poleana"];
const games = [...editions, "poleana+prize_of_twenty", "poleana+sixes_enter_two"];

describe.skipIf(!there)("what a note says is so", () => {
  for (const game of games) {
    const own = (position: string): Situation => {
      const opened = open(`${game} ${position}`);
      return { view: opened, movements: [], people: "b", acting: true };
    };
    const guide = firstGames.get(pageOf(own("b:w,w,w,w g:- r:w,w,w,w y:- b ?").view));
    const found = (situation: Situation) => guide && nextNote(guide, situation, ["goal"]);

    it(`${game}: which throws enter`, () => {
      for (const [one, other] of pips.flatMap((one) => pips.map((other) => [one, other] as const))) {
        if (other > one) continue;
        const situation = own(`b:w,w,w,w g:- r:w,w,w,w y:- b ${one}-${other}`);
        const enters = situation.view.choices.some(({ kind }) => kind === "enter");
        expect(guide?.track?.enters([one, other]), `${one}-${other}`).toBe(enters);
        expect(found(situation)?.words).toBe(enters ? "enter" : "waits");
      }
    });

    it(`${game}: what a capture earns`, () => {
      const situation = own("b:17,18,9,20 g:- r:w,w,25,40 y:- b 5-2");
      expect(found(situation)).toMatchObject({ words: "capture", place: "25" });
      const after = ask({ ask: "step", table: situation.view.table, step: "20/25*" });
      const words = noteWords({ name: "capture", words: "capture", place: "" }, after, "b");
      expect(words).toContain(` ${after.reward} `);
      const rivals = { view: after, movements: after.movements, people: "r", acting: false };
      expect(found(rivals)).toMatchObject({ words: "captured", place: "25" });
    });

    it(`${game}: two pieces together, the side road and home`, () => {
      const { view: opened } = own("b:w,w,17,20 g:- r:w,w,w,36 y:- b 3-1");
      const after = ask({ ask: "step", table: opened.table, step: "17/20" });
      const formed = { view: after, movements: after.movements, people: "r", acting: false };
      expect(found(formed)).toMatchObject({ words: "blockade", place: "20" });

      expect(found(own("b:h,h,h,17 g:- r:w,w,w,36 y:- b 5-4"))).toMatchObject({ words: "side_road" });
      const board = ask<BoardPicture>({ ask: "board", language: "en", game });
      const road = board.places.filter(({ id }) => /^B/.test(id) && guide?.track?.sideRoad.test(id));
      expect(road).toHaveLength(25 - 20 - 1 + 3); // in place of the spaces 21 to 24

      expect(found(own("b:57,b3,h,h g:- r:50,52,r2,h y:- b 5-4"))).toMatchObject({ words: "exact", place: "h" });
      for (const id of ["h", "w:b"]) expect(board.places.map((each) => each.id)).toContain(id);
    });

    it(`${game}: every sentence is filled`, () => {
      const { view: opened } = own("b:w,w,w,w g:- r:w,w,w,w y:- b ?");
      const all = ["goal", "enter", "waits", "capture", "captured", "blockade", "side_road", "exact"];
      for (const words of all) {
        const said = noteWords({ name: words, words, place: "" }, opened, "b");
        expect(said).not.toMatch(/[{}]|page\./);
        expect(said.length).toBeLessThan(125);
      }
    });
  }

  it("partners have a goal of their own", () => {
    const words = games.slice(0, 5).map((game) => {
      const partners = open(`${game}+partners b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w b ?`);
      return goalWords(partners, "b");
    });
    for (const each of words) expect(each).toMatch(/partners who first .* all eight pieces/);
    expect(words[2]).toContain("DIXIE");
  });

  it("each side of Zenda has its task, with a way on the board", () => {
    const zenda = open("zenda k:- y:- m:- a:- s set");
    const tasks = ["z", "k", "y", "s", "m", "a", "sz", ""].map((people) => goalWords(zenda, people));
    const [king, , , siege, , , both] = tasks;
    expect(tasks).toEqual([king, king, king, siege, siege, siege, both, both]);
    expect(king).toMatch(/King.* white spot of Streslau/);
    expect(siege).toMatch(/surround the red King/);
    for (const people of ["z", "s", "sz"]) expect(planWords(zenda, people)).not.toMatch(/page\./);

    const { places } = ask<BoardPicture>({ ask: "board", language: "en", game: "zenda" });
    const way = firstGames.get("zenda")?.way ?? [];
    const roads = JSON.parse(
      readFileSync(join(import.meta.dirname, "../../boards/zenda.json"), "utf8"),
    ) as { roads: string[][] };
    for (const [index, spot] of way.entries()) {
      expect(places.map(({ id }) => id)).toContain(spot);
      const next = way[index + 1];
      const joined = ([one, other]: string[]) => [one, other].includes(spot) && [one, other].includes(next);
      if (next) expect(roads.roads.some(joined), `${spot} to ${next}`).toBe(true);
    }
    const notes = new FirstNotes();
    expect(notes.look({ view: zenda, people: "s", acting: true }, [])).toBe(siege);
    notes.dismiss();
    expect(notes.look({ view: { ...zenda, turn: 2 }, people: "s", acting: true }, [])).toBe("");
  });
});

describe("poleana's notes", () => {
  const foreign: Record<string, RegExp> = {
    en: /Reward|Broadway|Turnout|Blockade|Entrance|POLLYANNA| spaces/,
    es: /Recompensa|Vía|Desviadero|Bloqueo|\b[Pp]ieza|[Cc]aptur|[Ee]spacio/,
  };
  for (const [code, words] of Object.entries(foreign)) {
    it(`speak as its players do: ${code}`, () => {
      const file = readFileSync(join(import.meta.dirname, `../../texts/${code}.txt`), "utf8");
      const own = [...parseTexts(file)].filter(([key]) => /^page\.(first|goal)\.poleana\./.test(key));
      expect(own.length).toBeGreaterThan(8);
      for (const [key, sentence] of own) expect(sentence, key).not.toMatch(words);
    });
  }
  it("are there", () => expect(isSaid("page.first.poleana.enter")).toBe(true));
});
