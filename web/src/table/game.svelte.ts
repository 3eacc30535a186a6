// SPDX-License-Identifier: MIT
// A game on this device: the engine runs it, computers play automatically, and the record is stored in the browser.
import { changeDuel, type Duel, duelOf } from "../duels/book.ts";
import type { Changed, Hint, TableView } from "../engine/answers.ts";
import { engine } from "../engine/engine.ts";
import { address } from "../shell/router.ts";
import { entryOf, note, unnote } from "../statistics/ledger.ts";
import { settings, speed } from "../shell/settings.svelte.ts";
import { language, say } from "../text/say.svelte.ts";
import { isPerson, nextAutomatic } from "./autoplay.ts";
import { noted } from "./outcome.ts";
import { pauseBefore, wait } from "./pace.svelte.ts";
import {
  broken,
  type Change,
  Playing,
  stepsOf,
  type Surroundings,
  surroundings,
} from "./playing.svelte.ts";
import { saveGame, savedGame, putOnTable, whenSaved } from "./saved_games.ts";
import { tutorWords } from "./tutor.ts";

export class Game extends Playing {
  readonly duel: Duel | undefined; // no hints, and nothing is taken back
  readonly helps: boolean;
  counted = $state(false); // the statistics have this game, which is over
  #judged = ""; // the last play that the tutor judged
  #judging: Promise<boolean> | null = null; // of the running judgement
  #kept = ""; // the stored record as this window last wrote or read it
  readonly #unwatch: () => void;

  private constructor(id: string, view: TableView, around: Surroundings) {
    super(id, view, around);
    this.duel = duelOf(id);
    this.helps = !this.duel;
    this.counted = view.due === "over";
    this.offer();
    this.#unwatch = whenSaved(id, () => void this.#follow());
  }

  static async at(id: string, view: TableView): Promise<Game> {
    const game = new Game(id, view, await surroundings(view));
    game.#keep(view);
    putOnTable(id);
    return game;
  }

  override leave(): void {
    this.#unwatch();
    super.leave();
  }

  get acting(): boolean {
    return isPerson(this.view);
  }
  get over(): boolean {
    return this.view.due === "over";
  }
  // A computer should play, but its request failed.
  get stalled(): boolean {
    return this.started && !this.busy && !this.acting && !this.over;
  }
  get people(): string {
    const seats = this.view.seats.filter(({ player }) => player === "person");
    return seats.map(({ seat }) => seat).join("");
  }
  get mayTakeBack(): boolean {
    const against = this.people !== "" && this.people.length < this.view.seats.length;
    return !this.duel && against && this.view.mayTakeBack && (this.mine || this.over);
  }
  get mayDraw(): boolean {
    return this.view.mayDraw && this.mine;
  }
  get replay(): string {
    return address("replay", this.id);
  }
  get review(): string {
    return address("review", this.id);
  }

