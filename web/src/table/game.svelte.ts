// SPDX-License-Identifier: MIT
// A table being played on this page: asks the engine, lets the board move, keeps the record, and
// does what happens by itself. Components read its fields and call its verbs.
import { Board } from "../board/api.svelte.ts";
import type { Intent } from "../board/types.ts";
import { engine } from "../engine/engine.ts";
import type { Ask, BoardPicture, Changed, Refusal, Story, TableView } from "../engine/types.ts";
import { settings, speed } from "../shell/settings.svelte.ts";
import { sound } from "../shell/sound.ts";
import { language, say } from "../text/say.svelte.ts";
import { Advice } from "./advice.svelte.ts";
import { isPerson, nextByItself } from "./by_itself.ts";
import { worthHearing } from "./hearing.ts";
import { pauseBefore, tumbling, wait } from "./pace.ts";
import { Pause } from "./pause.svelte.ts";
import { keepGame, putOnTable } from "./shelf.ts";

type Change = Extract<
  Ask,
  { ask: "throw" | "step" | "undo" | "confirm" | "over" | "draw" | "take_back" | "computer" }
>;

export class Game {
  readonly id: string;
  readonly board = new Board();
  readonly advice = new Advice(this.board);
  picture = $state.raw() as BoardPicture;
  view = $state.raw() as TableView;
  opening = $state.raw<string[]>([]);
  log = $state.raw<string[]>([]); // the turns that have ended, in words
  said = $state(""); // the newest thing worth hearing, for screen readers
  busy = $state(false); // an answer is awaited, pieces move, or something is about to happen
  thinking = $state(false); // a computer, or the hint
  ended = $state(false); // the game, while it was on this page
  throws = $state(0); // counts throws, so that the dice can tumble anew
  readonly #pause = new Pause();
  #started = false;
  #open = true;
  #undone = false; // after an undo nothing is played by itself until a person has acted

  private constructor(id: string, view: TableView, [picture, story]: [BoardPicture, Story]) {
    this.id = id;
    this.view = view;
    this.picture = picture;
    this.#tell(story);
    this.board.lay(view.pieces);
    this.board.arrived = (kind) => sound(kind === "captured" ? "capture" : "tap");
    this.#offer();
  }

  static async at(id: string, view: TableView): Promise<Game> {
    const game = new Game(id, view, await surroundings(view));
    game.#keep();
    putOnTable(id);
    return game;
  }

