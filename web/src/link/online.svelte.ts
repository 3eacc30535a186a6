// SPDX-License-Identifier: MIT
// The page's connection, and its player.
import { callToTables } from "../shell/attention.svelte.ts";
import { store } from "../shell/storage.ts";
import { Link, type Socket } from "./link.svelte.ts";
import { type Me, type Reply, whoAmI } from "./me.ts";

let me = $state.raw<Me | null>(null);

export function myself(): Me | null {
  return me;
}

// The last change of the player. It may end the connection, and its answer sets the cookie for the next one, so connecting
// waits for it.
let changing: Promise<unknown> = Promise.resolve();

export const link = new Link(connect, async () => {
  await changing;
  const answer = await whoAmI();
  if (answer.ok) {
    meet(answer.value);
    return "ready";
  }
  return answer.error === "absent" ? "absent" : "lost";
});

// From now on the home page looks for waiting tables, and the statistics for online games.
function meet(somebody: Me): void {
  me = somebody;
  store("online", true);
}

// Adopts the player of an answer. Reconnects if it is another one.
export async function become(asked: Promise<Reply<Me>>): Promise<Reply<Me>> {
  changing = asked;
  const answer = await asked;
  if (!answer.ok) return answer;
  const other = me?.player !== answer.value.player;
  meet(answer.value);
  if (other && link.connection === "open") link.drop();
  if (other) link.hurry();
  return answer;
}

function connect(): Socket {
  const address = new URL("./ws", location.href);
  address.protocol = address.protocol.replace("http", "ws");
  address.hash = address.search = "";
  return new WebSocket(address) as unknown as Socket; // messages are text
}

$effect.root(() => {
  $effect(() => callToTables(link.lobby?.yours.filter(({ yourTurn }) => yourTurn).length ?? 0));
});

if (typeof window !== "undefined") {
  window.addEventListener("online", () => link.hurry());
  window.addEventListener("offline", () => link.connection === "open" && link.drop());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && link.connection === "lost") link.hurry();
  });
}
