// SPDX-License-Identifier: MIT
// What local and online games have in common: their visible state, and how a change is shown. Components read its fields
// and call its methods.
import { Board } from "../board/api.svelte.ts";
import { quartersFor } from "../board/rotation.ts";
import type { Intent, Speed } from "../board/types.ts";
import type {
  BoardPicture,
  Changed,
  Die,
  GameCard,
  Refusal,
  SeatView,
  Shelf,
  Story,
  TableView,
} from "../engine/answers.ts";
import { engine } from "../engine/engine.ts";
import type { Ask } from "../engine/requests.ts";
import { settings, speed } from "../shell/settings.svelte.ts";
import { Moods, moodsAfter } from "../voices/moods.svelte.ts";
import { Talk } from "../voices/talk.svelte.ts";
import { sound } from "../shell/sound.ts";
import { language, say } from "../text/say.svelte.ts";
import { Advice } from "./advice.svelte.ts";
import { announcements, greeting, turnHeading } from "./announcements.ts";
import { forPerson } from "./autoplay.ts";
import { Pause, tumbling, untilPlay } from "./pace.svelte.ts";
import { FirstNotes } from "./first_notes.svelte.ts";
import { playSounds } from "./board_sounds.ts";

export type Change = Extract<
  Ask,
  { ask: "throw" | "step" | "undo" | "confirm" | "over" | "draw" | "take_back" | "computer" }
>;
export type Surroundings = [BoardPicture, Story, Shelf];

export abstract class Playing {
  readonly id: string;
  readonly board = new Board();
  readonly diceCount: number; // thrown at once
  readonly advice = new Advice(this.board);
  readonly moods = new Moods();
  readonly talk = new Talk(this);
  readonly #levels: GameCard["levels"];
  readonly firstNotes = new FirstNotes();
  picture = $state.raw() as BoardPicture;
  view = $state.raw() as TableView;
  opening = $state.raw<string[]>([]);
  log = $state.raw<string[]>([]); // ended turns in words
  plays = $state.raw<string[]>([]); // the same in notation; may be behind the log
  said = $state(""); // the latest announcement for screen readers
  busy = $state(false); // a request or an animation runs, or something is about to happen
  thinking = $state(false); // a computer or a hint is being calculated
  ended = $state(false); // the game ended while it was shown
  throws = $state(0); // number of throws shown; triggers the animation of the dice
  dice = $state.raw<Die[]>([]); // as they lie on the board, perhaps from the last turn
  falling = $state(0); // duration in milliseconds of the running throw animation
  protected readonly pause = new Pause();
  protected open = true;
  protected started = false;
  protected undone = $state(false); // after an undo, autoplay waits for the person to act

  protected constructor(id: string, view: TableView, [picture, story, shelf]: Surroundings) {
    this.id = id;
    this.view = view;
    this.picture = picture;
    const card = shelf.games.find(({ family }) => family === view.family);
    this.diceCount = card?.dice ?? 0;
    this.#levels = card?.levels ?? [];
    this.tell(story);
    this.board.lay(view.pieces);
    this.#layDice(view);
  }

  // Whether hints and help by computers are available.
  abstract readonly helps: boolean;
  // The seats of people at this device.
  abstract get people(): string;
  // It is a person's turn at this device.
  abstract get acting(): boolean;
  abstract get over(): boolean;
  // An automatic action failed; the person can retry.
  abstract get stalled(): boolean;
  abstract get mayTakeBack(): boolean;
  abstract get mayDraw(): boolean;

  // For a file.
  get record(): string {
    return this.view.record;
  }
  // The address of the replay; "" while there is none.
  abstract get replay(): string;
  // The address of the review; "" while there is none.
  abstract get review(): string;

  abstract readonly throw: () => Promise<void>;
  abstract readonly confirm: () => Promise<void>;
  abstract readonly step: (step: string) => Promise<void>;
  abstract readonly handOver: () => Promise<void>;
  abstract readonly draw: () => Promise<void>;
  // Lets a computer of that level set up the pieces or play the throw.
  abstract readonly letComputer: (level: string) => Promise<void>;
  abstract readonly goOn: () => Promise<void>;
  abstract undo(): Promise<void>;
  abstract takeBack(): Promise<void>;
  abstract hint(): Promise<void>;