  // Lets computers begin, and whatever else goes by itself. Called when the table is on screen.
  async start(): Promise<void> {
    if (this.#started) return;
    this.#started = true;
    const { standing, throw: thrown, prompt } = this.view.told;
    this.say(standing, thrown, prompt);
    await this.#proceed();
  }

  leave(): void {
    this.#open = false;
    this.hurry();
    void engine.ask({ ask: "close", table: this.view.table });
  }

  // A person may act: it is their turn and nothing is under way but a pause.
  get mine(): boolean {
    const still = !this.busy || this.#pause.waiting;
    return still && isPerson(this.view) && this.view.due !== "over";
  }
  // A computer should play and does not: its request has failed.
  get stalled(): boolean {
    return this.#started && !this.busy && !isPerson(this.view) && this.view.due !== "over";
  }
  get people(): string {
    const seats = this.view.seats.filter(({ player }) => player === "person");
    return seats.map(({ seat }) => seat).join("");
  }
  get mayTakeBack(): boolean {
    const against = this.people !== "" && this.people.length < this.view.seats.length;
    return against && this.view.mayTakeBack && (this.mine || this.view.due === "over");
  }

  throw = () => this.#act(["throw"], { ask: "throw", table: this.view.table });
  confirm = () => this.#act(["confirm"], { ask: "confirm", table: this.view.table });
  step = (step: string) =>
    this.#act(["step", "set"], { ask: "step", table: this.view.table, step });
  handOver = () => this.#act(["step", "confirm"], { ask: "over", table: this.view.table });
  draw = () => this.#act(["throw"], { ask: "draw", table: this.view.table });
  // Sets up the pieces, or plays the throw, as a computer of that level would.
  letComputer = (level: string) =>
    this.#act(["step", "set"], { ask: "computer", table: this.view.table, level });

  goOn = () => this.#proceed();

  async undo(): Promise<void> {
    if (!this.mine || !this.view.mayUndo) return;
    this.#undone = true;
    this.#pause.end(); // what was about to happen by itself does not
    await wait(0);
    await this.#change({ ask: "undo", table: this.view.table });
  }

  async takeBack(): Promise<void> {
    if (this.busy || !this.mayTakeBack) return;
    this.#undone = true;
    const { table } = this.view;
    await this.#change({ ask: "take_back", table, seats: this.people });
    const story = await engine.ask({ ask: "story", table });
    if (story.ok) this.#tell(story);
  }

  async intent(intent: Intent): Promise<void> {
    if (intent.wants === "step") return this.step(intent.choice.step);
    const { from, to } = intent;
    if (!this.mine) return;
    const why = await engine.ask({ ask: "why", table: this.view.table, from, to });
    this.advice.explain(why);
    this.say(why.message);
  }

  async hint(): Promise<void> {
    if (this.busy || !this.mine || this.view.due === "throw") return;
    this.busy = this.thinking = true;
    const asked = engine.ask({ ask: "hint", table: this.view.table, most: 3 });
    const hints = await asked.catch(broken);
    this.busy = this.thinking = false;
    if (!hints.ok) return this.advice.explain(hints);
    this.advice.give(hints);
    this.say(...hints.hints.flatMap(({ words, reason }) => [words, reason]));
  }

  // Ends a pause, and what is moving, at once.
  hurry(): void {
    this.#pause.end();
    this.board.hurry();
  }

  say(...words: string[]): void {
    const text = words.filter(Boolean).join(" ");
    // A blank more, so that the same words are read out again.
    this.said = text === this.said ? `${text}\u00a0` : text;
  }
  reply(words: string): void {
    this.advice.answer = words;
    this.say(words);
  }

  // Everything again in the language that is spoken now.
  async translate(): Promise<void> {
    const { table } = this.view;
    const view = await engine.ask({ ask: "view", language: language(), table });
    if (!view.ok || !this.#open) return;
    const [picture, story] = await surroundings(view);
    this.picture = picture;
    this.view = view;
    this.#tell(story);
    this.advice.forget();
    if (!this.busy) this.#offer();
  }

  async #act(due: TableView["due"][], request: Change): Promise<void> {
    if (!this.mine || !due.includes(this.view.due)) return;
    // What was about to happen by itself is what is wanted: it only happens sooner.
    if (this.#pause.waiting) return this.#pause.end();
    this.#undone = false;
    await this.#change(request);
  }

  async #change(request: Change): Promise<void> {
    if (await this.#changed(request)) await this.#proceed();
  }

  async #proceed(): Promise<void> {
    while (this.#open) {
      const next = this.#next();
      if (!next) return;
      this.busy = true;
      await this.#pause.wait(pauseBefore(next, this.view, speed()));
      this.busy = false;
      if (!this.#open || !this.#next() || !(await this.#changed(next))) return;
    }
  }

  #next(): Change | null {
    return nextByItself(this.view, this.#undone ? null : settings) as Change | null;
  }

  // Asks, shows what moved, and lays out what may be done next. False where it was refused.
  async #changed(request: Change): Promise<boolean> {
    this.busy = true;
    this.thinking = request.ask === "computer";
    this.advice.forget();
    this.board.offer([]);
    const before = this.view;
    try {
      const answer = await engine.ask(request);
      this.thinking = false;
      if (answer.ok) await this.#show(request, answer, before);
      else this.advice.explain(answer);
      return answer.ok;
    } catch {
      this.advice.explain(broken());
      return false;
    } finally {
      this.busy = this.thinking = false;
      if (this.#open) this.#offer();
    }
  }

  async #show(request: Change, answer: Changed, before: TableView): Promise<void> {
    this.view = answer;
    this.#keep();
    if (answer.ended) this.log = [...this.log, answer.ended];
    const words = worthHearing(request.ask, answer, isPerson(before));
    if (words.length > 0) this.say(...words);
    this.ended = answer.due === "over";
    if (this.ended) sound("win");
    if (request.ask === "throw") {
      this.throws += 1;
      sound("dice");
      await this.#pause.wait(tumbling(speed()));
    }
    if (["throw", "step", "computer"].includes(request.ask)) this.board.leaveTrail([]);
    await this.board.play(answer.movements, answer.pieces, speed());
    if (request.ask === "computer") this.board.leaveTrail(stepsOf(answer));
  }

  #offer(): void {
    this.board.offer(isPerson(this.view) ? this.view.choices : []);
  }

  #tell(story: Story): void {
    this.opening = story.opening;
    this.log = story.turns.map(({ words }) => words);
  }

  #keep(): void {
    const { title, result, turn, record } = this.view;
    keepGame({ id: this.id, title, when: Date.now(), result, turn, record });
  }
}

// The engine has been started anew and the table is as it was before the request.
function broken(): Refusal {
  return { ok: false, error: "broken", message: say("page.table.broken"), rules: [], places: [] };
}

function stepsOf({ movements }: Changed) {
  return movements.filter(({ kind }) => kind === "step").map(({ route }) => route);
}

async function surroundings(view: TableView): Promise<[BoardPicture, Story]> {
  const picture = engine.ask({ ask: "board", language: view.language, game: view.game });
  const story = engine.ask({ ask: "story", table: view.table });
  const answers = await Promise.all([picture, story]);
  for (const answer of answers) if (!answer.ok) throw new Error(answer.message);
  return answers as [BoardPicture, Story];
}
