// SPDX-License-Identifier: MIT
// A game online as it is shown: the server is a stand-in, the engine is the real one.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableView } from "../src/engine/answers.ts";
import type { Thread } from "../src/engine/engine.ts";
import type { Ask } from "../src/engine/requests.ts";
import { OnlineTable } from "../src/link/table.svelte.ts";
import { settings } from "../src/shell/settings.svelte.ts";
import { greeting } from "../src/table/announcements.ts";
import { OnlineGame } from "../src/table/online/game.svelte.ts";
import { event, FakeServer, type FakeSocket, olderDice, plan, state } from "./link/fake.ts";
import { moduleText } from "./module.ts";

const path = process.env.PARLOR_WASM ?? join(import.meta.dirname, "../../build/wasm/parlor.wasm");
const there = existsSync(path);
const ask = there ? await moduleText(path) : () => "";

// What the engine breaks at, so many times.
const breaking = vi.hoisted(() => ({ at: "", times: 0 }));

vi.mock("../src/engine/engine.ts", async (load) => {
  const { Engine } = await load<typeof import("../src/engine/engine.ts")>();
  const start = (): Thread => {
    const thread: Thread = {
      onmessage: null,
      onerror: null,
      terminate: () => undefined,
      postMessage: ({ number, text }) => {
        const breaks = breaking.times > 0 && text.includes(`"ask":"${breaking.at}"`);
        if (breaks) breaking.times -= 1;
        const data = breaks ? { number, broken: "a test" } : { number, text: ask(text) };
        queueMicrotask(() => thread.onmessage?.({ data } as MessageEvent));
      },
    };
    return thread;
  };
  return { Engine, engine: new Engine(start) };
});

const asked = (request: Ask) => JSON.parse(ask(JSON.stringify(request))) as TableView;

// A game that waits for Blue's throw, as the server would have it.
function begun(): TableView {
  const seats = plan.seats.map(({ seat }) => ({ seat, name: seat, player: "person" }));
  for (let seed = 1; ; seed += 1) {
    const view = asked({ ask: "begin", language: "en", game: plan.game, seats, seed: `${seed}` });
    if (view.awaited === "b") return view;
  }
}

async function sitting(view: TableView, seen = state()) {
  const server = new FakeServer();
  const table = new OnlineTable(server.link, "t");
  const socket = await server.welcome();
  socket.say({
    table: "t",
    snapshot: { plan, commitment: "", state: seen, record: view.record, dice: olderDice, said: [] },
  });
  const game = await OnlineGame.at(table);
  if (!(game instanceof OnlineGame)) throw new Error(game.message);
  await game.start();
  return { socket, table, game };
}

const news = (socket: FakeSocket, events: Parameters<typeof event>[]) => {
  const told = events.map(([seq, kind, fields]) => event(seq, kind, fields));
  const seq = told.at(-1)?.seq ?? 0;
  socket.say({ table: "t", events: told, state: state({ seq, played: seq }) });
};

