// SPDX-License-Identifier: MIT
import { afterEach, describe, expect, it } from "vitest";
import { linkAfter, newTip } from "../../src/fair/chain.ts";
import { witnessOf } from "../../src/fair/witness.ts";
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

// The seats as they are told, the first of them mine, with what its next link must hash to.
const due = (link: string) =>
  state().seats.map((each) => (each.seat === "b" ? { ...each, link } : each));
const settled = () => new Promise((done) => setTimeout(done, 0));

describe("the dice of a table online", () => {
  afterEach(() => localStorage.clear());

  it("get the first link when everybody sits, by itself and once", async () => {
    const { socket, table } = await watched();
    const tip = newTip("t", "b", "1".repeat(64));
    const open = { phase: "open", toAct: "", due: "", shaken: "before" } as const;
    socket.say(snapshot({ ...open, seats: due(""), played: 3 }, ""));
    expect(socket.wishes("reveal")).toEqual([]);
    socket.say(snapshot({ ...open, seats: due(tip), played: 4 }, ""));
    socket.say(snapshot({ ...open, seats: due(tip), played: 4 }, ""));
    expect(socket.wishes("reveal")).toMatchObject([
      { at: 4, seat: "b", link: linkAfter("t", "b", tip) },
    ]);
    expect(table.opening.map(({ seat }) => seat)).toEqual(["b"]);
    expect(table.elsewhere).toBe(false);
    expect(witnessOf("t")?.opened).toBe("before");
    const tipOfAnother = "2".repeat(64);
    socket.say(snapshot({ ...open, seats: due(tipOfAnother), played: 5 }, ""));
    expect(socket.wishes("reveal")).toHaveLength(1);
    expect(table.elsewhere).toBe(true);
  });

  it("get the next link with a throw, and it is remembered for what", async () => {
    const { socket, table } = await watched();
    const tip = newTip("t", "b", "3".repeat(64));
    socket.say(snapshot({ seats: due(tip), shaken: "before" }));
    const link = linkAfter("t", "b", tip);
    const answered = table.do({ do: "throw", at: 4 });
    const [sent] = socket.wishes("throw");
    expect(sent).toMatchObject({ at: 4, link });
    socket.say({ answer: sent?.id ?? "", ok: true, seq: 5 });
    await answered;
    expect(witnessOf("t")?.given).toEqual({ link, before: "before" });
  });

  it("get none where none is asked for", async () => {
    const { socket, table } = await watched();
    socket.say(snapshot());
    void table.do({ do: "throw", at: 4 });
    expect(socket.wishes("throw")[0]).not.toHaveProperty("link");
  });

  it("get a new chain from a device that does not have the old one", async () => {
    const { socket, table } = await watched();
    socket.say(snapshot({ seats: due("4".repeat(64)) }));
    void table.do({ do: "throw", at: 4 });
    const [renewed] = socket.wishes("renew") as unknown as { id: string; tip: string }[];
    expect(renewed).toMatchObject({ at: 4, seat: "b" });
    const tip = renewed?.tip ?? "";
    expect(linkAfter("t", "b", tip)).not.toBeNull();
    socket.say({
      table: "t",
      events: [event(5, "renewed", { seat: "b", tip })],
      state: state({ seq: 5, played: 5 }),
    });
    socket.say({ answer: renewed?.id ?? "", ok: true, seq: 5 });
    await settled();
    expect(socket.wishes("throw")).toMatchObject([{ at: 5 }]);
    expect(socket.wishes("throw")[0]).not.toHaveProperty("link");
  });
});

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

  it("says so when a game begins with another seal than this device was shown", async () => {
    const begins = (commitment: string) => ({
      table: "t",
      events: [event(2, "begun", { record: `parlor record 1\ncommitment: ${commitment}\n` })],
      state: state({ seq: 2, played: 2 }),
    });
    for (const commitment of ["c", "d"]) {
      const { socket, table } = await watched();
      socket.say(snapshot({ seq: 1, phase: "open" }, ""));
      socket.say(begins(commitment));
      expect(table.unsound).toBe(commitment !== "c");
    }
    localStorage.clear();
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
