// SPDX-License-Identifier: MIT
// What a table online does with this device's chains, and when it stops.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { newTip, spend } from "../../src/fair/chain.ts";
import { chainedScheme } from "../../src/fair/chained_dice.ts";
import { witnessOf } from "../../src/fair/witness.ts";
import { OnlineTable } from "../../src/link/table.svelte.ts";
import { Dealer } from "./dealer.ts";
import { event, FakeServer, type FakeSocket, snapshot } from "./fake.ts";

type WithLink = { id: string; at: number; seat?: string; link?: string; tip?: string };
const wishes = (socket: FakeSocket, kind: string) => socket.wishes(kind) as unknown as WithLink[];
const sent = (socket: FakeSocket, kind: string, count = 1) =>
  vi.waitFor(() => {
    expect(wishes(socket, kind)).toHaveLength(count);
    return wishes(socket, kind).at(-1) as WithLink;
  });
const settled = () => new Promise((done) => setTimeout(done, 0));
const root = (digit: string) => digit.repeat(64);

// A window of this browser at the table.
async function open() {
  const server = new FakeServer();
  const table = new OnlineTable(server.link, "t");
  return { table, socket: await server.welcome() };
}
async function opening() {
  const dealer = new Dealer(newTip(chainedScheme, "t", "b", root("1")));
  const window = await open();
  window.socket.say(dealer.snapshot());
  return { dealer, ...window };
}
async function playing() {
  const window = await opening();
  const { link = "" } = await sent(window.socket, "reveal");
  window.socket.say(window.dealer.begin(link));
  expect(window.table.alarm).toBeNull();
  return window;
}
// The throw is sent and done; the end of the turn is due.
async function thrown() {
  const window = await playing();
  const { dealer, socket, table } = window;
  void table.do({ do: "throw", at: dealer.played });
  const { link = "" } = await sent(socket, "throw");
  return { ...window, link };
}

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe("the links of this device", () => {
  it("begin when everybody sits, by themselves and once", async () => {
    const { dealer, socket, table } = await opening();
    socket.say(dealer.snapshot());
    expect(await sent(socket, "reveal")).toMatchObject({ at: 3, seat: "b" });
    await settled();
    expect(wishes(socket, "reveal")).toHaveLength(1);
    expect(table.elsewhere).toBe(false);
  });

  it("come with throws and ends of turns, each another one", async () => {
    const { dealer, socket, table, link } = await thrown();
    expect(link).toMatch(/^[0-9a-f]{64}$/);
    socket.say(dealer.thrown("b", link));
    void table.do({ do: "confirm", at: dealer.played });
    const end = await sent(socket, "confirm");
    expect(end.link).not.toBe(link);
    socket.say(dealer.confirmed("b", end.link ?? ""));
    expect(table.alarm).toBeNull();
    expect(witnessOf("t")?.given?.link).toBe(end.link);
  });

  it("are repeated for the same throw", async () => {
    const { dealer, socket, table, link } = await thrown();
    void table.do({ do: "throw", at: dealer.played });
    expect((await sent(socket, "throw", 2)).link).toBe(link);
    expect(wishes(socket, "renew")).toEqual([]);
  });

  it("are not given for another state: a new chain takes their place", async () => {
    const { dealer, socket, table, link } = await thrown();
    socket.say(dealer.takeOver("r")); // the throw is refused as stale
    void table.do({ do: "throw", at: dealer.played });
    const renewed = await sent(socket, "renew");
    expect(renewed.tip).not.toBe(link);
    socket.say(dealer.renewed(renewed.tip ?? ""));
    socket.say({ answer: renewed.id, ok: true, seq: dealer.seq });
    expect(await sent(socket, "throw", 2)).not.toHaveProperty("link"); // it does not count yet
  });

  it("are shared with a second window and survive a reload", async () => {
    const { dealer, link } = await thrown();
    const again = await open();
    again.socket.say(dealer.snapshot());
    void again.table.do({ do: "throw", at: dealer.played });
    expect((await sent(again.socket, "throw")).link).toBe(link); // the same throw
    again.socket.say(dealer.takeOver("r"));
    void again.table.do({ do: "throw", at: dealer.played });
    await sent(again.socket, "renew");
    expect(wishes(again.socket, "throw")).toHaveLength(1);
  });

  it("wait for other windows that take one", async () => {
    const { dealer, socket, table } = await playing();
    let release = () => {};
    const request = (_: string, work: () => unknown) =>
      new Promise<void>((done) => (release = done)).then(work);
    vi.stubGlobal("navigator", { ...navigator, locks: { request } });
    const answered = table.do({ do: "throw", at: dealer.played });
    socket.say(dealer.thrown("r", dealer.theirs)); // a lie: it is not Ben's turn
    release();
    expect(await answered).toMatchObject({ ok: false, error: "unsound" });
    expect(wishes(socket, "throw")).toEqual([]);
    vi.unstubAllGlobals();
  });

  it("are replaced by a new chain where another device has the old one", async () => {
    const { dealer } = await playing();
    localStorage.clear();
    const elsewhere = await open();
    elsewhere.socket.say(dealer.snapshot());
    void elsewhere.table.do({ do: "throw", at: dealer.played });
    expect(await sent(elsewhere.socket, "renew")).toMatchObject({ seat: "b" });
    const { tip = "" } = wishes(elsewhere.socket, "renew")[0] ?? {};
    expect(elsewhere.table.isFromElsewhere({ seat: "b", tip })).toBe(false);
    expect(elsewhere.table.isFromElsewhere({ seat: "b", tip: root("7") })).toBe(true);
    expect(elsewhere.table.isFromElsewhere({ seat: "r", tip: root("7") })).toBe(false);
  });
});

