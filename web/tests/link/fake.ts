// SPDX-License-Identifier: MIT
// A server's side of the connection, played by the test.
import type { Event, Plan } from "../../src/link/events.ts";
import { type Knock, Link, type Socket } from "../../src/link/link.svelte.ts";
import type { FromServer, TableState } from "../../src/link/messages.ts";

export type Sent = { id: string; do: string; table?: string; since?: number; at?: number; page?: number };

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: Sent[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.();
    this.say({ welcome: { player: "me", name: "Ana", account: "", version: "1" } });
  }
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  lose(): void {
    this.onclose?.();
  }
  wishes(kind: string): Sent[] {
    return this.sent.filter((each) => each.do === kind);
  }
}

export class FakeServer {
  readonly sockets: FakeSocket[] = [];
  answers: Awaited<ReturnType<Knock>> = "ready";
  readonly link = new Link(
    () => {
      const socket = new FakeSocket();
      this.sockets.push(socket);
      return socket;
    },
    () => Promise.resolve(this.answers),
  );

  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error("nobody has connected");
    return last;
  }
  // Somebody knocks, and is let in.
  async welcome(): Promise<FakeSocket> {
    await knocked();
    this.socket.open();
    return this.socket;
  }
}

export async function knocked(): Promise<void> {
  for (let each = 0; each < 5; each += 1) await Promise.resolve();
}

export const plan: Plan = {
  game: "pollyanna-1916",
  seats: [
    { seat: "b", level: "" },
    { seat: "r", level: "" },
  ],
  public: false,
  clock: { turn: 0, bank: 0 },
  patience: 60,
};

export function state(change: Partial<TableState> = {}): TableState {
  const seat = (letter: string, player: string, name: string) => ({
    seat: letter,
    player,
    name,
    level: "",
    mayReturn: false,
    bank: 0,
    link: "",
  });
  return {
    seq: 4,
    played: 4,
    phase: "playing",
    seats: [seat("b", "me", "Ana"), seat("r", "other", "Ben")],
    toAct: "b",
    due: "throw",
    offer: null,
    clock: null,
    ended: null,
    next: "",
    shaken: "",
    ...change,
  };
}

type Kind<K> = Extract<Event, { kind: K }>;
export function event<K extends Event["kind"]>(
  seq: number,
  kind: K,
  fields: Omit<Kind<K>, "seq" | "kind" | "at" | "by" | "id">,
): Event {
  return { seq, kind, at: 0, by: "other", id: "", ...fields } as unknown as Event;
}

// Of a table of an older program, whose dice devices do not follow. For others there is dealer.ts.
export const olderDice = { scheme: "parlor-dice-2", voided: 0, tips: "", links: "", folded: "" };

export function snapshot(change: Partial<TableState> = {}, record = "the record"): FromServer {
  return {
    table: "t",
    snapshot: { plan, commitment: "c", state: state(change), record, dice: olderDice, said: [] },
  };
}
