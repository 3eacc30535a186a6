// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import { type Happening, OnlineTable } from "../../src/link/table.svelte.ts";
import { event, FakeServer, snapshot, state } from "./fake.ts";

async function watched() {
  const server = new FakeServer();
  const table = new OnlineTable(server.link, "t");
  const socket = await server.welcome();
  const happened: Happening[] = [];
  table.happened = (what) => void happened.push(what);
  return { socket, table, happened };
}
const thrown = (seq: number) => event(seq, "thrown", { seat: "b", thrown: "6-3", link: "" });
const stepped = (seq: number) => event(seq, "stepped", { seat: "b", step: "w/4" });

describe("a table online", () => {
  it("is laid out by a snapshot and goes on by events", async () => {
    const { socket, table, happened } = await watched();
    socket.say(snapshot());
    expect(table.begun).toBe(true);
    socket.say({ table: "t", events: [thrown(5), stepped(6)], state: state({ seq: 6, played: 6 }) });
    expect(table.state.played).toBe(6);
    expect(happened).toHaveLength(3);
    expect(table.story).toEqual([{ record: "the record" }, thrown(5), stepped(6)]);
    expect(table.since()).toBe(6);
  });

  it("asks for all of it where something is missing, and takes nothing twice", async () => {
    const { socket, table, happened } = await watched();
    socket.say(snapshot());
    socket.say({ table: "t", events: [stepped(6)], state: state({ seq: 6 }) });
    expect(table.state.seq).toBe(4);
    expect(socket.wishes("watch").at(-1)).not.toHaveProperty("since");
    socket.say(snapshot({ seq: 6, played: 6 }, "a longer record"));
    socket.say({ table: "t", events: [thrown(5), stepped(6)], state: state({ seq: 6 }) });
    socket.say({ table: "t", events: [stepped(6), stepped(7)], state: state({ seq: 7 }) });
    expect(happened.at(-2)).toEqual({ record: "a longer record" });
    expect(happened.at(-1)).toMatchObject({ seq: 7 });
  });

  it("knows what is its own", async () => {
    const { socket, table } = await watched();
    expect(table.myTurn).toBe(false); // before anything is known of it
    socket.say(snapshot());
    expect(table.played).toEqual(["b"]);
    expect(table.myTurn).toBe(true);
    socket.say(snapshot({ toAct: "rb" })); // partners who share a throw
    expect(table.myTurn).toBe(true);
    socket.say(snapshot({ toAct: "r" }));
    expect(table.myTurn).toBe(false);
    socket.say(snapshot());
    const { seats } = state();
    const replaced = seats.map((seat) =>
      seat.seat === "b" ? { ...seat, level: "simple", mayReturn: true } : seat,
    );
    socket.say({
      table: "t",
      events: [event(5, "replaced", { seat: "b", level: "simple", why: "away" })],
      state: state({ seq: 5, seats: replaced }),
    });
    expect(table.played).toEqual([]);
    expect(table.myTurn).toBe(false);
    expect(table.mySeats).toHaveLength(1);
  });

  it("says when an event is known", async () => {
    const { socket, table } = await watched();
    socket.say(snapshot());
    let there = false;
    const waiting = table.reached(5).then(() => (there = true));
    await Promise.resolve();
    expect(there).toBe(false);
    socket.say({ table: "t", events: [thrown(5)], state: state({ seq: 5 }) });
    await waiting;
    expect(there).toBe(true);
  });

  it("begins with its first record, and keeps what is said", async () => {
    const { socket, table, happened } = await watched();
    socket.say(snapshot({ phase: "open", seq: 2, played: 0, toAct: "", due: "" }, ""));
    expect(table.begun).toBe(false);
    socket.say({
      table: "t",
      events: [event(3, "said", { name: "Ben", text: "phrase:hello" }), event(4, "begun", { record: "r" })],
      state: state(),
    });
    expect(table.begun).toBe(true);
    expect(table.said).toMatchObject([{ name: "Ben" }]);
    expect(happened).toHaveLength(1);
    expect(table.record).toBe("r");
  });
});

describe("whoever leaves a table online", () => {
  it("may be replaced once the patience of the table has passed", async () => {
    const { socket, table } = await watched();
    socket.say(snapshot());
    const meet = (here: string[]) => socket.say({ table: "t", here, watching: 0 });
    meet(["me", "other"]);
    const before = performance.now();
    meet(["me"]);
    const after = performance.now();
    expect(table.untilReplaced("other", before)).toBeGreaterThanOrEqual(60_000);
    expect(table.untilReplaced("other", after + 60_000)).toBe(0);
    meet(["me"]); // somebody else came or went
    expect(table.untilReplaced("other", after)).toBeGreaterThan(59_000);
    meet(["me", "other"]);
    expect(table.untilReplaced("other", after)).toBe(0);
  });

  it("may have been away for long where this page was not there to see it", async () => {
    const { socket, table } = await watched();
    socket.say(snapshot());
    socket.say({ table: "t", here: ["me"], watching: 0 });
    expect(table.untilReplaced("other", performance.now())).toBe(0);
  });
});
