// SPDX-License-Identifier: MIT
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Watcher } from "../../src/link/link.svelte.ts";
import type { FromServer } from "../../src/link/messages.ts";
import { FakeServer, knocked, plan } from "./fake.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watcher(seen?: number): Watcher & { heard: FromServer[]; errors: string[] } {
  const heard: FromServer[] = [];
  const errors: string[] = [];
  return {
    id: "t",
    heard,
    errors,
    since: () => seen,
    hear: (message) => void heard.push(message),
    refused: (error) => void errors.push(error),
  };
}

describe("the connection", () => {
  it("is opened by the first wish and answers it", async () => {
    const server = new FakeServer();
    expect(server.link.connection).toBe("closed");
    const done = server.link.do({ do: "throw", table: "t", at: 7 });
    const socket = await server.welcome();
    const [sent] = socket.sent;
    expect(sent).toMatchObject({ do: "throw", table: "t", at: 7 });
    socket.say({ answer: sent?.id ?? "", ok: true, seq: 8 });
    expect(await done).toMatchObject({ ok: true, seq: 8 });
    expect(server.link.me?.name).toBe("Ana");
  });

  it("sends what was not answered again, with the same id, and answers it once", async () => {
    const server = new FakeServer();
    let answers = 0;
    const done = server.link.do({ do: "confirm", table: "t", at: 7 });
    void done.then(() => (answers += 1));
    const first = await server.welcome();
    first.lose();
    expect(server.link.connection).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    const second = await server.welcome();
    expect(second).not.toBe(first);
    expect(second.sent.map(({ id }) => id)).toEqual(first.sent.map(({ id }) => id));
    const id = second.sent[0]?.id ?? "";
    second.say({ answer: id, ok: true });
    second.say({ answer: id, ok: true });
    await knocked();
    expect(answers).toBe(1);
    second.lose();
    expect(server.link.connection).toBe("closed"); // nobody wants anything any more
  });

  it("refuses what must happen now or never once it is lost, and keeps the rest", async () => {
    const server = new FakeServer();
    const urgent = server.link.doNow({ do: "create", plan });
    void server.link.do({ do: "confirm", table: "t", at: 7 });
    (await server.welcome()).lose();
    expect(await urgent).toMatchObject({ ok: false, error: "unreachable" });
    await vi.advanceTimersByTimeAsync(1000);
    const again = await server.welcome();
    expect(again.wishes("create")).toEqual([]);
    expect(again.wishes("confirm")).toHaveLength(1);
  });

  it("refuses what must happen now if it cannot be opened in time", async () => {
    const server = new FakeServer();
    const urgent = server.link.doNow({ do: "create", plan });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await urgent).toMatchObject({ ok: false, error: "unreachable" });
    expect((await server.welcome()).wishes("create")).toEqual([]);
  });

  it("goes on with a table from what was seen last", async () => {
    const server = new FakeServer();
    const table = watcher(12);
    server.link.watch(table);
    (await server.welcome()).lose();
    await vi.advanceTimersByTimeAsync(1000);
    const socket = await server.welcome();
    expect(socket.wishes("watch")).toMatchObject([{ table: "t", since: 12 }]);
    server.link.watchAnew(table);
    expect(socket.wishes("watch")[1]).not.toHaveProperty("since");
    socket.say({ table: "t", here: ["me"], watching: 2 });
    expect(table.heard).toHaveLength(1);
  });

  it("tells a table that it cannot be watched", async () => {
    const server = new FakeServer();
    const table = watcher();
    server.link.watch(table);
    const socket = await server.welcome();
    const id = socket.wishes("watch")[0]?.id ?? "";
    socket.say({ answer: id, ok: false, error: "unknown_table", part: "t" });
    expect(table.errors).toEqual(["unknown_table"]);
  });

  it("waits longer and longer, but not when the device is back", async () => {
    const server = new FakeServer();
    server.answers = "lost";
    server.link.enterLobby();
    await knocked();
    const pauses: number[] = [];
    for (let each = 0; each < 8; each += 1) {
      let waited = 0;
      while (server.link.connection === "lost" && waited < 40_000) {
        vi.advanceTimersByTime(250);
        waited += 250;
      }
      pauses.push(waited);
      await knocked();
    }
    expect(pauses[0]).toBeLessThanOrEqual(500);
    expect(pauses.at(-1)).toBeGreaterThanOrEqual(15_000);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(30_250);
    server.answers = "ready";
    server.link.hurry();
    expect(server.link.unreachable).toBe(true); // while it knocks, too
    const socket = await server.welcome();
    expect(server.link.unreachable).toBe(false);
    expect(socket.wishes("lobby")).toHaveLength(1);
  });

  it("is given up where there is no server, in words, and can be tried again", async () => {
    const server = new FakeServer();
    server.answers = "absent";
    const table = watcher();
    server.link.watch(table);
    const answer = server.link.do({ do: "create", plan: plan });
    expect(await answer).toMatchObject({ ok: false, error: "absent" });
    expect(table.errors).toEqual(["absent"]);
    server.answers = "ready";
    server.link.hurry();
    expect((await server.welcome()).wishes("watch")).toHaveLength(1);
  });

  it("is taken for dead when an answer does not come", async () => {
    const server = new FakeServer();
    void server.link.do({ do: "throw", table: "t", at: 1 });
    const first = await server.welcome();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(first.closed).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect((await server.welcome()).sent[0]?.id).toBe(first.sent[0]?.id);
  });

  it("turns to another page of the lobby, and asks for it again after a loss", async () => {
    const server = new FakeServer();
    server.link.enterLobby();
    const first = await server.welcome();
    server.link.turnLobby(2);
    expect(first.wishes("lobby").map(({ page }) => page)).toEqual([undefined, 2]);
    first.lose();
    await vi.advanceTimersByTimeAsync(1000);
    const second = await server.welcome();
    expect(second.wishes("lobby").map(({ page }) => page)).toEqual([2]);
    server.link.enterLobby(); // another page of the site
    expect(second.wishes("lobby").at(-1)?.page).toBeUndefined();
  });

  it("does not mind messages that it cannot read", async () => {
    const server = new FakeServer();
    server.link.enterLobby();
    const socket = await server.welcome();
    socket.onmessage?.({ data: "what?" });
    socket.say({ lobby: { open: [], playing: [], yours: [], finished: [] } });
    expect(server.link.lobby?.open).toEqual([]);
  });
});