describe("before the game", () => {
  it("another device of the player is told that the chain is elsewhere", async () => {
    const dealer = new Dealer(root("2"));
    const { socket, table } = await open();
    socket.say(dealer.snapshot());
    await settled();
    expect(table.elsewhere).toBe(true);
    expect(wishes(socket, "reveal")).toEqual([]);
  });

  it("the player is asked before every opening from the third on", async () => {
    const { dealer, socket, table } = await opening();
    await sent(socket, "reveal");
    for (const [voided, reveals] of [
      [2, 1],
      [3, 2],
    ] as const) {
      socket.say(dealer.reopen(voided));
      await settled();
      expect([table.asksToReveal, table.voided]).toEqual([true, voided]);
      expect(wishes(socket, "reveal").length + wishes(socket, "sit").length).toBe(reveals);
      table.agreeToReveal();
      expect(table.asksToReveal).toBe(false);
      await sent(socket, "sit", reveals); // its first link is spent: the tip is the same here
    }
    expect(table.alarm).toBeNull();
  });

  it("openings that come to nothing are counted, and nobody sits down after two", async () => {
    const { dealer, socket, table } = await opening();
    const first = await sent(socket, "reveal");
    socket.say(dealer.breakOff(first.link ?? ""));
    socket.say(dealer.sitAgain());
    const second = await sent(socket, "reveal", 2);
    expect(second.link).not.toBe(first.link);
    socket.say(dealer.breakOff(second.link ?? ""));
    expect([table.voided, table.alarm]).toEqual([2, null]);
    socket.say(dealer.sitAgain()); // a lie: an honest server refuses
    expect(table.alarm).toMatchObject({ name: "opening_differs", seat: "r" });
  });

  it("a seat that nobody has is not left", async () => {
    const { dealer, socket, table } = await opening();
    const stood = event(dealer.seq + 1, "stood", { seat: "r" });
    socket.say({ table: "t", events: [{ ...stood, by: "" }], state: dealer.state() });
    expect(table.alarm).toMatchObject({ name: "opening_differs", seat: "r" });
  });
});

describe("an alarm", () => {
  it("stops links, also after a reload, and is told with evidence", async () => {
    const { dealer, socket, table } = await thrown();
    socket.say(dealer.thrown("b", "")); // the link is left out
    const alarm = { name: "link_missing", seat: "b", seq: dealer.seq };
    expect(table.alarm).toEqual(alarm);
    expect(await table.do({ do: "confirm", at: dealer.played })).toMatchObject({ error: "unsound" });
    expect(JSON.parse(table.evidence)).toMatchObject({ table: "t", alarm, followed: { voided: 0 } });

    const again = await open();
    again.socket.say(dealer.snapshot());
    expect(again.table.alarm).toEqual(alarm);
    expect(await again.table.do({ do: "confirm", at: dealer.played })).toMatchObject({ ok: false });
    expect(wishes(again.socket, "confirm")).toEqual([]);
  });

  it("is raised where notes were added before a link that was sent", async () => {
    const { dealer, socket, table, link } = await thrown();
    socket.say(dealer.takeOver("r"));
    expect(table.alarm).toBeNull();
    socket.say(dealer.thrown("b", link));
    expect(table.alarm).toMatchObject({ name: "link_elsewhere", seat: "b" });
  });

  it("is raised where a link is used for something else", async () => {
    const { dealer, socket, table, link } = await thrown();
    socket.say(dealer.takeOver("r"));
    void table.do({ do: "throw", at: dealer.played });
    await sent(socket, "renew");
    socket.say(dealer.thrown("b", link));
    expect(table.alarm).toMatchObject({ name: "link_elsewhere" });
  });

  it("is raised where the state does not follow", async () => {
    const { dealer, socket, table, link } = await thrown();
    socket.say(dealer.thrown("b", link, { shaken: root("0") }));
    expect(table.alarm).toMatchObject({ name: "state_differs", seq: dealer.seq });
  });

  it("is raised where a seat acts that is not to act", async () => {
    const { dealer, socket, table } = await playing();
    socket.say(dealer.thrown("r", dealer.theirs));
    expect(table.alarm).toMatchObject({ name: "order_wrong", seat: "r" });
  });

  it("is raised where the rules say that another seat is to act", async () => {
    const { table } = await playing();
    table.compareTurn("b");
    expect(table.alarm).toBeNull();
    table.compareTurn("r");
    expect(table.alarm).toMatchObject({ name: "order_wrong" });
  });

  it("is raised where the end of a turn is held back", async () => {
    const { dealer, socket, table, link } = await thrown();
    socket.say(dealer.thrown("b", link));
    socket.say({
      table: "t",
      events: [event(dealer.seq + 1, "said", { name: "Ben", text: "hello" })],
      state: dealer.state({ seq: dealer.seq + 1, toAct: "r", due: "throw" }),
    });
    expect(table.alarm).toMatchObject({ name: "order_wrong", seq: dealer.seq + 1 });
  });
});

describe("tables of older programs", () => {
  it("are played with the links that the server counts", async () => {
    const { socket, table } = await open();
    const tip = newTip("parlor-dice-2", "t", "b", root("3"));
    const { seats } = new Dealer(tip).state();
    const due = seats.map((each) => (each.seat === "b" ? { ...each, link: tip } : each));
    socket.say(snapshot({ seats: due, shaken: "before" }));
    void table.do({ do: "throw", at: 4 });
    const { link } = await sent(socket, "throw");
    expect(spend("t", "b", tip, "throw 4")).toEqual({ link });
    expect(table.alarm).toBeNull();
  });
});
