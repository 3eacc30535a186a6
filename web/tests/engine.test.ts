// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import { Engine, EngineBroken, type Thread } from "../src/engine/engine.ts";
import type { Ask } from "../src/engine/requests.ts";
import type { Question, Reply } from "../src/engine/worker.ts";
import { view } from "./fixtures.ts";

// A thread that answers by a function; what it throws breaks the thread.
function threads(answer: (request: Ask, thread: number) => object) {
  const heard: Ask[] = [];
  let started = 0;
  const start = (): Thread => {
    const number = (started += 1);
    const thread: Thread = {
      onmessage: null,
      onerror: null,
      terminate() {
        thread.onmessage = null;
      },
      postMessage(question: Question) {
        const request = JSON.parse(question.text) as Ask;
        heard.push(request);
        queueMicrotask(() =>
          thread.onmessage?.({ data: reply(question, request) } as MessageEvent<Reply>),
        );
      },
    };
    function reply({ number: asked }: Question, request: Ask): Reply {
      try {
        return { number: asked, text: JSON.stringify(answer(request, number)) };
      } catch (problem) {
        return { number: asked, broken: String(problem) };
      }
    }
    return thread;
  };
  return { start, heard, count: () => started };
}

describe("the door to the engine", () => {
  it("answers in order, one at a time", async () => {
    const { start, heard } = threads((request) =>
      view({ table: "table" in request ? request.table : 0 }),
    );
    const engine = new Engine(start);
    const [one, two] = await Promise.all([
      engine.ask({ ask: "view", language: "en", table: 1 }),
      engine.ask({ ask: "view", language: "en", table: 2 }),
    ]);
    expect([one, two].map((each) => each.ok && each.table)).toEqual([1, 2]);
    expect(heard).toHaveLength(2);
  });

  it("answers again after it was ended", async () => {
    const { start, count } = threads(() => ({ ok: true, chances: [1, 0] }));
    const engine = new Engine(start);
    const before = (position: string) => engine.ask({ ask: "before", language: "en", position });
    const given = [before("one"), before("two")].map((asked) => asked.catch((why: unknown) => why));
    engine.end();
    for (const why of await Promise.all(given)) expect(why).toBeInstanceOf(EngineBroken);
    expect((await before("three")).ok).toBe(true);
    expect(count()).toBe(2);
  });

  it("tells of a file that is fetched before the answer", async () => {
    const { start } = threads(() => view({ table: 1 }));
    const slow = (): Thread => {
      const thread = start();
      const post = thread.postMessage;
      thread.postMessage = (question) => {
        const data: Reply = { number: question.number, fetching: true };
        thread.onmessage?.({ data } as MessageEvent<Reply>);
        post(question);
      };
      return thread;
    };
    const engine = new Engine(slow);
    const told: boolean[] = [];
    engine.onfetching = (now) => told.push(now);
    expect((await engine.ask({ ask: "view", language: "en", table: 1 })).ok).toBe(true);
    expect(told).toEqual([true, false]);
  });

  it("starts a broken engine anew and lays its tables out again from their records", async () => {
    const { start, heard, count } = threads((request, thread) => {
      if (request.ask === "hint" && thread === 1) throw new Error("trap");
      if (request.ask === "resume") return view({ table: 7, record: request.record });
      return view({ table: 3, record: "the record" });
    });
    const engine = new Engine(start);
    const first = await engine.ask({ ask: "view", language: "en", table: 3 });
    expect(first.ok).toBe(true);
    const broken = engine.ask({ ask: "hint", table: 3, most: 1 });
    const after = engine.ask({ ask: "view", language: "en", table: 3 });
    await expect(broken).rejects.toThrow(EngineBroken);
    expect(await after).toMatchObject({ table: 3 });
    expect(count()).toBe(2);
    expect(heard.slice(-2)).toEqual([
      { ask: "resume", language: "en", record: "the record" },
      { ask: "view", language: "en", table: 7 },
    ]);
  });

  it("does not try for ever with a record that breaks it", async () => {
    const { start, count } = threads((request) => {
      if (request.ask === "hint" || request.ask === "resume") throw new Error("trap");
      return view({ table: 3 });
    });
    const engine = new Engine(start);
    await engine.ask({ ask: "view", language: "en", table: 3 });
    await expect(engine.ask({ ask: "hint", table: 3, most: 1 })).rejects.toThrow("trap");
    await engine.ask({ ask: "view", language: "en", table: 3 });
    expect(count()).toBeLessThan(5);
  });
});
