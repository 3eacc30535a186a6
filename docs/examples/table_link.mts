// SPDX-License-Identifier: MIT
// A connection to a server of tables, for table_client.mts. It comes back when it is lost, asks for
// what it has missed, and says again what was not answered, with the same id. Its messages are the
// page's, read by the page's own checkers.
import { setTimeout as pause } from "node:timers/promises";
import type { Command, TableId } from "../../web/src/link/events.ts";
import { type Answer, decodeMessage, type FromServer } from "../../web/src/link/messages.ts";

// Node's own WebSocket takes a request's headers, which a browser's does not.
const SocketWith = WebSocket as unknown as new (
  address: URL,
  init: { headers: Record<string, string> },
) => WebSocket;

interface Waiting {
  command: Command & { id: string };
  done: (answer: Answer) => void;
}

const patience = 10_000; // milliseconds without an answer: the connection is dead
const longestPause = 30_000;

export class Link {
  heard: (message: FromServer) => void = () => {};
  readonly #address: URL;
  readonly #cookie: string; // whoever has it is the player
  readonly #waiting = new Map<string, Waiting>();
  readonly #watched = new Map<TableId, () => number | undefined>();
  readonly #pace = new Pace(20, 80);
  #socket: WebSocket | undefined;
  #losses = 0; // since a message came
  #closed = false;

  private constructor(address: URL, cookie: string) {
    this.#address = address;
    this.#cookie = cookie;
  }

  static async to(address: string): Promise<Link> {
    if (!URL.canParse(address)) throw new Error(`${address} is no address`);
    const me = await fetch(new URL("/api/me", address)).catch(() => null);
    if (!me) throw new Error(`${address} cannot be reached`);
    if (!me.ok) throw new Error(`the server says ${me.status}: ${await me.text()}`);
    const cookie = me.headers.getSetCookie().map((each) => each.split(";")[0]);
    const link = new Link(new URL(address), cookie.join("; "));
    link.#open();
    return link;
  }

  // The answer, however often the connection is lost before it comes.
  async do(command: Command): Promise<Answer> {
    await this.#pace.wait();
    return new Promise((done) => {
      const waiting = { command: { ...command, id: crypto.randomUUID() }, done };
      this.#waiting.set(waiting.command.id, waiting);
      this.#say(waiting);
    });
  }

  // `since` is the last event that is known, on every new connection again.
  watch(table: TableId, since: () => number | undefined): Promise<Answer> {
    this.#watched.set(table, since);
    return this.do({ do: "watch", table });
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  #open(): void {
    const address = new URL("/ws", this.#address);
    address.protocol = this.#address.protocol === "https:" ? "wss:" : "ws:";
    const headers = { origin: this.#address.origin, cookie: this.#cookie };
    const socket = new SocketWith(address, { headers });
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }) => socket === this.#socket && this.#hear(String(data));
    // One that never opens may say only that, and no goodbye.
    socket.onclose = socket.onerror = () => void (socket === this.#socket && this.#lost());
  }

  #opened(): void {
    this.#pace.restart();
    for (const [table, current] of this.#watched) {
      const since = current();
      if (since === undefined) continue; // its first `watch` is not answered yet
      this.#write({ do: "watch", table, since, id: crypto.randomUUID() });
    }
    for (const each of this.#waiting.values()) this.#say(each);
  }

  #hear(text: string): void {
    this.#losses = 0;
    let message: FromServer;
    try {
      message = decodeMessage(text);
    } catch {
      return; // of a newer server: the next news has a gap, and a snapshot follows
    }
    if (!("answer" in message)) return this.heard(message);
    const { answer: id } = message;
    if (!message.ok && message.error === "unavailable") return void this.#sayLater(id);
    this.#waiting.get(id)?.done(message);
    this.#waiting.delete(id);
  }

  async #lost(): Promise<void> {
    this.#socket = undefined;
    if (this.#closed) return;
    this.#losses += 1;
    await pause(Math.min(longestPause, 250 * 2 ** this.#losses) * (0.5 + Math.random() / 2));
    this.#open();
  }

  #say(waiting: Waiting): void {
    const socket = this.#socket;
    this.#write(waiting.command);
    void pause(patience, undefined, { ref: false }).then(() => {
      const isDead = this.#waiting.has(waiting.command.id) && socket && socket === this.#socket;
      if (!isDead) return;
      socket.close();
      void this.#lost();
    });
  }

  // The server cannot reach its store: what was asked may have been done or not, and the id tells.
  async #sayLater(id: string): Promise<void> {
    await pause(1000);
    const waiting = this.#waiting.get(id);
    if (waiting) this.#say(waiting);
  }

  // While there is no connection it waits for the next.
  #write(command: Command & { id: string }): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }
}

// A server cuts off whoever says more than it allows: so many things at once, and then a second.
class Pace {
  readonly #aSecond: number;
  readonly #atOnce: number;
  #left = 0;
  #since = 0;

  constructor(aSecond: number, atOnce: number) {
    this.#aSecond = aSecond;
    this.#atOnce = atOnce;
    this.restart();
  }
  restart(): void {
    this.#left = this.#atOnce;
    this.#since = performance.now();
  }
  async wait(): Promise<void> {
    const now = performance.now();
    const filled = this.#left + ((now - this.#since) / 1000) * this.#aSecond;
    this.#left = Math.min(this.#atOnce, filled) - 1;
    this.#since = now;
    if (this.#left < 0) await pause((-this.#left / this.#aSecond) * 1000);
  }
}
