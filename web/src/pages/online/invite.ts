// SPDX-License-Identifier: MIT
// Creates a table for the player and one friend in one click: private, without a clock, the player seated. A player
// without a name is asked for one first, so that the friend sees who invites.
import { mount, unmount } from "svelte";
import type { Shelf } from "../../engine/answers.ts";
import { firstEdition } from "../../games/first.ts";
import { whoAmI } from "../../link/me.ts";
import { become, link, myself } from "../../link/online.svelte.ts";
import { refusalWords } from "../../link/refusals.ts";
import { takeSeat } from "../../link/seats.ts";
import { paces } from "../../link/times.ts";
import { go } from "../../shell/router.ts";
import { fitted, freshWishes, gameId } from "../../table/plan.ts";
import { say } from "../../text/say.svelte.ts";
import AskName from "./AskName.svelte";

// Returns an error message, or "" if the table is on screen. An aborted invitation does not leave the current page.
export async function inviteFriend(shelf: Shelf, signal: AbortSignal): Promise<string> {
  const met = myself() ? null : await become(whoAmI());
  if (met && !met.ok) return words(met);
  const name = myself()?.name || (await askName(signal));
  if (name === "" || signal.aborted) return "";
  link.hurry();
  const wishes = fitted(shelf, freshWishes(shelf, firstEdition()));
  const seats = [...wishes.seats].map((seat) => ({ seat, level: "" }));
  const plan = { game: gameId(wishes), seats, public: false, ...paces.none };
  const made = await link.doNow({ do: "create", plan });
  if (!made.ok) return words(made);
  const [own] = wishes.seats;
  if (signal.aborted || !made.table || !own) return "";
  const seated = await takeSeat(made.table, own, name, true);
  if (!seated.ok) return words(seated);
  if (!signal.aborted) go("t", made.table);
  return "";
}

// Returns "" if the person does not answer.
export function askName(signal: AbortSignal): Promise<string> {
  if (signal.aborted) return Promise.resolve("");
  return new Promise((done) => {
    const onname = (name: string) => {
      signal.removeEventListener("abort", leave);
      void unmount(dialog);
      done(name);
    };
    const leave = () => onname("");
    signal.addEventListener("abort", leave);
    const dialog = mount(AskName, { target: document.body, props: { onname } });
  });
}

function words({ error, part }: { error: string; part: string }): string {
  return error === "unreachable" ? say("page.home.no_connection") : refusalWords(error, part);
}
