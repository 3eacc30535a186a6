// SPDX-License-Identifier: MIT
import { beforeAll, describe, expect, it } from "vitest";
import type { BoardPicture, JudgedTurn, Refusal, SeatView, StoryTurn, Summary } from "../src/engine/answers.ts";
import { Engine, type Thread } from "../src/engine/engine.ts";
import { endedEarly, endingTold, leftSeats, taleOf } from "../src/review/ending.ts";
import { judgeTurns } from "../src/review/judging.ts";
import { plans } from "../src/review/play_on.ts";
import { Replay } from "../src/review/replay.svelte.ts";
import { Review } from "../src/review/review.svelte.ts";
import { speak, speakAll } from "../src/text/say.svelte.ts";
import { judgedTurn, side, view } from "./fixtures.ts";

function judged(turn: number, chance = 0.5): JudgedTurn {
  const before = [chance, 1 - chance];
  const played = [chance / 2, 1 - chance / 2];
  return judgedTurn({ turn, side: turn % 2, before, best: before, played, note: `note ${turn}` });
}

describe("a review that comes in", () => {
  it("draws what is known without a gap", () => {
    const review = new Review(4);
    review.take(judged(2, 0.6));
    expect(review.curves).toEqual([]);
    review.take(judged(1, 0.4));
    review.take(judged(4, 0.9));
    expect(review.judged).toBe(3);
    expect(review.complete).toBe(false);
    expect(review.first.map(({ turn }) => turn)).toEqual([1, 2]);
    expect(review.curves).toEqual([[0.4, 0.6, 0.3], [0.6, 0.4, 0.7]]);
  });

  it("ends its curves with the result", () => {
    const sides = [{ ...side, result: 1 }, { ...side, result: 0 }];
    const summary: Summary = { ok: true, sides, moment: 0, worst: [], lessons: [], tale: "" };
    const review = Review.finished([judged(1, 0.4), judged(2, 0.6)], summary);
    expect(review.curves).toEqual([[0.4, 0.6, 1], [0.6, 0.4, 0]]);
  });
});

describe("a game that ended early", () => {
  beforeAll(() => speak("en").then(speakAll));
  const [blue, red] = view().seats;
  if (!blue || !red) throw new Error("a table for two");
  const two = [{ ...blue, name: "Ana" }, { ...red, name: "Beto" }];
  const told = (seats: SeatView[], reader: string, how = "r resigned") =>
    endingTold(`seed: 1\nended: ${how}\nresult: unfinished\n`, seats, reader);

  it("is won by the side that did not resign", () => {
    expect(told(two, "b")).toBe("You won: Beto resigned.");
    expect(told(two, "r")).toBe("You resigned: Ana won.");
    expect(told(two, "-")).toBe("Ana won: Beto resigned.");
    const partners = [
      { ...blue, partners: "bx", name: "Ana" }, { ...red, name: "Beto" },
      { ...blue, seat: "x", partners: "bx", colourName: "Violet" },
    ];
    expect(told(partners, "")).toBe("Ana and Violet won: Beto resigned.");
    expect(told(partners, "x")).toBe("You won: Beto resigned.");
  });
  it("has no winner yet if several sides are left, and none by agreement", () => {
    const three = [...two, { ...blue, seat: "y", partners: "y" }];
    expect(told(three, "b")).toBe("Beto has resigned.");
    expect(told(two, "b", "agreed")).toBe("The players agreed to a draw.");
  });
  it("tells who had left and was played for by a computer", () => {
    const record = (folded: string) => `folded: ${folded}\nresult: =b\n`;
    expect(leftSeats(record("bbrr(rbbRR)rbbrr"))).toBe("");
    expect(leftSeats(record("bbrr(rbb<12RR(bBB"))).toBe("rb");
    expect(leftSeats("seat b: (r\nresult: =b\n")).toBe("");
    expect(taleOf("Ana won.", record("bb(rbb"), two, "-")).toBe("Ana won. Beto left, and a computer played on.");
    expect(taleOf("Ana won.", record("(r(b"), two, "-")).toBe(
      "Ana won. Ana and Beto left, and computers played on.",
    );
    const resigned = "folded: bb(rbb\nended: b resigned\nresult: unfinished\n";
    expect(taleOf("So far.", resigned, two, "-")).toBe(
      "Beto won: Ana resigned. Beto left, and a computer played on.",
    );
    expect(taleOf("So far.", "result: unfinished\n", two, "b")).toBe("So far.");
  });
  it("is told from other games", () => {
    expect(endingTold("result: =b\n", two, "b")).toBe("");
    expect(endedEarly("result: =b\nseat b: ended: r resigned\n")).toBe(false);
  });
});

