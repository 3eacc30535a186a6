// SPDX-License-Identifier: MIT
// Duels of the day on this device: what is stored, how a result reads, and what is sent to the server.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { changeDuel, dateOf, dayText, type Duel, duelOf, duelOn, duels, forgetDuel, noteDuel } from "../../src/duels/book.ts";
import { sendDuels } from "../../src/duels/sending.ts";
import { dayTold, hasEnded, lineOf, resultTold } from "../../src/duels/told.ts";
import { speak, speakAll } from "../../src/text/say.svelte.ts";

const duel = (more: Partial<Duel> = {}): Duel => ({
  id: "a", day: "2026-11-20", edition: "poleana", level: "simple", ...more,
});
const ended = (more: Partial<Duel> = {}) => duel({ result: "won", turns: 81, title: "Poleana", record: "parlor record 1\n", ...more });

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("the duels of this device", () => {
  it("are one a day and edition, the newest first", () => {
    noteDuel(duel());
    noteDuel(duel({ id: "z", edition: "zenda" }));
    noteDuel(duel({ id: "b", day: "2026-11-21" }));
    noteDuel(duel({ id: "again" }));
    expect(duels().map(({ id }) => id)).toEqual(["b", "again", "z"]);
    expect(duelOn("2026-11-20", "poleana")?.id).toBe("again");
    expect(duelOf("a")).toBeUndefined();
    forgetDuel("b");
    expect(duels().map(({ id }) => id)).toEqual(["again", "z"]);
  });

  it("change where they are known", () => {
    noteDuel(duel());
    changeDuel("a", { result: "lost", turns: 70 });
    changeDuel("unknown", { result: "won" });
    expect(duels()).toEqual([duel({ result: "lost", turns: 70 })]);
  });

  it("are none where the storage is damaged", () => {
    localStorage.setItem("parlor.duels", '[{"id": 5}]');
    expect(duels()).toEqual([]);
  });

  it("belong to the calendar day of this place", () => {
    expect(dayText(new Date(2026, 0, 2, 23, 59))).toBe("2026-01-02");
    expect(dayText(dateOf("2026-11-20"))).toBe("2026-11-20");
  });
});

describe("a duel in words", () => {
  const judged = ended({ accuracy: 83.6, luck: 0.05, luckTold: "a little lucky" });

  it("is one line to share", async () => {
    await speak("en");
    await speakAll();
    if (!hasEnded(judged)) throw new Error("it has ended");
    expect(lineOf(judged)).toBe("Parlor duel Nov 20 · Poleana · beat Daisy · accuracy 84 · a little lucky");
    expect(lineOf({ ...judged, result: "lost", accuracy: null, luckTold: "" })).toBe(
      "Parlor duel Nov 20 · Poleana · lost to Daisy",
    );
  });

  it("speaks Spanish too", async () => {
    await speak("es");
    await speakAll();
    if (!hasEnded(judged)) throw new Error("it has ended");
    expect(lineOf({ ...judged, luckTold: "un poco de suerte" })).toBe(
      "Duelo de Parlor, 20 nov · Poleana · le gané a Margarita · precisión 84 · un poco de suerte",
    );
    expect(resultTold({ level: "simple", result: "lost" })).toBe("Te ganó Margarita");
    expect(dayTold("2026-11-20", "long")).toBe("viernes, 20 de noviembre");
  });
});

describe("sending duels", () => {
  // Answers as the server does, and remembers what was asked.
  function serverThat(...answers: [number, object][]) {
    const sent: { day: string; record: string }[] = [];
    vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body) as { day: string; record: string });
      const [status, said] = answers.shift() ?? [500, {}];
      return Promise.resolve(new Response(JSON.stringify(said), { status }));
    });
    return sent;
  }
  const score = { result: "won", turns: 81, accuracy: 84.2, luck: 0.113 };

  it("sends what has ended and was not sent, and keeps the server's figures", async () => {
    noteDuel(ended());
    noteDuel(ended({ id: "sent", edition: "zenda", sent: "done" }));
    noteDuel(duel({ id: "going", edition: "dixie-1952" }));
    const sent = serverThat([200, score]);
    expect(await sendDuels()).toBe("");
    expect(sent).toEqual([{ day: "2026-11-20", record: "parlor record 1\n" }]);
    expect(duelOf("a")).toMatchObject({ sent: "done", record: "", accuracy: 84.2, luck: 0.113 });
    expect(await sendDuels()).toBe("");
    expect(sent).toHaveLength(1);
  });

  it("tries again what the server could not take just now", async () => {
    noteDuel(ended());
    serverThat([503, { error: "duel_busy", part: "" }]);
    expect(await sendDuels()).toBe("duel_busy");
    expect(duelOf("a")?.sent).toBeUndefined();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    expect(await sendDuels()).toBe("unreachable");
    serverThat([200, score]);
    expect(await sendDuels()).toBe("");
    expect(duelOf("a")?.sent).toBe("done");
  });

  it("does not send again what was refused for good", async () => {
    noteDuel(ended());
    const sent = serverThat([409, { error: "duel_played", part: "" }]);
    expect(await sendDuels()).toBe("");
    expect(duelOf("a")).toMatchObject({ sent: "duel_played", record: "" });
    await sendDuels();
    expect(sent).toHaveLength(1);
  });
});
