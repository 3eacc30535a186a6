// SPDX-License-Identifier: MIT
// What the server's errors mean, in words.
import { type PlainKey, say } from "../text/say.svelte.ts";

const words: Record<string, PlainKey> = {
  absent: "page.online.error.absent",
  account_taken: "page.online.error.account_taken",
  already_begun: "page.online.error.already_begun",
  already_offered: "page.online.error.already_offered",
  bad_name: "page.online.error.bad_name",
  bad_text: "page.online.error.bad_text",
  draw_declined: "page.online.error.draw_declined",
  game_over: "page.online.error.game_over",
  may_not_return: "page.online.error.may_not_return",
  no_offer: "page.online.error.no_offer",
  no_record: "page.online.error.no_record",
  nobody_to_play: "page.online.error.nobody_to_play",
  not_missing: "page.online.error.not_missing",
  not_your_turn: "page.online.error.not_your_turn",
  nothing_to_take_back: "page.online.error.nothing_to_take_back",
  said_enough: "page.online.error.said_enough",
  seat_taken: "page.online.error.seat_taken",
  somebody_away: "page.online.error.somebody_away",
  stale: "page.online.error.stale",
  storage_full: "page.online.error.unavailable",
  table_full: "page.online.error.table_full",
  taken_back_enough: "page.online.error.taken_back_enough",
  too_fast: "page.online.error.too_fast",
  too_many_connections: "page.online.error.too_fast",
  too_many_tables: "page.online.error.too_many_tables",
  too_many_tries: "page.online.error.too_many_tries",
  turned_down: "page.online.error.turned_down",
  unavailable: "page.online.error.unavailable",
  unknown_link: "page.online.error.unknown_link",
  unknown_table: "page.online.error.unknown_table",
  unreachable: "page.online.error.unreachable",
  wrong_passphrase: "page.online.error.wrong_passphrase",
};
// A field that was filled in badly, by its name.
const fields: Record<string, PlainKey> = {
  account: "page.online.error.bad_account",
  link: "page.online.error.unknown_link",
  name: "page.online.error.bad_name",
  passphrase: "page.online.error.bad_passphrase",
};

export function refusalWords(error: string, part = ""): string {
  const key = error === "bad_field" ? fields[part] : words[error];
  if (key) return say(key);
  return say("page.online.error.other", { error: part ? `${error}: ${part}` : error });
}
