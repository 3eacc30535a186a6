// SPDX-License-Identifier: MIT
// What every game that is played on this page has in common, whoever decides what happens: what is
// seen and heard of it, and how a change is shown. Components read its fields and call its verbs.
import { Board } from "../board/api.svelte.ts";
import { quartersFor } from "../board/rotation.ts";
import type { Intent, Speed } from "../board/types.ts";
import type {
  BoardPicture,
  Changed,
  Die,
  Refusal,
  SeatView,
  Shelf,
  Story,
  TableView,
} from "../engine/answers.ts";
import { engine } from "../engine/engine.ts";
import type { Ask } from "../engine/requests.ts";
import { settings, speed } from "../shell/settings.svelte.ts";
import { sound } from "../shell/sound.ts";
import { language, say } from "../text/say.svelte.ts";
import { Advice } from "./advice.svelte.ts";
import { announcements } from "./announcements.ts";
import { Pause, tumbling } from "./pace.svelte.ts";
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
  picture = $state.raw() as BoardPicture;
  view = $state.raw() as TableView;
  opening = $state.raw<string[]>([]);
  log = $state.raw<string[]>([]); // the turns that have ended, in words
  said = $state(""); // the newest thing worth hearing, for screen readers
  busy = $state(false); // an answer is awaited, pieces move, or something is about to happen
  thinking = $state(false); // a computer, or the hint
  ended = $state(false); // the game, while it was on this page
  throws = $state(0); // counts throws, so that the dice can be thrown anew
  dice = $state.raw<Die[]>([]); // as they lie on the board, perhaps from the turn before
  falling = $state(0); // milliseconds that the dice take which are falling now
  protected readonly pause = new Pause();
  protected open = true;
  protected started = false;
  protected undone = false; // after an undo nothing is played by itself until a person has acted

  protected constructor(id: string, view: TableView, [picture, story, shelf]: Surroundings) {
    this.id = id;
    this.view = view;
    this.picture = picture;
    this.diceCount = shelf.games.find(({ family }) => family === view.family)?.dice ?? 0;
    this.tell(story);
    this.board.lay(view.pieces);
    this.#layDice(view);
  }

  // Whether hints and computers may be asked for help.
  abstract readonly helps: boolean;
  // The seats of those who play at this device.
  abstract get people(): string;
  // Whoever acts now does so at this device.
  abstract get acting(): boolean;
  abstract get over(): boolean;
  // Something should go on by itself and does not.
  abstract get stalled(): boolean;
  abstract get mayTakeBack(): boolean;
  abstract get mayDraw(): boolean;

  // The address of its replay; "" while there is none.
  abstract get replay(): string;
  // The same, judged.
  abstract get review(): string;

  abstract readonly throw: () => Promise<void>;
  abstract readonly confirm: () => Promise<void>;
  abstract readonly step: (step: string) => Promise<void>;
  abstract readonly handOver: () => Promise<void>;
  abstract readonly draw: () => Promise<void>;
  // Sets up the pieces, or plays the throw, as a computer of that level would.
  abstract readonly letComputer: (level: string) => Promise<void>;
  abstract readonly goOn: () => Promise<void>;
  abstract undo(): Promise<void>;
  abstract takeBack(): Promise<void>;
  abstract hint(): Promise<void>;

  // Lets others begin, and whatever else goes by itself. Called when the table is on screen.
  async start(): Promise<void> {
    if (this.started) return;
    this.started = true;
    const { standing, throw: thrown, prompt } = this.view.told;
    this.say(standing, thrown, prompt);
    await this.goOn();
  }

  leave(): void {
    this.open = false;
    this.hurry();
    void engine.ask({ ask: "close", table: this.view.table });
  }

  // How the board is turned to whoever plays here.
  get quarters(): number {
    return settings.turned ? quartersFor(this.picture, this.people) : 0;
  }

  // A turn of this device is about to end by itself.
  get ending(): boolean {
    return this.pause.waiting && this.acting && this.view.due === "confirm";
  }

  // Who has won, once the game is over.
  get winners(): SeatView[] {
    return this.view.seats.filter(({ won }) => won);
  }

  // A person may act: it is their turn and nothing is under way but a pause.
  get mine(): boolean {
    const still = !this.busy || this.pause.waiting;
    return still && this.acting && !this.over;
  }

  get mayUndo(): boolean {
    return this.mine && this.ownLast;
  }
  // What was done last in this turn was done at this device.
  protected get ownLast(): boolean {
    const { mayUndo } = this.view;
    return mayUndo !== "" && this.people.includes(mayUndo);
  }
  // The seat of this device that may leave the rest of the throw to a partner elsewhere, or to a
  // computer; "" where none may.
  get overSeat(): string {
    const { due, mayHandOver, toAct } = this.view;
    if (due !== "step") return "";
    const alone = [...toAct].every((seat) => this.people.includes(seat));
    return alone ? "" : ([...mayHandOver].find((seat) => this.people.includes(seat)) ?? "");
  }

  async intent(intent: Intent): Promise<void> {
    if (intent.wants === "step") return this.step(intent.choice.step);
    const { from, to } = intent;
    if (!this.mine) return;
    const why = await engine.ask({ ask: "why", table: this.view.table, from, to });
    this.advice.explain(why);
    this.say(why.message);
  }

  // Ends a pause, and what is moving, at once.
  hurry(): void {
    this.pause.end();
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
    if (!view.ok || !this.open) return;
    const [picture, story] = await surroundings(view);
    this.picture = picture;
    this.view = view;
    this.tell(story);
    this.advice.forget();
    if (!this.busy) this.offer();
  }

  // Another moment of the game, or the same one told anew.
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

  // Shows what has changed, and lets the pieces go where they went.
  // Nothing is told before it is seen: of a throw when the dice rest, of a capture when it is made.
  protected async show(request: Change, answer: Changed, how: Speed = speed()): Promise<void> {
    const byPerson = this.acting;
    let told = false;
    const tell = () => {
      if (!told) this.#reveal(request, answer, byPerson);
      told = true;
    };
    if (request.ask === "throw") {
      await this.#fall(answer.dice, tumbling(how));
      tell();
    }
    if (["throw", "step", "computer"].includes(request.ask)) this.board.leaveTrail([]);
    playSounds(this.board, tell);
    await this.board.play(answer.movements, answer.pieces, how);
    tell();
    if (byPerson) this.board.watch([]); // whoever plays knows where
  }

  async #fall(dice: Die[], lasting: number): Promise<void> {
    this.falling = lasting;
    this.dice = dice;
    this.throws += 1;
    sound("dice", lasting);
    await this.pause.wait(lasting);
    this.falling = 0;
  }

  #reveal({ ask }: Change, answer: Changed, byPerson: boolean): void {
    this.view = answer;
    this.#layDice(answer);
    if (answer.ended) this.log = [...this.log, answer.ended];
    const words = announcements(ask, answer, { before: byPerson, now: this.acting });
    if (words.length > 0) this.say(...words);
    this.ended = answer.due === "over";
    if (this.ended) sound("win");
  }

  // Those of the turn before stay where they are until the next throw.
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
  }
}

// The engine has been started anew and the table is as it was before the request.
export function broken(): Refusal {
  return { ok: false, error: "broken", message: say("page.table.broken"), rules: [], places: [] };
}

export function stepsOf({ movements }: Changed) {
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
