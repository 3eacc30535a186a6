// SPDX-License-Identifier: MIT
// The rules of a game in brief: sentences, each with a picture. The engine draws the position of a guide and the way of
// each step; a picture shows the part of the board that its rule is about.
import type { BoardPicture, Point } from "../../engine/answers.ts";
import { engine } from "../../engine/engine.ts";
import { guides, type Illustration, onBoardOf } from "../../games/guides.ts";
import type { TextKey } from "../../text/say.svelte.ts";

interface BriefRule extends Illustration {
  title: TextKey;
  text: TextKey;
}

// By the name of a page of rules; empty without a guide.
export function briefRules(name: string): BriefRule[] {
  const illustrations = guides.get(name)?.brief ?? [];
  return illustrations.map((each, index) => ({
    title: `page.brief.${name}.${index + 1}` as TextKey,
    text: `page.print.${name}.${index + 1}` as TextKey,
    ...each,
  }));
}

// The picture on the board of an edition, as a whole <svg>; empty if the engine refuses the position.
export async function drawn(shown: Illustration, edition: string, language: string): Promise<string> {
  const { steps = [], around = [] } = shown;
  const position = onBoardOf(shown.position ?? "", edition);
  const [game = ""] = position.split(" ");
  const [picture, board] = await Promise.all([
    engine.ask({ ask: "picture", language, position, numbers: false }),
    engine.ask({ ask: "board", language, game }),
  ]);
  if (!picture.ok || !board.ok) return "";
  const ways = steps.length > 0 ? await routes(position, steps, language) : [];
  const arrows = ways.map((way) => arrow(way, board)).join("");
  const { x, y, width, height } = window(board, around);
  const { left, top } = origin(picture.svg);
  const over = `<g transform="translate(${left} ${top})">${arrows}</g></svg>`;
  return cropped(picture.svg.replace(/<\/svg>\s*$/, over), { x: x + left, y: y + top, width, height });
}

// The route of each step in turn, up to the first that is not among the choices.
async function routes(position: string, steps: string[], language: string): Promise<Point[][]> {
  const view = await engine.ask({ ask: "open", language, position, seed: "1" });
  if (!view.ok) return [];
  const { table } = view;
  const found: Point[][] = [];
  let { choices } = view;
  for (const wanted of steps) {
    const choice = choices.find(({ step }) => step.startsWith(wanted));
    if (!choice) break;
    found.push(choice.route);
    const after = await engine.ask({ ask: "step", table, step: choice.step });
    choices = after.ok ? after.choices : [];
  }
  void engine.ask({ ask: "close", table });
  return found;
}

function arrow(way: Point[], { pieceRadius: radius }: BoardPicture): string {
  const [end, before] = [way.at(-1), way.at(-2)];
  if (!end || !before) return "";
  const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  const line = `M${way.map(({ x, y }) => `${x} ${y}`).join("L")}`;
  const stroke = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  const head = `<path d="M${-radius * 0.9} ${-radius * 0.8}L${radius * 0.5} 0L${-radius * 0.9} ${radius * 0.8}Z"`;
  return (
    `<path d="${line}" ${stroke} stroke="#fffef8" stroke-width="${radius * 0.62}"/>` +
    `<path d="${line}" ${stroke} stroke="#00724d" stroke-width="${radius * 0.34}"/>` +
    `${head} transform="translate(${end.x} ${end.y}) rotate(${angle})" fill="#00724d" stroke="#fffef8"` +
    ` stroke-width="${radius * 0.14}" stroke-linejoin="round"/>`
  );
}

// The picture may begin left of and above the board, whose origin is (0, 0).
function origin(svg: string): { left: number; top: number } {
  const [, left = "0", top = "0"] = /viewBox="(\S+) (\S+) /.exec(svg) ?? [];
  return { left: Number(left), top: Number(top) };
}

interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

// A square around the places with a margin, kept within the board; the whole board if there are none.
export function window(board: BoardPicture, around: string[]): Window {
  const { width, height } = board;
  const points = board.places.filter(({ id }) => around.includes(id));
  if (points.length === 0) return { x: 0, y: 0, width, height };
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const spread = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const side = Math.min(spread + board.pieceRadius * 6, width, height);
  const begin = (values: number[], whole: number) => {
    const middle = (Math.min(...values) + Math.max(...values)) / 2;
    return Math.min(Math.max(0, middle - side / 2), whole - side);
  };
  return { x: begin(xs, width), y: begin(ys, height), width: side, height: side };
}

function cropped(svg: string, { x, y, width, height }: Window): string {
  const open = /<svg[^>]*>/.exec(svg)?.[0] ?? "";
  const bare = open.replace(/\s(viewBox|width|height)="[^"]*"/g, "");
  const size = `viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"`;
  return svg.replace(open, bare.replace("<svg", `<svg ${size}`));
}
