// SPDX-License-Identifier: MIT
// The rules of a game in short: which sentence, and a position that shows it. The engine draws the
// position and the way of each step; a picture shows the part of the board that it is about.
import type { BoardPicture, Point } from "../../engine/answers.ts";
import { engine } from "../../engine/engine.ts";
import type { TextKey } from "../../text/say.svelte.ts";

export interface Shown {
  title: TextKey;
  text: TextKey;
  position?: string;
  steps?: string[]; // of that throw, one after another: how each begins
  around?: string[]; // places that have to be in the picture; none: all of the board
  dice?: (number | "+10")[]; // in place of a position
}

const table = "pollyanna-1916";
const pollyanna: Omit<Shown, "title" | "text">[] = [
  { position: `${table} b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w b ?` },
  { position: `${table} b:w,w,w,w g:- r:w,w,w,36 y:- b 6-3`, steps: ["w/6"], around: ["w:b", "2", "9"] },
  { position: `${table} b:w,w,6,17 g:- r:w,w,w,12 y:- b 5-3`, steps: ["6/11", "17/20"], around: ["6", "11", "21"] },
  { position: `${table} b:w,w,6,17 g:- r:w,w,w,36 y:- b 5-3`, steps: ["17/B2"], around: ["15", "B2", "25"] },
  { position: `${table} b:10,14,b1,h g:- r:w,7,9,36 y:- b 4-2`, steps: ["10/14"], around: ["7", "15", "12"] },
  { position: `${table} b:w,w,9,20 g:- r:w,w,25,36 y:- b 5-2`, steps: ["20/25"], around: ["18", "22", "27"] },
  { dice: ["+10"] },
  { dice: [4, 4] },
  { position: `${table} b:57,b3,h,h g:- r:50,52,r2,h y:- b 5-4`, steps: ["b3/h", "57/b1"], around: ["56", "2", "h"] },
  { position: `${table}+partners b:10,w,w,w g:w,w,w,7 r:10,w,w,w y:w,w,w,w g ?`, around: ["6", "13", "10"] },
];
const poleana: Omit<Shown, "title" | "text">[] = [
  { position: "poleana b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w b ?" },
  { position: "poleana b:w,w,w,w g:- r:w,w,w,36 y:- b 6-3", steps: ["w/9"], around: ["w:b", "4", "10"] },
  { position: "poleana b:w,w,6,17 g:- r:w,w,w,12 y:- b 5-3", steps: ["6/11", "17/20"], around: ["6", "11", "21"] },
  { position: "poleana b:w,w,6,17 g:- r:w,w,w,36 y:- b 5-3", steps: ["17/B2"], around: ["15", "B2", "25"] },
  { position: "poleana b:10,14,b1,h g:- r:w,7,9,36 y:- b 4-2", steps: ["10/14"], around: ["7", "15", "12"] },
  { position: "poleana b:w,w,9,20 g:- r:w,w,25,36 y:- b 5-2", steps: ["20/25"], around: ["18", "22", "27"] },
  { dice: ["+10"] },
  { dice: [4, 4] },
  { position: "poleana b:57,b3,h,h g:- r:50,52,r2,h y:- b 5-4", steps: ["b3/h", "57/b1"], around: ["56", "2", "h"] },
  { dice: [6, 6] },
];
const zenda: Omit<Shown, "title" | "text">[] = [
  { position: "zenda k:4 y:11,40 m:91 a:34,35,47,48,60,61,87,94 z 5-3-2" },
  { position: "zenda k:- y:- m:- a:85,86,88,89,91,93,95 s set", around: ["85", "88", "93", "95", "80"] },
  { position: "zenda k:4 y:11,40 m:91 a:34,35,47,48,60,61,87,94 z 5-3-2", steps: ["y:11/14"], around: ["4", "11", "14"] },
  { position: "zenda k:28 y:25,66 m:77 a:47,48,60,61,90 z 6-4-2", steps: ["y:25/", "y:"], around: ["25", "28", "66"] },
  { position: "zenda k:27 y:26,28 m:61 a:32,47,48,60,74,75,93 z 4-4-1", steps: ["y:28/32"], around: ["26", "28", "32"] },
  { position: "zenda k:27 y:26,28 m:61 a:32,47,48,60,74,75,93 z 4-4-1", around: ["47", "48", "60", "61"] },
  { position: "zenda k:27 y:26,28 m:61 a:32,47,48,60,74,75,93 z 4-4-1", around: ["26", "27", "28"] },
  { position: "zenda k:28 y:25,66 m:77 a:47,48,60,61,90 z 6-4-2", steps: ["k:28/34", "k:34/79"], around: ["28", "79", "77"] },
  { position: "zenda k:15 y:24,40 m:62 a:13,14,17,20,61,74,75 s 5-3-1", steps: ["a:17/16", "a:20/17"], around: ["13", "14", "15", "20"] },
];

function numbered(family: string, pictures: Omit<Shown, "title" | "text">[]): Shown[] {
  return pictures.map((each, index) => ({
    title: `page.brief.${family}.${index + 1}` as TextKey,
    text: `page.print.${family}.${index + 1}` as TextKey,
    ...each,
  }));
}
const games: Record<string, Shown[]> = {
  pollyanna: numbered("pollyanna", pollyanna),
  poleana: numbered("poleana", poleana),
  zenda: numbered("zenda", zenda),
};

// The page of rules that a game is played by: an edition may have its own.
export function rulesOf(family: string, edition: string): string {
  return edition in games ? edition : family;
}

// By the name of a page of rules; none where nobody has drawn them.
export function illustrated(rules: string): Shown[] {
  return games[rules] ?? [];
}

// The picture of it on the board of an edition, as a whole <svg>.
export async function drawn(shown: Shown, edition: string, language: string): Promise<string> {
  const { steps = [], around = [] } = shown;
  const position = (shown.position ?? "").replace(table, edition);
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

// The ways of steps, one after another; fewer where one of them is not to be had.
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

// Where a picture begins, for a board that begins at nothing.
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

// What holds the places, with room around them, as nearly square as the board allows.
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

export function cropped(svg: string, { x, y, width, height }: Window): string {
  const open = /<svg[^>]*>/.exec(svg)?.[0] ?? "";
  const bare = open.replace(/\s(viewBox|width|height)="[^"]*"/g, "");
  const size = `viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"`;
  return svg.replace(open, bare.replace("<svg", `<svg ${size}`));
}
