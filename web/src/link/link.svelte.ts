// SPDX-License-Identifier: MIT
// The connection to the server. It opens on demand and reconnects automatically. Commands are queued until they are
// answered and repeated after a reconnect with the same id, so that the server executes them once. Watched tables continue
// from the last event seen.
//
//   const answer = await link.do({ do: "throw", table, at });
//   if (!answer.ok) … answer.error …
import type { Command, TableId } from "./events.ts";
import {
  type Answer,
  decodeMessage,
  type FromServer,
  type Lobby,
  type Welcome,
} from "./messages.ts";

// The part of a WebSocket that is used, so that tests can replace it.
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}
// Asked before connecting: is there a server with tables?
export type Knock = () => Promise<"ready" | "lost" | "absent">;

// `absent`: the page's server has no tables.
export type Connection = "closed" | "opening" | "open" | "lost" | "absent";

export interface Watcher {
  readonly id: TableId;
  since(): number | undefined; // the last known event
  hear(message: FromServer): void;
  refused(error: string): void;
}

interface Waiting {
  command: Command & { id: string };
  done: (answer: Answer) => void;
  isUrgent: boolean; // refused if the connection is lost
}

const longestPause = 30_000;
const untilLater = 1000;
const patience = 10_000; // milliseconds without an answer before the connection counts as dead

export class Link {
  connection = $state<Connection>("closed");
  unreachable = $state(false); // disconnected, and retrying
  me = $state.raw<Welcome | null>(null);
  lobby = $state.raw<Lobby | null>(null);
  readonly #connect: () => Socket;
  readonly #knock: Knock;
  #socket: Socket | null = null;
  #losses = 0; // since the last message
  #again: ReturnType<typeof setTimeout> | undefined;
  #waiting = new Map<string, Waiting>();
  #tables = new Map<TableId, Watcher>();
  #asked = new Map<string, TableId>(); // ids of "watch"
  #onLoss = new Set<() => void>();
  #inLobby = 0; // number of viewers; two while one page replaces another
  #lobbyPage = 0;

  constructor(connect: () => Socket, knock: Knock) {
    this.#connect = connect;
    this.#knock = knock;
  }

  do(command: Command): Promise<Answer> {
    return this.#do(command, false);
  }

  // Like `do`, but refused as "unreachable" if there is no connection, or none in time: never executed later.
  doNow(command: Command): Promise<Answer> {
    return this.#do(command, true);
  }

  #do(command: Command, isUrgent: boolean): Promise<Answer> {
    return new Promise((done) => {
      const waiting = { command: { ...command, id: newCommandId() }, done, isUrgent };
      const { id } = waiting.command;
      this.#waiting.set(id, waiting);
      if (isUrgent) setTimeout(() => this.connection !== "open" && this.#refuse(id, "unreachable"), patience);
      if (this.connection === "open") this.#send(waiting);
      else this.#open();
    });
  }
  // Resolves when the connection is lost, or when an answer that was asked for now would be overdue.
  untilLost(): Promise<void> {
    return new Promise((done) => {
      this.#onLoss.add(done);
      setTimeout(() => this.#onLoss.delete(done) && done(), patience);
    });
  }

  #refuse(id: string, error: string): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.done({ answer: id, ok: false, error, part: "" });
  }