  // Starts automatic play. Called when the table is on screen.
  async start(): Promise<void> {
    if (this.started) return;
    this.started = true;
    this.say(...greeting(this), this.firstNotes.look(this, []));
    await this.goOn();
  }

  leave(): void {
    this.open = false;
    this.hurry();
    void engine.ask({ ask: "close", table: this.view.table });
  }

  // Rotation of the board towards the person at this device.
  get quarters(): number {
    return settings.turned ? quartersFor(this.picture, this.people) : 0;
  }

  // A turn of this device is about to end automatically.
  get ending(): boolean {
    return this.pause.waiting && this.acting && this.view.due === "confirm";
  }

  // The page is about to throw, or to make the only step, for the person.
  get forced(): boolean {
    const { due } = this.view;
    return this.acting && due !== "confirm" && !this.undone && forPerson(this.view, settings) !== null;
  }

  // What the person at this device should do; "" if the page is about to do it. A turn that ends automatically asks for
  // nothing.
  get prompt(): string {
    if (this.forced) return "";
    const { made, told } = this.view;
    const endsByItself = this.acting && !this.undone && forPerson(this.view, settings)?.ask === "confirm";
    return endsByItself && made.length > 0 ? say("page.turn.ending") : told.prompt;
  }

  // Who has won, once the game is over.
  get winners(): SeatView[] {
    return this.view.seats.filter(({ won }) => won);
  }

  // A person may act: it is their turn, and nothing but a pause is running.
  get mine(): boolean {
    const still = !this.busy || this.pause.waiting;
    return still && this.acting && !this.over;
  }

  get mayUndo(): boolean {
    return this.mine && this.ownLast;
  }
  // The last step of this turn was made at this device.
  protected get ownLast(): boolean {
    const { mayUndo } = this.view;
    return mayUndo !== "" && this.people.includes(mayUndo);
  }
  // The seat of this device that may hand over the rest of the throw to a partner elsewhere or to a computer; "" if none.
  get overSeat(): string {
    const { due, mayHandOver, toAct } = this.view;
    if (due !== "step") return "";
    const alone = [...toAct].every((seat) => this.people.includes(seat));
    return alone ? "" : ([...mayHandOver].find((seat) => this.people.includes(seat)) ?? "");
  }

  // The level of the computer that sits there; "" if a person does.
  levelAt({ player }: SeatView): string {
    return player === "person" ? "" : player;
  }
  get computers(): SeatView[] {
    return this.view.seats.filter((each) => this.levelAt(each) !== "");
  }
  // A computer here plays by the engine's net.
  get hasNet(): boolean {
    const strong = this.#levels.filter(({ number }) => number > withoutNet).map(({ name }) => name);
    return this.computers.some((each) => strong.includes(this.levelAt(each)));
  }
  // About how many milliseconds a computer looks at its dice.
  thinkingTime(level: string): number {
    return untilPlay(speed()) + (this.#levels.find(({ name }) => name === level)?.milliseconds ?? 0);
  }

  // Whether the person may do what is possible when `due`. If it is about to happen automatically, it just happens sooner.
  protected mayAct(due: TableView["due"][]): boolean {
    if (!this.mine || !due.includes(this.view.due)) return false;
    this.firstNotes.dismiss();
    if (this.pause.waiting) {
      this.pause.end();
      return false;
    }
    this.undone = false;
    return true;
  }

  async intent(intent: Intent): Promise<void> {
    if (intent.wants === "step") return this.step(intent.choice.step);
    const { from, to } = intent;
    if (!this.mine) return;
    const why = await engine.ask({ ask: "why", table: this.view.table, from, to });
    this.advice.explain(why);
    this.say(why.message);
  }

  // Shows the routes of an ended turn on the board, or hides them if they are shown. Turns count from 1.
  async showTurn(turn: number): Promise<void> {
    if (this.advice.turn === turn) return this.advice.forget();
    const story = await engine.ask({ ask: "story", table: this.view.table });
    const told = story.ok && this.open ? story.turns[turn - 1] : undefined;
    if (!told) return;
    this.advice.showTurn(turn, stepsOf(told));
    this.say(told.words);
  }

  // Ends the current pause and animations at once.
  hurry(): void {
    this.pause.end();
    this.board.hurry();
  }

  say(...words: string[]): void {
    const text = words.filter(Boolean).join(" ");
    // The extra blank makes screen readers repeat the same words.
    this.said = text === this.said ? `${text}\u00a0` : text;
  }
  reply(words: string): void {
    this.advice.answer = words;
    this.say(words);
  }

  // Reloads all texts in the current language.
  async translate(): Promise<void> {
    const { table } = this.view;
    const view = await engine.ask({ ask: "view", language: language(), table });
    if (!view.ok || !this.open) return;
    const [picture, story] = await surroundings(view);
    this.picture = picture;
    this.view = view;
    this.tell(story);
    this.advice.forget();
    if (!this.busy) this.offer();
  }

  // Shows another state of the game without animation.
  protected async lay(view: TableView): Promise<void> {
    const [picture, story] = await surroundings(view);
    if (!this.open) return;
    [this.view, this.picture] = [view, picture];
    this.#layDice(view);
    this.tell(story);
    this.board.leaveTrail([]);
    this.board.lay(view.pieces);
    if (!this.busy) this.offer();
  }

  // Animates a change. The new view is revealed only when it can be seen: of a throw when the dice rest, of a capture when
  // the piece is hit.
  protected async show(request: Change, answer: Changed, how: Speed = speed()): Promise<void> {
    const byPerson = this.acting;
    let told = false;
    const tell = () => {
      if (!told) this.#reveal(request, answer, byPerson);
      told = true;
    };
    if (request.ask === "throw") {
      await this.#fall(answer.dice, tumbling(how, answer.spinners));
      tell();
    }
    if (["throw", "step", "computer"].includes(request.ask)) this.board.leaveTrail([]);
    playSounds(this.board, tell);
    await this.board.play(answer.movements, answer.pieces, how);
    tell();
    if (byPerson) this.board.watch([]); // the person who played knows where to look
  }

  async #fall(dice: Die[], lasting: number): Promise<void> {
    this.falling = lasting;
    this.dice = dice;
    this.throws += 1;
    sound(this.view.spinners ? "spin" : "dice", lasting);
    await this.pause.wait(lasting);
    this.falling = 0;
  }

