// SPDX-License-Identifier: MIT
// Shares the end of a game as a picture: through the device's own sheet, otherwise as a file.
import type { SeatView } from "../engine/answers.ts";
import { engine } from "../engine/engine.ts";
import { skillShare, turningPoint } from "../review/facts.ts";
import { factsTold, type LookBack } from "../review/facts_told.ts";
import { sideColour } from "../review/replay.svelte.ts";
import { wholePercent } from "../text/percent.ts";
import { language, say, sayOf } from "../text/say.svelte.ts";
import { download, fileName } from "./download.ts";
import { portrait, seatName } from "./opponents.ts";
import { editionOf } from "./plan.ts";
import { type Playing, stepsOf } from "./playing.svelte.ts";
import { type Card, drawCard, figureFace } from "./share_card.ts";

export interface Ended {
  seats: SeatView[]; // as people call them
  heading: string;
  found: LookBack | null; // while it has no summary, the picture shows the end
  link: string;
}

export async function shareGame(game: Playing, ended: Ended): Promise<void> {
  const { title } = game.view;
  const card = await cardOf(game, ended);
  const file = new File([await drawCard(card)], `${fileName(title)}.png`, { type: "image/png" });
  const sheet = { files: [file], title, text: `${card.heading} ${ended.link}` };
  if (!navigator.canShare?.(sheet)) return download(file.name, file);
  await navigator.share(sheet).catch((problem: unknown) => {
    if (!(problem instanceof DOMException && problem.name === "AbortError")) throw problem;
  });
}

async function cardOf({ view, picture }: Playing, { seats, heading, found, link }: Ended): Promise<Card> {
  const point = found && turningPoint(found.review);
  const turn = point ? found.story.turns[point.turn - 1] : undefined;
  const position = turn?.position ?? view.standing;
  const answer = await engine.ask({ ask: "picture", language: language(), position, numbers: false });
  if (!answer.ok) throw new Error(answer.message);
  const edition = editionOf(view.game);
  const told = found && factsTold(found, { seats, people: "", edition });
  const winners = seats.filter(({ won }) => won).map((each) => seatName(each, seats));
  const names = new Intl.ListFormat(language()).format(winners);
  const share = found && skillShare(found.review);
  const facts = told
    ? [
        [told.turning, told.odds].filter(Boolean).join(", "),
        told.swing,
        `${sayOf(edition, "page.facts.captures")}: ${told.captures}`,
      ]
    : [];
  return {
    board: answer.svg,
    picture,
    routes: turn ? stepsOf(turn) : [],
    title: view.title,
    dice: turn ? turn.dice.map(({ pips }) => pips) : [],
    curves: (found?.review.summary?.sides ?? []).map((side, index) => ({
      colour: sideColour({ view, picture }, side.seats),
      chances: found?.review.curves[index] ?? [],
    })),
    decided: point?.turn ?? 0,
    heading: winners.length > 0 ? headingOf(names, winners.length > 1, share) : heading,
    players: seats.map((each) => {
      const figure = picture.figures.find(({ kind }) => kind === each.figure);
      const piece = figure ? figureFace(figure) : "";
      return { name: seatName(each, seats), face: portrait(each.player, picture.look) || piece, won: each.won };
    }),
    facts: [...facts, told?.fortune ?? ""].filter(Boolean),
    link: link.replace(/^https?:\/\//, "").replace(/#.*$/, ""),
  };
}

// Who won and how much of it was skill (docs/luck.md).
function headingOf(names: string, areTwo: boolean, share: number | null): string {
  const key = share === null ? "won" : share === 0 ? "dice" : share === 1 ? "against" : "skill";
  return say(`page.card.${key}${areTwo ? "_two" : ""}`, { names, share: wholePercent(share ?? 0) });
}