  watch(table: Watcher): void {
    this.#tables.set(table.id, table);
    if (this.connection === "open") this.#askFor(table);
    else this.#open();
  }
  unwatch(table: Watcher): void {
    if (this.#tables.get(table.id) !== table) return;
    this.#tables.delete(table.id);
    this.#tell({ do: "unwatch", table: table.id });
  }
  watches(table: TableId): boolean {
    return this.#tables.has(table);
  }
  // Requests a snapshot after missed events.
  watchAnew(table: Watcher): void {
    if (this.connection === "open") this.#askFor(table, true);
  }

  enterLobby(): void {
    this.#inLobby += 1;
    this.turnLobby(0);
    this.#open();
  }
  // Requests another page of the public tables.
  turnLobby(page: number): void {
    this.#lobbyPage = page;
    this.#tell({ do: "lobby", ...(page === 0 ? {} : { page }) });
  }
  leaveLobby(): void {
    this.#inLobby -= 1;
    if (this.#inLobby === 0) this.#tell({ do: "leave_lobby" });
  }

  // Reconnects now instead of after the pause: the device is back online, or a person asked for it.
  hurry(): void {
    if (this.connection === "absent") this.connection = "closed";
    if (this.connection === "lost" || this.connection === "closed") this.#open();
  }
  // Drops the connection: it is dead although the browser has not noticed, or the player has changed.
  drop(): void {
    this.#socket?.close();
    this.#lost();
  }

  get #wanted(): boolean {
    return this.#inLobby > 0 || this.#tables.size > 0 || this.#waiting.size > 0;
  }

  #open(): void {
    if (this.connection === "opening" || this.connection === "open") return;
    clearTimeout(this.#again);
    this.connection = "opening";
    void this.#knock().then((answer) => {
      if (this.connection !== "opening") return;
      if (answer === "ready") this.#join();
      else if (answer === "lost") this.#lost();
      else this.#giveUp();
    });
  }

  #join(): void {
    const socket = this.#connect();
    this.#socket = socket;
    socket.onopen = () => socket === this.#socket && this.#opened();
    socket.onmessage = ({ data }) => socket === this.#socket && this.#heard(data);
    socket.onclose = () => socket === this.#socket && this.#lost();
  }

  #opened(): void {
    this.connection = "open";
    this.unreachable = false;
    if (this.#inLobby > 0) this.turnLobby(this.#lobbyPage);
    this.#asked.clear();
    for (const table of this.#tables.values()) this.#askFor(table);
    for (const waiting of this.#waiting.values()) this.#send(waiting);
  }

  #lost(): void {
    this.#socket = null;
    for (const [id, { isUrgent }] of this.#waiting) if (isUrgent) this.#refuse(id, "unreachable");
    this.#reportLoss();
    this.unreachable = this.#wanted;
    if (!this.#wanted) return void (this.connection = "closed");
    this.connection = "lost";
    const pause = Math.min(longestPause, 500 * 2 ** this.#losses) * (0.5 + Math.random() / 2);
    this.#losses += 1;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#open(), pause);
  }

  #reportLoss(): void {
    for (const done of this.#onLoss) done();
    this.#onLoss.clear();
  }

  #giveUp(): void {
    this.connection = "absent";
    this.unreachable = false;
    for (const id of this.#waiting.keys()) this.#refuse(id, "absent");
    for (const table of this.#tables.values()) table.refused("absent");
    this.#reportLoss();
  }

  #heard(data: string): void {
    let message: FromServer;
    try {
      message = decodeMessage(data);
    } catch {
      return; // from a newer server; a snapshot will have what matters
    }
    this.#losses = 0;
    if ("welcome" in message) this.me = message.welcome;
    else if ("answer" in message) this.#answered(message);
    else if ("lobby" in message) this.lobby = message.lobby;
    else if ("table" in message) this.#tables.get(message.table)?.hear(message);
    // An error of no command: the server will close the connection, and queued commands are sent again.
  }

  #answered(answer: Answer): void {
    if (!answer.ok && answer.error === "unavailable") return this.#later(answer.answer);
    const table = this.#asked.get(answer.answer);
    if (table !== undefined && !answer.ok) this.#tables.get(table)?.refused(answer.error);
    this.#asked.delete(answer.answer);
    const waiting = this.#waiting.get(answer.answer);
    this.#waiting.delete(answer.answer);
    waiting?.done(answer);
  }

  // The server cannot reach its store. The command may or may not have been executed; repeating it with the same id is safe.
  #later(id: string): void {
    setTimeout(() => {
      const waiting = this.#waiting.get(id);
      const table = this.#tables.get(this.#asked.get(id) ?? "");
      this.#asked.delete(id);
      if (this.connection !== "open") return; // all of it is sent on the next connection
      if (waiting) this.#send(waiting);
      if (table) this.#askFor(table);
    }, untilLater);
  }

  #askFor(table: Watcher, anew = false): void {
    const since = anew ? undefined : table.since();
    const id = newCommandId();
    this.#asked.set(id, table.id);
    this.#write({ id, do: "watch", table: table.id, ...(since === undefined ? {} : { since }) });
  }

  #send(waiting: Waiting): void {
    const socket = this.#socket;
    const { id } = waiting.command;
    this.#write(waiting.command);
    setTimeout(() => {
      if (this.#waiting.has(id) && socket === this.#socket && socket) this.drop();
    }, patience);
  }

  // These messages are not queued: they are sent again on the next connection.
  #tell(command: Command): void {
    if (this.connection === "open") this.#write({ id: newCommandId(), ...command });
  }

  #write(command: Command & { id: string }): void {
    this.#socket?.send(JSON.stringify(command));
  }
}

function newCommandId(): string {
  return randomHex(12);
}

export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