describe.skipIf(!there)("a game online", () => {
  beforeEach(() => {
    Object.assign(settings, { speed: "off", throwByItself: false, forcedByItself: true, endByItself: "ask" });
    window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  });

  it("has the notes of a first game until the person plays on", async () => {
    localStorage.clear();
    const { game } = await sitting(begun());
    expect(game.firstNotes.now?.name).toBe("goal");
    void game.throw();
    expect(game.firstNotes.now).toBeNull();
  });

  it("sends what is done here and shows it when it comes back", async () => {
    const { socket, game } = await sitting(begun());
    expect(game.mine).toBe(true);
    void game.throw();
    await vi.waitFor(() => expect(socket.wishes("throw")).toMatchObject([{ table: "t", at: 4 }]));
    expect(game.mine).toBe(false);
    socket.say({ answer: socket.wishes("throw")[0]?.id ?? "", ok: true, seq: 5 });
    news(socket, [[5, "thrown", { seat: "b", thrown: "6-3", link: "" }]]);
    await vi.waitFor(() => expect(game.mine).toBe(true));
    expect(game.view).toMatchObject({ due: "step", thrown: "6-3" });
    expect(game.board.state.choices.length).toBeGreaterThan(0);
  });

  it("tells of a throw when the dice rest, not while they fall", async () => {
    settings.speed = "slow";
    window.matchMedia = () => ({ matches: false }) as MediaQueryList;
    const { socket, game } = await sitting(begun());
    news(socket, [[5, "thrown", { seat: "b", thrown: "6-3", link: "" }]]);
    await vi.waitFor(() => expect(game.dice.map(({ pips }) => pips)).toEqual([6, 3]));
    expect(game.view.due).toBe("throw");
    expect(game.said).not.toContain("6");
    game.hurry();
    await vi.waitFor(() => expect(game.view.due).toBe("step"));
    expect(game.said).toContain("6 and 3");
  });

  it.each([true, false])("asks for a step unless the page makes the only one: %s", async (forcedByItself) => {
    settings.forcedByItself = forcedByItself;
    const { socket, game } = await sitting(begun());
    news(socket, [[5, "thrown", { seat: "b", thrown: "6-3", link: "" }]]);
    await vi.waitFor(() => expect(game.said).toContain("6 and 3"));
    expect(game.said.includes("Choose a piece")).toBe(!forcedByItself);
    expect(greeting(game).includes("Choose a piece.")).toBe(!forcedByItself);
  });

  it("does not offer anything while an answer's event is awaited", async () => {
    const { socket, game } = await sitting(begun());
    void game.throw();
    await vi.waitFor(() => expect(socket.wishes("throw")).toHaveLength(1));
    socket.say({ answer: socket.wishes("throw")[0]?.id ?? "", ok: true, seq: 5 });
    await new Promise((done) => setTimeout(done)); // what the answer set going is done
    expect(game.mine).toBe(false);
    await game.throw();
    expect(socket.wishes("throw")).toHaveLength(1);
  });

  it("shows a whole turn of others, in words too", async () => {
    const { socket, game } = await sitting(begun());
    news(socket, [
      [5, "thrown", { seat: "b", thrown: "5-4", link: "" }],
      [6, "confirmed", { seat: "b", spent: 1, link: "" }],
      [7, "thrown", { seat: "r", thrown: "6-2", link: "" }],
    ]);
    await vi.waitFor(() => expect(game.view.thrown).toBe("6-2"), { timeout: 5000 });
    expect(game.log).toHaveLength(1);
    await vi.waitFor(() => expect(game.acting).toBe(false));
    expect(game.board.state.choices).toEqual([]);
  });

  it("is laid out anew where the server refuses", async () => {
    const view = begun();
    const { socket, game } = await sitting(view);
    void game.throw();
    await vi.waitFor(() => expect(socket.wishes("throw")).toHaveLength(1));
    const id = socket.wishes("throw")[0]?.id ?? "";
    socket.say({ answer: id, ok: false, error: "stale", part: "" });
    await vi.waitFor(() => expect(socket.wishes("watch")).toHaveLength(2));
    expect(game.advice.reason).not.toBeNull();
  });

  it("throws by itself for the own seat alone, where that is wished", async () => {
    settings.throwByItself = true;
    const others = state().seats.map((seat) => ({ ...seat, player: "other" as const }));
    const watching = await sitting(begun(), state({ seats: others }));
    const { socket } = await sitting(begun());
    await vi.waitFor(() => expect(socket.wishes("throw")).toHaveLength(1), { timeout: 3000 });
    expect(watching.game.people).toBe("");
    expect(watching.socket.wishes("throw")).toEqual([]); // and it came first
  });

  it("is over at once when the other resigns amid one's throw, and names who has won", async () => {
    const view = begun();
    const { socket, game } = await sitting(view);
    news(socket, [[5, "thrown", { seat: "b", thrown: "6-3", link: "" }]]);
    await vi.waitFor(() => expect(game.board.state.choices.length).toBeGreaterThan(0));
    const ended = { how: "resigned", seat: "r", secret: "" } as const;
    socket.say({
      table: "t",
      events: [event(6, "ended", { ...ended, record: game.view.record })],
      state: state({ seq: 6, played: 5, phase: "over", toAct: "", due: "", ended }),
    });
    await vi.waitFor(() => expect(game.over).toBe(true));
    expect(game.board.state.choices).toEqual([]);
    expect(game.acting).toBe(false);
    expect(game.winners.map(({ seat }) => seat)).toEqual(["b"]);
    expect(game.said).not.toContain(game.view.told.prompt);
  });

  it("takes turns back by a record", async () => {
    const view = begun();
    const { socket, game } = await sitting(view);
    news(socket, [[5, "thrown", { seat: "b", thrown: "6-3", link: "" }]]);
    await vi.waitFor(() => expect(game.view.due).toBe("step"), { timeout: 3000 });
    news(socket, [[6, "taken_back", { record: view.record }]]);
    await vi.waitFor(() => expect(game.view.due).toBe("throw"));
  });

  for (const times of [1, 2]) {
    it(`follows the table after the engine broke at laying it out (${times})`, async () => {
      const view = begun();
      const { socket, game } = await sitting(view);
      news(socket, [[5, "thrown", { seat: "b", thrown: "6-3", link: "" }]]);
      await vi.waitFor(() => expect(game.view.due).toBe("step"));
      Object.assign(breaking, { at: "story", times });
      news(socket, [[6, "taken_back", { record: view.record }]]);
      await vi.waitFor(() => expect(socket.wishes("watch")).toHaveLength(2));
      expect(game.advice.reason).toMatchObject({ error: "broken" });
      const laid = (seq: number) => ({
        table: "t",
        snapshot: {
          plan,
          commitment: "",
          state: state({ seq, played: seq }),
          record: view.record,
          dice: olderDice,
          said: [],
        },
      });
      socket.say(laid(6));
      if (times > 1) {
        await vi.waitFor(() => expect(breaking.times).toBe(0));
        news(socket, [[7, "thrown", { seat: "b", thrown: "5-4", link: "" }]]);
        await vi.waitFor(() => expect(socket.wishes("watch")).toHaveLength(3));
        socket.say(laid(7));
      }
      await vi.waitFor(() => expect(game.view.due).toBe("throw"));
      await vi.waitFor(() => expect(game.mine).toBe(true));
    });
  }
});
