// SPDX-License-Identifier: MIT
// Sitting down: only at tables whose dice this device can follow.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { FakeServer, olderDice, snapshot } from "./fake.ts";

const server = new FakeServer();
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
});