// An engine whose thread answers each question by `answer`, or never.
function engineOf(answer: (question: { ask: string; turn?: number }) => object | null, ended: () => void): Engine {
  return new Engine(() => {
    const thread: Thread = {
      onmessage: null,
      onerror: null,
      terminate: ended,
      postMessage({ number, text }) {
        const said = answer(JSON.parse(text));
        if (said === null) return;
        const reply = { data: { number, text: JSON.stringify(said) } } as MessageEvent;
        queueMicrotask(() => thread.onmessage?.(reply));
      },
    };
    return thread;
  });
}

describe("judges", () => {
  const game = { record: "", language: "en" };
  const refusal: Refusal = { ok: false, error: "net_wanted", message: "no net", rules: [], places: [] };

  it("share the turns, first come first served, and go home", async () => {
    const told: number[] = [];
    let ended = 0;
    const start = () =>
      engineOf(({ ask, turn }) => (ask === "judge" ? judged(turn ?? 0) : view()), () => (ended += 1));
    const take = ({ turn }: JudgedTurn) => void told.push(turn);
    const signal = new AbortController().signal;
    expect(await judgeTurns(game, [1, 2, 3, 4, 5], take, signal, { count: 2, start })).toBeNull();
    expect(told.sort()).toEqual([1, 2, 3, 4, 5]);
    expect(ended).toBe(2);
  });

  it("say what was refused", async () => {
    const start = () => engineOf(({ ask }) => (ask === "judge" ? refusal : view()), () => {});
    const signal = new AbortController().signal;
    const answer = await judgeTurns(game, [1, 2], () => {}, signal, { count: 1, start });
    expect(answer?.error).toBe("net_wanted");
  });

  it("stop in the middle of a turn", async () => {
    const stopping = new AbortController();
    let ended = 0;
    const start = () =>
      engineOf(({ ask }) => {
        if (ask !== "judge") return view();
        queueMicrotask(() => stopping.abort());
        return null;
      }, () => (ended += 1));
    const count = 2;
    const answer = judgeTurns(game, [1, 2, 3], () => {}, stopping.signal, { count, start });
    expect(await answer).toBeNull();
    expect(ended).toBe(2);
  });
});

describe("a replay", () => {
  const board: BoardPicture = {
    ok: true, game: "", width: 100, height: 100, svg: "", places: [], figures: [], pieceRadius: 1,
    look: { frame: "", accent: "", paper: "", ink: "" }, turned: [], felt: [],
  };
  const turn = (number: number, thrown: string): StoryTurn => ({
    number, seat: "b", thrown, play: "", words: "", position: `game ${number} r ?`, dice: [],
    pieces: [], movements: [],
  });
  const story = { ok: true as const, opening: [], position: "game 0 b ?", start: [], turns: [turn(1, "6-3"), turn(2, "5-5")] };

  it("knows the position that it shows, before and after a throw", async () => {
    const replay = new Replay(view(), board, story);
    expect(replay.position).toBe("game 0 b ?");
    await replay.go(2);
    expect(replay.position).toBe("game 2 r ?");
    replay.look(2);
    expect(replay.position).toBe("game 1 r 5-5");
    await replay.go(2);
    expect(replay.before).toBe(false);
    await replay.go(9);
    expect(replay.turn).toBe(2);
  });
});

describe("playing on", () => {
  const aSeat = (seat: Partial<SeatView>): SeatView => ({
    seat: "b", name: "", colourName: "", player: "person", figure: "", summary: "", partners: "b",
    won: false, ...seat,
  });

  it("gives the reader's side to a person and the others to computers", () => {
    const seats = [
      aSeat({ seat: "b", partners: "br", name: "Ana" }),
      aSeat({ seat: "g", partners: "gy", name: "Luis" }),
      aSeat({ seat: "r", partners: "br", player: "deep" }),
      aSeat({ seat: "y", partners: "gy", player: "deep" }),
    ];
    expect(plans(seats, "b")).toEqual([
      { seat: "b", name: "Ana", player: "person" },
      { seat: "g", name: "", player: "careful" },
      { seat: "r", name: "", player: "person" },
      { seat: "y", name: "", player: "deep" },
    ]);
  });
});
