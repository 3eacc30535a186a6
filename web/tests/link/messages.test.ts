// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import { Misfit } from "../../src/base/check.ts";
import { decodeMessage } from "../../src/link/messages.ts";
import { event, plan, snapshot, state } from "./fake.ts";

const again = (value: object) => decodeMessage(JSON.stringify(value));

describe("messages of the server", () => {
  it.each([
    { welcome: { player: "p", name: "", account: "", version: "1" } },
    { answer: "1", ok: true },
    { answer: "1", ok: true, seq: 3, table: "t" },
    { answer: "1", ok: false, error: "stale", part: "" },
    { table: "t", here: ["p"], watching: 0 },
    { lobby: { open: [], playing: [], yours: [], finished: [] } }, // of an older server
    { lobby: { open: [], playing: [], yours: [], finished: [], page: 1, more: true } },
    { error: "too_fast", part: "" },
    snapshot(),
    snapshot({
      offer: { offer: 3, what: "draw", by: "b", waiting: ["r"] },
      clock: { seat: "b", turn: 12 },
      ended: { how: "won", seat: "", secret: "s" },
    }),
  ])("are taken as they are: %j", (message) => {
    expect(again(message)).toEqual(message);
  });

  it("bring events of all kinds", () => {
    const events = [
      event(1, "created", { plan, commitment: "c", previous: "", dice: "d" }),
      event(2, "sat", { seat: "b", name: "Ana", tip: "00" }),
      event(3, "stood", { seat: "b" }),
      event(4, "filled", { level: "simple" }),
      event(5, "begun", { record: "r" }),
      event(6, "thrown", { seat: "b", thrown: "6-3", link: "" }),
      event(7, "stepped", { seat: "b", step: "w/6" }),
      event(8, "undone", { seat: "b" }),
      event(9, "handed_over", { seat: "b" }),
      event(10, "confirmed", { seat: "b", spent: 3, link: "00" }),
      event(11, "offered", { seat: "b", what: "take_back" }),
      event(12, "agreed", { seat: "b" }),
      event(13, "declined", { seat: "b" }),
      event(14, "taken_back", { record: "r" }),
      event(15, "replaced", { seat: "b", level: "simple", why: "late" }),
      event(16, "returned", { seat: "b" }),
      event(17, "said", { name: "Ana", text: "hello" }),
      event(18, "ended", { how: "won", seat: "", secret: "s", record: "r" }),
      event(19, "followed", { next: "u" }),
      event(20, "revealed", { seat: "b", link: "00" }),
      event(21, "renewed", { seat: "b", tip: "00" }),
    ];
    const news = { table: "t", events, state: state() };
    expect(again(news)).toEqual(news);
  });

  it.each([
    "no JSON",
    "[]",
    "null",
    '{"table":"t"}',
    '{"answer":"1"}',
    '{"answer":"1","ok":true,"seq":"3"}',
    '{"table":"t","here":"p","watching":0}',
    JSON.stringify({ table: "t", events: [{ seq: 1, kind: "toString" }], state: state() }),
    JSON.stringify({ table: "t", events: [{ ...event(1, "sat", { seat: "b", name: "", tip: "" }), name: 7 }], state: state() }),
    JSON.stringify({ table: "t", events: [], state: { ...state(), phase: "lost" } }),
  ])("that do not fit are refused: %s", (text) => {
    expect(() => decodeMessage(text)).toThrow(Misfit);
  });
});
