// SPDX-License-Identifier: MIT
// A player without a page, who stands up and sits down as they like.
import { randomBytes } from "node:crypto";
import { newTip } from "../src/fair/chain.ts";
import { chainedScheme } from "../src/fair/chained_dice.ts";
import type { Event, TableCommand } from "../src/link/events.ts";
import { Link } from "../../docs/examples/table_link.mts";

const seat = "r";

export class Confederate {
  refused = ""; // why the last command was
  readonly #link: Link;
  readonly #table: string;
  readonly #waiting: { seat: string; done: () => void }[] = [];
  #revealed = new Set<string>(); // since somebody sat down

  private constructor(link: Link, table: string) {
    this.#link = link;
    this.#table = table;
    link.heard = (message) => {
      if ("events" in message) for (const each of message.events) this.#hear(each);
    };
  }

  static async arrive(address: string, table: string): Promise<Confederate> {
    const confederate = new Confederate(await Link.to(address), table);
    await confederate.#link.watch(table, () => undefined);
    return confederate;
  }
  sit(): Promise<boolean> {
    const tip = newTip(chainedScheme, this.#table, seat, randomBytes(32).toString("hex"));
    return this.#do({ do: "sit", table: this.#table, seat, name: "Ben", tip });
  }
  stand(): Promise<boolean> {
    return this.#do({ do: "stand", table: this.#table, seat });
  }
  untilRevealed(of: string): Promise<void> {
    if (this.#revealed.has(of)) return Promise.resolve();
    return new Promise((done) => this.#waiting.push({ seat: of, done }));
  }
  leave(): void {
    this.#link.close();
  }

  async #do(command: TableCommand): Promise<boolean> {
    const answer = await this.#link.do(command);
    this.refused = answer.ok ? "" : answer.error;
    return answer.ok;
  }
  #hear(event: Event): void {
    if (event.kind === "sat" || event.kind === "stood") this.#revealed.clear();
    if (event.kind !== "revealed") return;
    this.#revealed.add(event.seat);
    for (const { seat: of, done } of this.#waiting.splice(0)) if (of === event.seat) done();
  }
}
