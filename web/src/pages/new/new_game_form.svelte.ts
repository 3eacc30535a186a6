// SPDX-License-Identifier: MIT
// The state of the form for a new game: the shelf, the choices, and a preview. The last choices are stored.
import type { EditionCard, GameCard, Shelf } from "../../engine/answers.ts";
import { engine } from "../../engine/engine.ts";
import { firstEdition } from "../../games/first.ts";
import { store, stored } from "../../shell/storage.ts";
import { wishedBy } from "../../table/house.ts";
import { familyOf, fitted, freshWishes, gameId, readWishes, type Wishes } from "../../table/plan.ts";
import { type Preview, previewOf } from "../../table/preview.ts";
import { say } from "../../text/say.svelte.ts";

// Properties of the parts of the form.
export interface PartProperties {
  card: GameCard;
  wishes: Wishes;
  onchange: (change: Partial<Wishes>) => void;
}

export class NewGameForm {
  shelf = $state.raw<Shelf | null>(null);
  wishes = $state.raw<Wishes | null>(null);
  preview = $state.raw<Preview | null>(null);
  trouble = $state("");
  refused = $state(""); // the message if the link asks for something unknown
  readonly #kept: string; // key in the storage
  readonly #people: boolean; // seats are for people by default

  constructor(name: string, people = false) {
    this.#kept = name;
    this.#people = people;
  }

  get card(): GameCard | undefined {
    return this.shelf && this.wishes ? familyOf(this.shelf, this.wishes.edition) : undefined;
  }
  get edition(): EditionCard | undefined {
    return this.card?.editions.find(({ id }) => id === this.wishes?.edition);
  }

  // `game` and `house` come from a link.
  async load(language: string, game = "", house = ""): Promise<void> {
    const answer = await engine.ask({ ask: "shelf", language });
    if (!answer.ok) return void (this.trouble = answer.message);
    const before = this.wishes ?? readWishes(stored(this.#kept)) ?? freshWishes(answer, firstEdition());
    this.shelf = answer;
    const wished = game === "" ? { wishes: {} } : wishedBy(answer, game, house);
    const isKnown = "wishes" in wished;
    this.refused = isKnown ? "" : say("page.house.bad_link", { part: wished.unknown });
    this.#wish(isKnown ? changed(before, wished.wishes) : before);
  }

  change = (change: Partial<Wishes>) => {
    if (this.wishes) this.#wish(changed(this.wishes, change));
  };

  #wish(wanted: Wishes): void {
    if (!this.shelf) return;
    const players = { ...(this.#people ? allPeople(this.shelf) : {}), ...wanted.players };
    this.wishes = fitted(this.shelf, { ...wanted, players });
    store(this.#kept, this.wishes);
    void this.#show(this.wishes);
  }

  async #show(wanted: Wishes): Promise<void> {
    const preview = await previewOf(gameId(wanted), wanted.seats);
    if (wanted !== this.wishes) return;
    if (preview.ok) this.preview = preview;
    this.trouble = preview.ok ? "" : preview.message;
  }
}

// Choices that depend on the edition are reset with it.
function changed(wishes: Wishes, change: Partial<Wishes>): Wishes {
  const isOther = change.edition !== undefined && change.edition !== wishes.edition;
  return { ...wishes, ...(isOther ? { singles: null, houseName: "" } : {}), ...change };
}

function allPeople({ games }: Shelf): Record<string, string> {
  const letters = games.flatMap(({ seatings }) => seatings.flatMap(({ seats }) => [...seats]));
  return Object.fromEntries(letters.map((seat) => [seat, "person"]));
}
