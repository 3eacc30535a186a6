// SPDX-License-Identifier: MIT
// The player of this browser, over HTTP. The first request creates a guest; the cookie that proves the identity is
// invisible to scripts.
//
//   const answer = await callMe("Ana");
//   if (!answer.ok) … answer.error …
//
// JSON both ways; POST only with the page's own Origin. Refused: status 4xx and {error, part}.
// GET  /api/me                                → Me; makes a guest (cookie) where there is none
// POST /api/name     {name}                   → Me
// POST /api/account  {account, passphrase}    → Me; keeps this player under that account; where
//                    there is one already with {old}, its passphrase, and other devices are out
// POST /api/login    {account, passphrase}    → Me; becomes the player of that account
// POST /api/logout   {}                       → Me of a new guest
// POST /api/logout_everywhere {}              → the same, on every device
// POST /api/link     {}                       → {link}: secret of the one private link; older ones end
// POST /api/return   {link}                   → Me; becomes the player who made the link
// GET  /api/games                             → {games}: one's finished tables, the newest first
// POST /api/duels    {day, record}            → DuelScore; the server plays the record again to check it
// GET  /api/duels/DAY/EDITION/PAGE            → DayTable; PAGE may be missing
// POST /api/puzzles  {attempts}               → {}; first attempts at puzzles, which the server rates by them
// GET  /api/puzzles                           → PuzzleRatings
// GET  /api/tables/ID/record                  → text/plain: the record, once the game is over
import { type Check, type Checked, flag, parsed, shape, text } from "../base/check.ts";
import { player } from "./events.ts";
import { dayTable as ofDay, duelScore, games, problem, puzzleRatings, type SentAttempt } from "./messages.ts";

const me = shape({
  player,
  name: text,
  account: text, // "" for a guest
  hasLink: flag,
});
export interface Me extends Checked<typeof me> {}

// `unreachable`: the server does not answer. `absent`: the page's server has no tables.
export type Reply<T> = { ok: true; value: T } | { ok: false; error: string; part: string };

export const whoAmI = () => ask("me", undefined, me);
export const callMe = (name: string) => ask("name", { name }, me);
export const keepAccount = (account: string, passphrase: string) =>
  ask("account", { account, passphrase }, me);
export const changePassphrase = (account: string, passphrase: string, old: string) =>
  ask("account", { account, passphrase, old }, me);
export const logIn = (account: string, passphrase: string) =>
  ask("login", { account, passphrase }, me);
export const logOut = () => ask("logout", {}, me);
export const logOutEverywhere = () => ask("logout_everywhere", {}, me);
export const newLink = () => ask("link", {}, shape({ link: text }));
export const comeBack = (link: string) => ask("return", { link }, me);
export const enterDuel = (day: string, record: string) => ask("duels", { day, record }, duelScore);
export const dayTable = (day: string, edition: string, page: number) =>
  ask(`duels/${day}/${encodeURIComponent(edition)}/${page}`, undefined, ofDay);
export const sendAttempts = (attempts: SentAttempt[]) => ask("puzzles", { attempts }, shape({}));
export const ratedPuzzles = () => ask("puzzles", undefined, puzzleRatings, "default");
export const gamesOf = () => ask("games", undefined, games);

export async function recordOf(table: string): Promise<Reply<string>> {
  try {
    const response = await fetch(`./api/tables/${encodeURIComponent(table)}/record`);
    const value = await response.text();
    return response.ok ? { ok: true, value } : refused(value);
  } catch {
    return unreachable;
  }
}

async function ask<T>(
  what: string,
  sent: object | undefined,
  as: Check<T>,
  cache: RequestCache = "no-store",
): Promise<Reply<T>> {
  const headers = { "content-type": "application/json" };
  const request = sent ? { method: "POST", body: JSON.stringify(sent), headers } : {};
  let response: Response;
  let body: string;
  try {
    response = await fetch(`./api/${what}`, { ...request, cache });
    body = await response.text();
  } catch {
    return unreachable;
  }
  if (!response.ok) return refused(body);
  try {
    return { ok: true, value: as(parsed(body), "") };
  } catch {
    return { ok: false, error: "absent", part: "" };
  }
}

const unreachable = { ok: false, error: "unreachable", part: "" } as const;

function refused(body: string): { ok: false; error: string; part: string } {
  try {
    return { ok: false, ...problem(parsed(body), "") };
  } catch {
    return { ok: false, error: "absent", part: "" };
  }
}
