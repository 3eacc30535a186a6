// SPDX-License-Identifier: MIT
// The interface to the engine. Requests are answered one after another, in order. If the engine crashes, it is restarted and
// every open table resumed from its last record; the request that crashed it fails, the others continue.
//
//   const view = await engine.ask({ ask: "view", language: "en", table });
//   if (!view.ok) … view.message …
import { type Answer, decode, type Refusal } from "./answers.ts";
import type { Ask } from "./requests.ts";
import type { Question, Reply } from "./worker.ts";

// A Worker, or its replacement in tests.
export interface Thread {
  postMessage(question: Question): void;
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

export class EngineBroken extends Error {}

interface Waiting {
  request: Ask;
  done: (answer: string) => void;
  failed: (problem: Error) => void;
}
interface OpenTable {
  inside: number; // its number in the running engine
  record: string;
  language: string;
}

export class Engine {
  readonly #start: () => Thread;
  #thread: Thread | undefined;
  #queue: Waiting[] = [];
  #asked = 0; // number of the question at the head of the queue
  #tables = new Map<number, OpenTable>(); // by the page's number
  #fetching = false;

  // Called when an answer starts and stops waiting for a file.
  onfetching: (now: boolean) => void = () => {};

  constructor(start: () => Thread) {
    this.#start = start;
  }

  // Loads the module early, so that the first answer is quick.
  warm(): void {
    this.#thread ??= this.#opened();
  }

  // Stops the engine; unanswered requests fail.
  end(): void {
    this.#thread?.terminate();
    this.#thread = undefined;
    this.#asked += 1;
    for (const { failed } of this.#queue.splice(0)) failed(new EngineBroken("ended"));
  }

  async ask<A extends Ask>(request: A): Promise<Answer<A["ask"]> | Refusal> {
    const answer = decode(request.ask, await this.#send(request)) as Answer<A["ask"]> | Refusal;
    return this.#noted(request, answer);
  }

  #send(request: Ask): Promise<string> {
    return new Promise((done, failed) => {
      this.#queue.push({ request, done, failed });
      if (this.#queue.length === 1) this.#next();
    });
  }

  #next(): void {
    const head = this.#queue[0];
    if (!head) return;
    this.#thread ??= this.#opened();
    this.#asked += 1;
    this.#thread.postMessage({
      number: this.#asked,
      text: JSON.stringify(this.#inside(head.request)),
    });
  }

  #opened(): Thread {
    const thread = this.#start();
    thread.onmessage = ({ data }) => this.#answered(data);
    thread.onerror = (event) => void this.#broke(event.message);
    return thread;
  }

  #answered(reply: Reply): void {
    if (reply.number !== this.#asked) return; // from a terminated worker
    this.#tell("fetching" in reply);
    if ("fetching" in reply) return;
    if ("broken" in reply) return void this.#broke(reply.broken);
    this.#queue.shift()?.done(reply.text);
    this.#next();
  }

  #tell(fetching: boolean): void {
    if (fetching !== this.#fetching) this.onfetching(fetching);
    this.#fetching = fetching;
  }

  async #broke(why: string): Promise<void> {
    this.#tell(false);
    this.#thread?.terminate();
    this.#thread = undefined;
    this.#asked += 1;
    const [culprit, ...others] = this.#queue;
    this.#queue = [];
    culprit?.failed(new EngineBroken(why));
    const tables = [...this.#tables];
    this.#tables.clear();
    await Promise.all(tables.map(([number, table]) => this.#laidOutAgain(number, table)));
    this.#queue.push(...others);
    if (this.#queue.length === others.length) this.#next();
  }

  async #laidOutAgain(number: number, { language, record }: OpenTable): Promise<void> {
    try {
      const answer = decode("resume", await this.#send({ ask: "resume", language, record }));
      if (answer.ok) this.#tables.set(number, { inside: answer.table, record, language });
    } catch {
      // Its own record crashes the engine: this table is lost, the others continue.
    }
  }

  // The page's number of a table is stable; the engine's may change after a restart.
  #inside(request: Ask): Ask {
    if (!("table" in request)) return request;
    return { ...request, table: this.#tables.get(request.table)?.inside ?? request.table };
  }

  #noted<T extends object>(request: Ask, answer: T): T {
    if (request.ask === "close") this.#tables.delete(request.table);
    if (!("record" in answer) || !("table" in answer)) return answer;
    const seen = answer as T & { table: number; record: string; language: string };
    const number = "table" in request ? request.table : this.#free(seen.table);
    const { record, language } = seen;
    const inside = this.#tables.get(number)?.inside ?? seen.table;
    this.#tables.set(number, { inside, record, language });
    return { ...answer, table: number };
  }

  #free(wanted: number): number {
    let number = wanted;
    while (this.#tables.has(number)) number += 1;
    return number;
  }
}

export function newEngine(): Engine {
  return new Engine(
    () =>
      new Worker(new URL("./worker.ts", import.meta.url), {
        type: "module",
        name: "engine",
      }) as Thread,
  );
}

// The engine of the page.
export const engine = newEngine();
