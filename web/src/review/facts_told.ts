// SPDX-License-Identifier: MIT
// The facts of an ended game in words, for a box on the page and for a picture to share.
import type { SeatView, Story, StoryTurn } from "../engine/answers.ts";
import { nameOrYou } from "../table/opponents.ts";
import { wholePercent } from "../text/percent.ts";
import { language, say, sayOf } from "../text/say.svelte.ts";
import { capturesBy, fortuneOf, oneIn, skillShare, type TurningPoint, turningPoint } from "./facts.ts";
import type { Review } from "./review.svelte.ts";

// A game looked back at. `review` has a summary once all turns are judged.
export interface LookBack {
  story: Story;
  review: Review;
}

export interface FactsTold {
  captures: string;
  turning: string;
  odds: string; // of its throw
  swing: string; // the chance of the side that gained, before and after
  fortune: string;
  skill: string; // of a win, "62% skill"
}

interface Readers {
  seats: SeatView[]; // by the names people know
  people: string; // the seats that are spoken to as "you"
  edition: string;
}

// All but the captures are empty until the review has a summary.
export function factsTold(found: LookBack, { seats, people, edition }: Readers): FactsTold {
  const { story, review } = found;
  const named = (side: string) => {
    const names = seats.filter(({ seat }) => side.includes(seat)).map((each) => nameOrYou(each, seats, people));
    return new Intl.ListFormat(language()).format(names);
  };
  const sides = [...new Set(seats.map(({ partners }) => partners))];
  const counts = capturesBy(sides, story);
  const captures = counts.some((count) => count > 0)
    ? sides.map((side, index) => `${named(side)}\u00a0${counts[index]}`).join(" · ")
    : sayOf(edition, "page.facts.no_captures");
  if (!review.summary) return { captures, turning: "", odds: "", swing: "", fortune: "", skill: "" };

  const point = turningPoint(review);
  const turn = point && story.turns[point.turn - 1];
  const turning = turn ? turnTold(point, turn, people === turn.seat ? "" : named(turn.seat)) : say("page.facts.no_turning");
  const gainer = point ? named(review.summary.sides[point.side]?.seats ?? "") : "";
  const swing = point ? `${gainer}: ${wholePercent(point.before)} → ${wholePercent(point.after)}` : "";
  const odds = turn && point.isThrow ? say("page.facts.odds", { odds: oneIn(pipsOf(turn)) }) : "";
  const share = skillShare(review);
  const skill = share === null ? "" : say("page.facts.skill", { share: wholePercent(share) });
  return { captures, turning, odds, swing, skill, fortune: fortuneTold(review, { seats, people }, named) };
}

// `name` is empty for "you".
function turnTold({ turn, isThrow }: TurningPoint, played: StoryTurn, name: string): string {
  const values = { turn, thrown: pipsOf(played).join("-") };
  if (isThrow) return name ? say("page.facts.turn", { ...values, name }) : say("page.facts.turn_you", values);
  return name ? say("page.facts.error", { turn, name }) : say("page.facts.error_you", { turn });
}

// Of the side of the only people here, otherwise of the winner's.
function fortuneTold(
  review: Review,
  { seats, people }: Omit<Readers, "edition">,
  named: (side: string) => string,
): string {
  const own = new Set([...people].map((seat) => sideOf(review, seat)));
  const [mine = null] = own.size === 1 ? own : [];
  const reader = mine ?? sideOf(review, seats.find(({ won }) => won)?.seat);
  const side = reader === null ? undefined : review.summary?.sides[reader];
  if (reader === null || !side) return "";
  const word = say(`page.facts.${fortuneOf(side.luck, review.curves[reader]?.[0] ?? 0, side.result)}`);
  return mine === null ? `${named(side.seats)}: ${word}` : word;
}

function sideOf({ summary }: Review, seat: string | undefined): number | null {
  const found = seat && summary ? summary.sides.findIndex(({ seats }) => seats.includes(seat)) : -1;
  return found < 0 ? null : found;
}

const pipsOf = ({ dice }: StoryTurn) => dice.map(({ pips }) => pips);
