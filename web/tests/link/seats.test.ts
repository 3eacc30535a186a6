// SPDX-License-Identifier: MIT
// Sitting down: only at tables whose dice this device can follow.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { FakeServer, knocked, olderDice, snapshot } from "./fake.ts";

let server = new FakeServer();
vi.mock("../../src/link/online.svelte.ts", () => ({
  get link() {
    return server.link;
  },
  myself: () => ({ player: "me", name: "Ana" }),
  become: () => Promise.resolve(),
}));
const { takeSeat } = await import("../../src/link/seats.ts");

describe("sitting down", () => {
  beforeEach(() => localStorage.clear());

  for (const scheme of ["parlor-dice-1", "parlor-dice-2", "parlor-dice-4", "parlor-dice-3"])
    it(`at a table of ${scheme}`, async () => {
      const answered = takeSeat("t", "b", "Ana");
      const socket = server.sockets.length > 0 ? server.socket : await server.welcome();
      await vi.waitFor(() => expect(socket.wishes("watch").length).toBeGreaterThan(0));
      const told = snapshot({ phase: "open", toAct: "", due: "" }, "");
      if ("snapshot" in told) told.snapshot.dice = { ...olderDice, scheme };
      socket.say(told);
      const isOurs = scheme === "parlor-dice-3";
      if (!isOurs) expect(await answered).toMatchObject({ ok: false, error: "older_dice" });
      await vi.waitFor(() => expect(socket.wishes("sit")).toHaveLength(isOurs ? 1 : 0));
    });

  const open = (scheme = "parlor-dice-3") => {
    const told = snapshot({ phase: "open", toAct: "", due: "" }, "");
    if ("snapshot" in told) told.snapshot.dice = { ...olderDice, scheme };
    return told;
  };
  const connected = async () => {
    server = new FakeServer();
    server.link.hurry();
    return server.welcome();
  };
  // The connection comes back, and the table can be seen on it.
  const back = async () => {
    server.link.hurry();
    const socket = await server.welcome();
    socket.say(open());
    await knocked();
    return socket;
  };

  it("gives up a hurried seat if the connection is lost before the table is seen", async () => {
    const socket = await connected();
    const answered = takeSeat("t", "b", "Ana", true);
    await vi.waitFor(() => expect(socket.wishes("watch")).toHaveLength(1));
    socket.lose();
    expect(await answered).toMatchObject({ ok: false, error: "unreachable" });
    expect((await back()).sent).toEqual([]);
  });

  it("gives up a hurried seat if the connection is lost while it is taken", async () => {
    const socket = await connected();
    const answered = takeSeat("t", "b", "Ana", true);
    await vi.waitFor(() => expect(socket.wishes("watch")).toHaveLength(1));
    socket.say(open());
    await vi.waitFor(() => expect(socket.wishes("sit")).toHaveLength(1));
    socket.lose();
    expect(await answered).toMatchObject({ ok: false, error: "unreachable" });
    expect((await back()).sent).toEqual([]);
  });

  it("waits for the connection if the seat is not urgent", async () => {
    const socket = await connected();
    void takeSeat("t", "b", "Ana");
    await vi.waitFor(() => expect(socket.wishes("watch")).toHaveLength(1));
    socket.lose();
    const next = await back();
    await vi.waitFor(() => expect(next.wishes("sit")).toHaveLength(1));
  });
});
