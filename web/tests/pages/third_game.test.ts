// SPDX-License-Identifier: MIT
// A game that the engine has and the page has nothing for (no guide, rules, net, puzzles, texts or artwork) is in every
// list, and no page fails for it.
import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { BoardPicture, GameCard } from "../../src/engine/answers.ts";
import type { Ask } from "../../src/engine/requests.ts";
import { view } from "../fixtures.ts";
import { puzzle } from "../puzzles/fixtures.ts";

const card = (family: string, name: string, editions: string[]): GameCard => ({
  family,
  name,
  seats: "br",
  dice: 2,
  editions: editions.map((id) => ({ id, name: id, year: "", history: "", differences: [], singles: false, spinners: false })),
  seatings: [{ seats: "br", players: 2, usual: true, words: "", note: "" }],
  levels: [{ number: 1, name: "random", title: "random", what: "", milliseconds: 0, rating: 0 }],
  houseRules: [],
  partners: false,
});
const games = [
  card("pollyanna", "Pollyanna", ["pollyanna-1916", "poleana"]),
  card("zenda", "Zenda", ["zenda"]),
  card("countdown", "Countdown", ["countdown"]),
];
const picture = (game: string): BoardPicture => ({
  ok: true,
  game,
  width: 100,
  height: 100,
  svg: "<svg></svg>",
  places: [],
  figures: [],
  pieceRadius: 1,
  look: { frame: "", accent: "", paper: "", ink: "" },
  turned: [],
  felt: [],
});
vi.mock("../../src/engine/engine.ts", () => ({
  engine: {
    ask: (request: Ask) => {
      if (request.ask === "shelf") return Promise.resolve({ ok: true, games });
      if (request.ask === "board") return Promise.resolve(picture(request.game));
      if (request.ask === "begin") return Promise.resolve(view({ game: request.game, family: "countdown" }));
      if (request.ask === "duel")
        return Promise.resolve({ ok: true, game: request.edition, level: "random", person: "b", seats: "br", seed: "7" });
      if (request.ask === "close") return Promise.resolve({ ok: true });
      return Promise.resolve({ ok: false, error: "unknown", message: `asked for ${request.ask}` });
    },
  },
}));
vi.mock("../../src/puzzles/load.ts", () => ({ puzzles: () => Promise.resolve([puzzle()]) }));
vi.stubGlobal("CSSStyleSheet", class { replaceSync() {} });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
URL.createObjectURL = () => "";
URL.revokeObjectURL = () => {};
Object.assign(document, { adoptedStyleSheets: [] });

const { speak, speakAll } = await import("../../src/text/say.svelte.ts");

beforeAll(() => speak("en").then(speakAll));
afterEach(cleanup);

async function shown(page: Promise<{ default: object }>, params: Record<string, string> = {}) {
  render((await page).default as never, { params } as never);
}
const options = () => screen.getAllByRole("option").map((each) => each.getAttribute("value"));
const links = () => screen.getAllByRole("link").map((each) => each.getAttribute("href"));

test("home has it on the shelf", async () => {
  await shown(import("../../src/pages/Home.svelte"));
  await waitFor(() => expect(links()).toContain("#/new/countdown"));
});

test("a new game of it can be begun", async () => {
  await shown(import("../../src/pages/NewGame.svelte"), { game: "countdown" });
  const choice = await screen.findByRole("radio", { name: "countdown" });
  await waitFor(() => expect(choice).toHaveProperty("checked", true));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the list of rules has the games that have rules, in the order of the shelf", async () => {
  await shown(import("../../src/pages/rules/Index.svelte"));
  await waitFor(() => expect(links()).toContain("#/print"));
  const named = (part: string) => links().filter((to) => to?.startsWith(`#/${part}/`));
  expect(named("lesson")).toEqual(["#/lesson/pollyanna", "#/lesson/poleana", "#/lesson/zenda"]);
  expect(named("rules").slice(0, 3)).toEqual(["#/rules/pollyanna", "#/rules/poleana", "#/rules/zenda"]);
});

test("it stands beside the other editions", async () => {
  await shown(import("../../src/pages/rules/Editions.svelte"));
  await waitFor(() => expect(links()).toContain("#/new/countdown"));
});

test("a page of rules or a lesson that it does not have fails gently", async () => {
  await shown(import("../../src/pages/rules/Rules.svelte"), { page: "countdown" });
  expect(screen.getByText(/no such page of rules/)).toBeDefined();
  cleanup();
  await shown(import("../../src/pages/lesson/Lesson.svelte"), { game: "countdown" });
  expect(screen.getByRole("heading", { name: "Pollyanna in five steps" })).toBeDefined();
});

test("its board can be printed", async () => {
  await shown(import("../../src/pages/print/Print.svelte"), { game: "countdown" });
  await waitFor(() => expect(options()).toContain("countdown"));
  expect(await screen.findByRole("img", { name: "The board" })).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("puzzles are those of the others", async () => {
  await shown(import("../../src/pages/puzzles/Training.svelte"));
  await waitFor(() => expect(options()).toContain("poleana"));
  expect(options()).not.toContain("countdown");
  expect(links()).toContain("#/puzzles/ca8fz");
});

test("the duel of the day can be played in it", async () => {
  await shown(import("../../src/pages/duel/Duel.svelte"), { edition: "countdown" });
  await screen.findByRole("button", { name: "Play the duel" });
  expect(options()).toContain("countdown");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("house rules are offered for the games that have switches", async () => {
  await shown(import("../../src/pages/house/House.svelte"));
  expect(screen.getByRole("heading", { level: 1 })).toBeDefined();
  expect(screen.queryByRole("option", { name: "countdown" })).toBeNull();
});
