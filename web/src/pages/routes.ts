// SPDX-License-Identifier: MIT
// The routes, one line each. A page is a Svelte component with the property `params`, the values of its address's ":names";
// it is loaded when first opened.
import type { Component } from "svelte";
import { fits, type Params } from "../shell/router.ts";
import type { PlainKey } from "../text/say.svelte.ts";

export interface PageProperties {
  params: Params;
}
// Pages without params have no properties.
export type Page = Component<PageProperties> | Component<Record<string, never>> | Component;
export interface Route {
  path: string;
  title: PlainKey;
  isEarly?: true; // part of a first visit, for which some texts are left out
  page: () => Promise<{ default: Page }>;
}

export const routes: Route[] = [
  { path: "/", title: "page.title.home", isEarly: true, page: () => import("./Home.svelte") },
  { path: "/new/:game?/:house?", title: "page.title.new", page: () => import("./NewGame.svelte") },
  { path: "/table", title: "page.title.table", isEarly: true, page: () => import("./Table.svelte") },
  { path: "/replay/:game?", title: "page.title.replay", page: () => import("./Replay.svelte") },
  { path: "/review/:game?", title: "page.title.review", page: () => import("./Review.svelte") },
  { path: "/look/:packed", title: "page.title.review", page: () => import("./Review.svelte") },
  { path: "/check/:game?", title: "page.title.check", page: () => import("./Check.svelte") },
  { path: "/online", title: "page.title.online", page: () => import("./online/Lobby.svelte") },
  { path: "/online/new/:game?/:house?", title: "page.title.new_online", page: () => import("./online/NewTable.svelte") },
  { path: "/t/:table", title: "page.title.online_table", page: () => import("./online/Table.svelte") },
  { path: "/t/:table/replay", title: "page.title.replay", page: () => import("./Replay.svelte") },
  { path: "/t/:table/review/:seat?", title: "page.title.review", page: () => import("./Review.svelte") },
  { path: "/me", title: "page.title.me", page: () => import("./online/Me.svelte") },
  { path: "/come/:secret", title: "page.title.come", page: () => import("./online/PrivateLink.svelte") },
  { path: "/house/:game?/:name?", title: "page.house.title", page: () => import("./house/House.svelte") },
  { path: "/games", title: "page.title.games", page: () => import("./Games.svelte") },
  { path: "/position/:text*", title: "page.title.position", page: () => import("./Position.svelte") },
  { path: "/analysis/:text*", title: "page.title.analysis", page: () => import("./Analysis.svelte") },
  { path: "/statistics", title: "page.title.statistics", page: () => import("./Statistics.svelte") },
  { path: "/characters/:level?", title: "page.title.characters", page: () => import("./characters/Characters.svelte") },
  { path: "/puzzles", title: "page.training.title", page: () => import("./puzzles/Training.svelte") },
  { path: "/puzzles/day", title: "page.day.title", page: () => import("./puzzles/OfDay.svelte") },
  { path: "/puzzles/days", title: "page.days.title", page: () => import("./puzzles/Days.svelte") },
  { path: "/puzzles/days/:number/:edition?", title: "page.day.title", page: () => import("./puzzles/OfDay.svelte") },
  { path: "/puzzles/:id", title: "page.puzzles.title", page: () => import("./puzzles/Puzzle.svelte") },
  { path: "/luck", title: "page.title.luck", page: () => import("./Luck.svelte") },
  { path: "/duel/:edition?", title: "page.title.duel", page: () => import("./duel/Duel.svelte") },
  { path: "/settings", title: "page.title.settings", page: () => import("./Settings.svelte") },
  { path: "/about", title: "page.title.about", page: () => import("./About.svelte") },
  { path: "/rules", title: "page.rules.title", page: () => import("./rules/Index.svelte") },
  { path: "/rules/editions", title: "page.rules.editions.title", page: () => import("./rules/Editions.svelte") },
  { path: "/rules/board", title: "page.rules.board.title", page: () => import("./rules/Boards.svelte") },
  { path: "/rules/:page/:rule?", title: "page.rules.title", page: () => import("./rules/Rules.svelte") },
  { path: "/lesson/:game?/:step?", title: "lesson.title", page: () => import("./lesson/Lesson.svelte") },
  { path: "/print/:game?", title: "page.print.title", page: () => import("./print/Print.svelte") },
];

const missing: Route = {
  path: "",
  title: "page.title.missing",
  page: () => import("./Missing.svelte"),
};

// The route of an address, or the page for unknown addresses.
export function routeOf(address: string): { route: Route; params: Params } {
  for (const route of routes) {
    const params = fits(route.path, address);
    if (params) return { route, params };
  }
  return { route: missing, params: { address } };
}