  throw = () => this.#act(["throw"], { ask: "throw", table: this.view.table });
  confirm = async () => {
    if (!(await this.#warned())) await this.#act(["confirm"], { ask: "confirm", table: this.view.table });
  };
  step = (step: string) =>
    this.#act(["step", "set"], { ask: "step", table: this.view.table, step });
  handOver = () =>
    this.#act(["step"], { ask: "over", table: this.view.table, seat: this.overSeat });
  draw = () => this.#act(["throw"], { ask: "draw", table: this.view.table });
  letComputer = (level: string) =>
    this.#act(["step", "set"], { ask: "computer", table: this.view.table, level });

  goOn = () => this.#proceed();

  async undo(): Promise<void> {
    if (!this.mayUndo) return;
    this.undone = true;
    this.pause.end(); // cancels what was about to happen automatically
    await wait(0);
    await this.#change({ ask: "undo", table: this.view.table });
  }

  async takeBack(): Promise<void> {
    if (this.busy || !this.mayTakeBack) return;
    this.undone = true;
    const { table } = this.view;
    await this.#change({ ask: "take_back", table, seats: this.people });
    const story = await engine.ask({ ask: "story", table });
    if (story.ok) this.tell(story);
  }

  async hint(): Promise<void> {
    if (this.busy || !this.mine || this.view.due === "throw") return;
    this.busy = this.thinking = true;
    const asked = engine.ask({ ask: "hint", table: this.view.table, most: 3 });
    const hints = await asked.catch(broken);
    this.busy = this.thinking = false;
    if (!hints.ok) return this.advice.explain(hints);
    this.advice.give(hints);
    this.say(...hints.hints.map(hintWords));
  }

  async #act(due: TableView["due"][], request: Change): Promise<void> {
    if (this.mayAct(due)) await this.#change(request);
  }

  async #change(request: Change): Promise<void> {
    if (await this.#changed(request)) await this.#proceed();
  }

  async #proceed(): Promise<void> {
    while (this.open) {
      const next = this.#next();
      if (!next) return;
      this.busy = true;
      await this.pause.wait(pauseBefore(next, this.view, speed()));
      this.busy = false;
      if (!this.open || !this.#next()) return;
      if (next.ask === "confirm" && (await this.#warned())) return;
      if (!(await this.#changed(next))) return;
    }
  }

  // True if the turn must not end yet because the tutor has just warned about a blunder. It warns once per play; ending the
  // turn after that works.
  async #warned(): Promise<boolean> {
    const { due, wins, made } = this.view;
    if (!settings.tutor || this.duel || !this.acting || due !== "confirm" || wins || made.length === 0) return false;
    const play = this.#play;
    if (play !== this.#judged) {
      this.#judged = play;
      this.#judging = this.#judge(play).finally(() => (this.#judging = null));
    }
    return (await this.#judging) ?? false;
  }

  async #judge(play: string): Promise<boolean> {
    const judged = await engine.ask({ ask: "weigh", table: this.view.table }).catch(broken);
    if (!this.open || this.#play !== play) return true; // undone meanwhile
    if (!judged.ok || !judged.blunder) return false;
    this.undone = true; // nothing ends automatically until the person decides
    this.advice.warn(judged);
    this.say(say("page.tutor.title"), tutorWords(judged));
    return true;
  }

  // Identifies the way this turn is played.
  get #play(): string {
    const { turn, thrown, made } = this.view;
    return [turn, thrown, ...made].join(" ");
  }

  #next(): Change | null {
    return nextAutomatic(this.view, this.undone ? null : settings) as Change | null;
  }

  // Sends a request, shows the movements and offers the next choices. False if it was refused.
  async #changed(request: Change): Promise<boolean> {
    if (await this.#follow()) return false;
    this.busy = true;
    this.thinking = request.ask === "computer";
    this.advice.forget();
    this.board.offer([]);
    try {
      const answer = await engine.ask(request);
      this.thinking = false;
      if (answer.ok) await this.#showAndKeep(request, answer);
      else this.advice.explain(answer);
      return answer.ok;
    } catch {
      this.advice.explain(broken());
      return false;
    } finally {
      this.busy = this.thinking = false;
      if (this.open) this.offer();
    }
  }

  async #showAndKeep(request: Change, answer: Changed): Promise<void> {
    this.#keep(answer);
    await this.show(request, answer);
    if (answer.due === "over") await this.#note(answer);
    else if (request.ask === "take_back") this.#uncount();
    if (request.ask === "computer") this.board.leaveTrail(stepsOf(answer));
  }

  // For this device's statistics; games between computers do not count.
  async #note(view: TableView): Promise<void> {
    const { id, people } = this;
    const story = people && (await engine.ask({ ask: "story", table: view.table }));
    if (story && story.ok) note(entryOf(view, story, { id, people, when: Date.now() }));
    if (this.duel) changeDuel(id, endOf(view, people));
    this.counted = true;
  }

  #uncount(): void {
    this.counted = false;
    unnote(this.id);
  }

  // If another window has continued this game, shows its state and does not overwrite it. False otherwise.
  async #follow(): Promise<boolean> {
    const record = savedGame(this.id)?.record;
    if (!this.open || record === undefined || record === this.#kept) return false;
    this.#kept = record;
    const view = await engine.ask({ ask: "resume", language: language(), record }).catch(broken);
    if (!view.ok || !this.open) return false;
    void engine.ask({ ask: "close", table: this.view.table });
    this.hurry();
    await this.lay(view);
    this.advice.forget();
    this.reply(say("page.table.elsewhere"));
    return true;
  }

  #keep({ title, result, turn, record, seats }: TableView): void {
    this.#kept = record;
    const story = noted(seats, this.people);
    saveGame({ id: this.id, title, when: Date.now(), result, turn, record, ...story });
  }
}

function endOf({ title, record, result, seats, turn }: TableView, people: string): Partial<Duel> {
  const won = seats.some((each) => each.won && people.includes(each.seat));
  return { title, record, turns: turn, result: result === "draw" ? "draw" : won ? "won" : "lost" };
}

// One sentence each.
function hintWords({ words, reason }: Hint, index: number): string {
  const told = reason ? `${words} – ${reason}` : words;
  return say("page.hint.nth", { number: index + 1, words: told });
}
