// SPDX-License-Identifier: MIT
// Sentences for the server's errors: NAME has the key `page.online.error.NAME`. Unknown names are shown as they are; only
// a faulty program gets them. tests/link/refusals.test.ts compares the lists with the server's.
import { type PlainKey, say } from "../text/say.svelte.ts";

// From a table or its server.
export const ofTables = [
  "already_begun",
  "already_offered",
  "already_thrown",
  "bad_name",
  "bad_text",
  "damaged",
  "draw_declined",
  "game_over",
  "may_not_return",
  "no_offer",
  "nobody_to_play",
  "not_missing",
  "not_plain",
  "not_seated",
  "not_your_turn",
  "nothing_to_take_back",
  "nothing_to_undo",
  "renewed_enough",
  "said_enough",
  "seat_taken",
  "somebody_away",
  "stale",
  "table_full",
  "taken_back_enough",
  "too_fast",
  "too_many_tables",
  "turned_down",
  "unavailable",
  "unknown_table",
  "voided_enough",
] as const;

// When a table is created.
const ofPlans = ["bad_house_name", "no_spinners"] as const;

// From requests about the player.
export const ofPeople = [
  "account_taken",
  "duel_busy",
  "duel_closed",
  "duel_played",
  "duel_taken",
  "no_name",
  "no_player",
  "no_record",
  "too_many_tries",
  "unknown_link",
  "unknown_puzzle",
  "wrong_passphrase",
] as const;

// From the page itself.
const ofThePage = ["absent", "duel_refused", "older_dice", "unreachable", "unsound"] as const;

const named = [...ofTables, ...ofPlans, ...ofPeople, ...ofThePage];
type Name = (typeof named)[number];

// Errors that share the sentence of another.
export const alike: Record<string, Name> = {
  bad_link: "stale",
  duel_choice: "duel_refused",
  duel_dice: "duel_refused",
  duel_other: "duel_refused",
  duel_record: "duel_refused",
  duel_unfinished: "duel_refused",
  duel_unknown: "duel_refused",
  no_computer_there: "stale",
  no_seat_free: "stale",
  not_asked: "stale",
  not_set_up: "already_thrown",
  not_your_seat: "stale",
  storage_full: "unavailable",
  too_many_connections: "too_fast",
};
// Invalid input, by the name of the field.
const fields: Record<string, PlainKey> = {
  account: "page.online.error.bad_account",
  link: "page.online.error.unknown_link",
  name: "page.online.error.bad_name",
  passphrase: "page.online.error.bad_passphrase",
};

export function refusalWords(error: string, part = ""): string {
  const name = alike[error] ?? named.find((each) => each === error);
  if (name) return say(`page.online.error.${name}`);
  const field = error === "bad_field" ? fields[part] : undefined;
  if (field) return say(field);
  return say("page.online.error.other", { error: part ? `${error}: ${part}` : error });
}