  #reveal({ ask }: Change, answer: Changed, byPerson: boolean): void {
    this.view = answer;
    this.#layDice(answer);
    if (answer.ended) {
      this.log = [...this.log, answer.ended];
      if (settings.steps) void this.#readPlays();
    }
    const words = announcements(ask, answer, {
      before: byPerson,
      now: this.acting,
      turn: turnHeading(this),
      prompt: this.prompt,
    });
    words.push(this.firstNotes.look(this, answer.movements));
    if (words.some(Boolean)) this.say(...words);
    this.moods.show(moodsAfter(ask, answer));
    this.ended = answer.due === "over";
    if (this.ended) sound("win");
    if (answer.ended) void this.talk.follow(true);
  }

  async #readPlays(): Promise<void> {
    const story = await engine.ask({ ask: "story", table: this.view.table });
    if (story.ok && this.open) this.plays = story.turns.map(({ play }) => play);
  }

  // The dice of the last turn stay on the board until the next throw.
  #layDice({ dice }: TableView): void {
    this.dice = dice.length > 0 ? dice : this.dice.map(({ pips }) => ({ pips, used: true }));
  }

  protected offer(): void {
    const own = this.view.choices.filter(({ seat }) => this.people.includes(seat));
    this.board.offer(this.acting ? own : []);
  }

  protected tell(story: Story): void {
    this.opening = story.opening;
    this.log = story.turns.map(({ words }) => words);
    this.plays = story.turns.map(({ play }) => play);
    if (this.started) void this.talk.follow();
  }
}

const withoutNet = 2; // levels up to this number

// For a request that broke the engine: it has been restarted, and the table is as before.
export function broken(): Refusal {
  return { ok: false, error: "broken", message: say("page.table.broken"), rules: [], places: [] };
}

export function stepsOf({ movements }: Pick<Changed, "movements">) {
  return movements.filter(({ kind }) => kind === "step").map(({ route }) => route);
}

export async function surroundings(view: TableView): Promise<Surroundings> {
  const picture = engine.ask({ ask: "board", language: view.language, game: view.game });
  const story = engine.ask({ ask: "story", table: view.table });
  const shelf = engine.ask({ ask: "shelf", language: view.language });
  const answers = await Promise.all([picture, story, shelf]);
  for (const answer of answers) if (!answer.ok) throw new Error(answer.message);
  return answers as Surroundings;
}
