// SPDX-License-Identifier: MIT
// A game at an online table. The server decides; its events are shown one after another by the page's engine. What a
// person does is sent, and shown when its event arrives.
import type { Speed } from "../../board/types.ts";
import type { Point, Refusal, SeatView, TableView } from "../../engine/answers.ts";
import { engine } from "../../engine/engine.ts";
import { refusalWords } from "../../link/refusals.ts";
import type { Happening, OnlineTable, Command } from "../../link/table.svelte.ts";
import { address } from "../../shell/router.ts";
import { settings, speed } from "../../shell/settings.svelte.ts";
import { sound } from "../../shell/sound.ts";
import { language, say } from "../../text/say.svelte.ts";
import { greeting } from "../announcements.ts";
import { forPerson } from "../autoplay.ts";
import { pauseBefore, wait } from "../pace.svelte.ts";
import {
  broken,
  type Change,
  Playing,
  stepsOf,
  type Surroundings,
  surroundings,
} from "../playing.svelte.ts";
import { endingWords } from "./remarks.ts";
import { requestOf, commandOf } from "./translate.ts";

const patience = 12; // events that may wait to be shown; with more, the game jumps to the current state

export class OnlineGame extends Playing {
  readonly helps = false;
  readonly table: OnlineTable;
  #happened: Happening[] = [];
  #showing = $state(false);
  #sending = false; // until the command is answered and its event has arrived
  #trail: Point[][] = [];
  #unlaid = false; // the board does not match the server's state
  #isBehind = false; // waiting for a snapshot
  #shown = 0; // when the last event was shown completely, by performance.now()

  private constructor(table: OnlineTable, view: TableView, around: Surroundings) {
    super(table.id, view, around);
    this.table = table;
    this.offer();
    document.addEventListener("visibilitychange", this.#hidden);
  }

  // The table must have begun. Events that arrive while the board loads are shown afterwards.
  static async at(table: OnlineTable): Promise<OnlineGame | Refusal> {
    const [laid, ...later] = table.story;
    table.happened = (what) => later.push(what);
    const record = laid && "record" in laid ? laid.record : "";
    const view = await engine.ask({ ask: "resume", language: language(), record });
    if (!view.ok) return view;
    const game = new OnlineGame(table, view, await surroundings(view));
    game.#happened = later;
    table.happened = (what) => {
      later.push(what);
      void game.goOn();
    };
    return game;
  }

  override leave(): void {
    document.removeEventListener("visibilitychange", this.#hidden);
    super.leave();
  }

  get people(): string {
    return this.table.played.join("");
  }
  get acting(): boolean {
    if (this.over) return false;
    return [...this.view.toAct].some((seat) => this.people.includes(seat));
  }
  // Also if only a partner could continue.
  override get mayUndo(): boolean {
    return (!this.busy || this.pause.waiting) && !this.over && this.ownLast;
  }
  // A computer that replaces a person has no face.
  override levelAt({ seat }: SeatView): string {
    const sits = this.table.seat(seat);
    return sits && !sits.player ? sits.level : "";
  }
  get over(): boolean {
    return this.view.due === "over" || (this.table.state.phase === "over" && !this.#showing);
  }
  // Resigning ends the game for the whole side.
  override get winners(): SeatView[] {
    const { ended } = this.table.state;
    if (ended?.how !== "resigned") return super.winners;
    const { seats } = this.view;
    const others = seats.filter(({ partners }) => !partners.includes(ended.seat));
    return others.every(({ partners }) => partners === others[0]?.partners) ? others : [];
  }
  readonly stalled = false;
  readonly mayTakeBack = false; // online, taking back is an offer
  readonly mayDraw = false;
  // The server's proves its dice once the game is over.
  override get record(): string {
    return this.over ? this.table.record : super.record;
  }
  get replay(): string {
    return this.table.state.phase === "over" ? address("t", this.id, "replay") : "";
  }
  get review(): string {
    const own = this.table.mySeats.slice(0, 1).map(({ seat }) => seat);
    return this.replay && address("t", this.id, "review", ...own);
  }

  throw = () => this.#act(["throw"], { do: "throw", at: this.table.state.played });
  confirm = () => this.#act(["confirm"], { do: "confirm", at: this.table.state.played });
  step = (step: string) =>
    this.#act(["step", "set"], { do: "step", at: this.table.state.played, step });
  handOver = () => this.#act(["step"], { do: "over", at: this.table.state.played });
  draw = () => Promise.resolve();
  letComputer = () => Promise.resolve();
  override takeBack = () => Promise.resolve();
  override hint = () => Promise.resolve(this.reply(say("page.online.no_hints")));

  async undo(): Promise<void> {
    if (!this.mayUndo) return;
    this.undone = true;
    this.pause.end();
    await wait(0);
    await this.#send({ do: "undo", at: this.table.state.played });
  }

  // Shows the pending events, then does what autoplay does for a person.
  goOn = async (): Promise<void> => {
    if (this.#showing || !this.started) return;
    this.#showing = this.busy = true;
    this.board.offer([]);
    try {
      for (let next = this.#happened.shift(); next && this.open; next = this.#happened.shift())
        await this.#showOne(next);
    } finally {
      this.#showing = false;
      this.#settle();
    }
  };

  #settle(): void {
    if (!this.open || this.#showing || this.#sending) return;
    this.#compareTurn();
    this.busy = false;
    this.thinking = this.table.state.due !== "throw" && this.#first === "";
    this.offer();
    void this.#byItself();
  }

  // A server could omit the link of the right seat by letting the wrong one throw.
  #compareTurn(): void {
    const isShown = !this.#unlaid && !this.#isBehind && this.#happened.length === 0;
    if (isShown && this.table.state.phase === "playing") this.table.compareTurn(this.view.toAct);
  }

  async #byItself(): Promise<void> {
    const next = this.#next();
    if (!next) return;
    this.busy = true;
    await this.pause.wait(pauseBefore(next, this.view, speed()));
    if (this.#showing || this.#sending) return;
    this.busy = false;
    if (this.open && this.#next()) await this.#send(commandOf(next, this.table.state.played));
  }
  // The first person the game waits for; "" if it waits for a computer.
  get #first(): string {
    return [...this.view.awaited].find((seat) => this.table.seat(seat)?.level === "") ?? "";
  }
  // If partners share a turn, autoplay runs for the first of them only.
  #next(): Change | null {
    const first = this.#first !== "" && this.people.includes(this.#first);
    const still = this.over || this.undone || this.#unlaid || this.table.alarm !== null;
    const may = first && !still && this.table.state.phase === "playing";
    return may ? (forPerson(this.view, settings) as Change | null) : null;
  }

  async #act(due: TableView["due"][], command: Command): Promise<void> {
    if (this.mayAct(due)) await this.#send(command);
  }

  async #send(command: Command): Promise<void> {
    this.#sending = this.busy = true;
    this.advice.forget();
    this.board.offer([]);
    const answer = await this.table.do(command);
    if (answer.ok) await this.table.reached(answer.seq ?? 0);
    else this.#refused(answer.error, answer.part);
    this.#sending = false;
    this.#settle();
  }

  // The board does not match the server's state: requests a snapshot.
  #refused(error: string, part: string): void {
    const message = refusalWords(error, part);
    this.advice.explain({ ok: false, error, message, rules: [], places: [] });
    this.undone = true; // autoplay must not repeat what was refused
    this.#isBehind = true;
    this.table.refresh();
  }

  async #showOne(what: Happening): Promise<void> {
    if (!("kind" in what)) return this.#lay(what.record);
    if (what.kind === "ended") return this.view.due === "over" ? undefined : this.#end(what.record);
    if ("record" in what) return this.#lay(what.record);
    if (this.#unlaid) return this.#anew();
    const request = requestOf(what, this.view.table);
    const byMe = this.acting;
    if (!byMe) await this.#letSee(pauseBefore(request, this.view, this.#speed));
    this.advice.forget();
    const answer = await engine.ask(request).catch(() => null);
    if (!answer?.ok) return this.#anew();
    await this.show(request, answer, this.#speed);
    this.#shown = performance.now();
    if (request.ask === "throw") this.#trail = [];
    if (byMe || request.ask !== "step") return;
    this.#trail.push(...stepsOf(answer));
    this.board.leaveTrail([...this.#trail]);
  }

  // Waits until the last event has been visible for this long.
  async #letSee(span: number): Promise<void> {
    const left = this.#calm * span - (performance.now() - this.#shown);
    if (left > 0) await this.pause.wait(left);
  }

  // The game ended by resignation or agreement.
  async #end(record: string): Promise<void> {
    this.advice.forget();
    await this.#lay(record);
    this.ended = true;
    if (this.winners.some(({ seat }) => this.people.includes(seat))) sound("win");
  }

  async #lay(record: string): Promise<void> {
    const view = await engine.ask({ ask: "resume", language: language(), record }).catch(broken);
    if (!this.open) return;
    if (!view.ok) return this.advice.explain(view);
    const before = this.view.table;
    try {
      await this.lay(view);
    } catch {
      return this.#failed(view.table);
    }
    void engine.ask({ ask: "close", table: before });
    this.#unlaid = false;
    this.#isBehind = false;
    this.#trail = [];
    const ended = endingWords(this.table, this.winners);
    this.say(...(ended ? [ended] : greeting(this)));
  }

  // The engine broke while it set up the table. Tries again at once, and if it breaks again, with the next event, because
  // the board does not match the server's state.
  #failed(table: number): void {
    void engine.ask({ ask: "close", table });
    this.advice.explain(broken());
    const again = !this.#unlaid;
    this.#unlaid = true;
    if (again) this.#anew();
  }

  // Replaces the pending events by the server's current state.
  #anew(): void {
    this.#happened.length = 0;
    this.#isBehind = true;
    this.table.refresh();
  }

  // A hidden page, or one that is far behind, jumps to the current state.
  get #speed(): Speed {
    return document.hidden || this.#happened.length > patience ? "off" : speed();
  }
  get #calm(): number {
    return document.hidden || this.#happened.length > patience ? 0 : 1;
  }
  #hidden = () => {
    if (document.hidden) this.hurry();
  };
}
