// SPDX-License-Identifier: MIT
// A game's end as a picture to share, of the size that messengers show. It is drawn on this device.
import type { BoardPicture, Figure, Point } from "../engine/answers.ts";
import { felt } from "../board/dice.ts";
import { pipSpots } from "../board/render.ts";
import { imageOf, pngOf } from "./download.ts";

export interface Player {
  name: string;
  face: string; // SVG
  won: boolean;
}

export interface Card {
  board: string; // SVG with the pieces
  picture: BoardPicture;
  routes: Point[][]; // of the turning point, drawn on the board …
  dice: number[]; // … with its throw
  curves: { colour: string; chances: number[] }[]; // a side each
  decided: number; // the turn that the curves mark; 0: none
  title: string;
  heading: string;
  players: Player[];
  facts: string[];
  link: string;
}

export const [cardWidth, cardHeight] = [1200, 630];
const margin = 44;
const ink = "#2a211a"; // on paper of any edition
const quiet = "#6b5d4f";
const gold = "#e9b949";

export async function drawCard(card: Card): Promise<Blob> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: cardWidth, height: cardHeight });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  await Promise.all([fonts("600", 40), fonts("400", 24)]);
  const { look, width, height } = card.picture;
  pen.fillStyle = look.frame;
  pen.fillRect(0, 0, cardWidth, cardHeight);
  pen.fillStyle = "#faf5e9";
  pen.fillRect(14, 14, cardWidth - 28, cardHeight - 28);

  const scale = Math.min((cardHeight - 2 * margin) / height, 600 / width);
  const size = { width: width * scale, height: height * scale };
  const top = (cardHeight - size.height) / 2;
  pen.save();
  pen.shadowColor = "rgb(40 25 10 / 35%)";
  pen.shadowBlur = 18;
  pen.shadowOffsetY = 5;
  pen.drawImage(await imageOf(card.board, size.width, size.height), margin, top, size.width, size.height);
  pen.restore();
  pen.save();
  pen.translate(margin, top);
  pen.scale(scale, scale);
  for (const route of card.routes) drawRoute(pen, route, card.picture.pieceRadius, look.accent);
  drawDice(pen, card);
  pen.restore();

  await drawWords(pen, card, margin + size.width + 36);
  return pngOf(canvas);
}

function fonts(weight: string, size: number): Promise<unknown> {
  return document.fonts.load(`${weight} ${size}px Vollkorn`);
}
// Numbers are in --sans: a canvas has only the old-style figures of the serif.
function font(pen: CanvasRenderingContext2D, weight: string, size: number, family = "--serif"): void {
  pen.font = `${weight} ${size}px ${getComputedStyle(document.documentElement).getPropertyValue(family)}`;
}

async function drawWords(pen: CanvasRenderingContext2D, card: Card, left: number): Promise<void> {
  const width = cardWidth - margin - left;
  pen.textBaseline = "alphabetic";
  pen.fillStyle = quiet;
  font(pen, "400", 24);
  let y = margin + 26;
  write(pen, [shortened(pen, card.title, width)], left, y, 30);

  pen.fillStyle = ink;
  const heading = fitted(pen, card.heading, width, 46);
  y += heading.size + 10;
  write(pen, heading.lines, left, y, heading.size * 1.1);
  y += (heading.lines.length - 1) * heading.size * 1.1 + 24;

  const columns = card.players.length > 2 ? 2 : 1;
  const room = width / columns;
  const face = 64;
  for (const [index, player] of card.players.entries()) {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [x, at] = [left + column * room, y + row * (face + 14)];
    await drawPlayer(pen, player, { x, y: at, face, width: room - 12 });
  }
  y += Math.ceil(card.players.length / columns) * (face + 14) + 24;

  font(pen, "400", 22, "--sans");
  pen.fillStyle = ink;
  const bottom = cardHeight - margin - 34 - (card.curves.length > 0 ? curvesHeight + 16 : 0);
  drawCurves(pen, card, { left, top: bottom + 12, width });
  for (const fact of card.facts) {
    const lines = wrapped(pen, fact, width);
    if (y + (lines.length - 1) * 31 > bottom) break;
    write(pen, lines, left, y, 31);
    y += lines.length * 31 + 9;
  }
  pen.fillStyle = quiet;
  font(pen, "400", 20, "--sans");
  write(pen, [shortened(pen, card.link, width)], left, cardHeight - margin, 22);
}

async function drawPlayer(
  pen: CanvasRenderingContext2D,
  { name, face: svg, won }: Player,
  { x, y, face, width }: { x: number; y: number; face: number; width: number },
): Promise<void> {
  if (won) {
    pen.fillStyle = gold;
    pen.beginPath();
    pen.arc(x + face / 2, y + face / 2, face / 2 + 5, 0, 2 * Math.PI);
    pen.fill();
  }
  if (svg) pen.drawImage(await imageOf(svg, face, face), x, y, face, face);
  pen.fillStyle = ink;
  font(pen, won ? "600" : "400", 28);
  write(pen, [shortened(pen, name, width - face - 14)], x + face + 14, y + face / 2 + 9, 27);
}

function drawRoute(pen: CanvasRenderingContext2D, route: Point[], radius: number, colour: string): void {
  pen.lineCap = pen.lineJoin = "round";
  for (const [style, width] of [["#fffdf5", radius * 0.75], [colour, radius * 0.45]] as const) {
    pen.strokeStyle = style;
    pen.lineWidth = width;
    pen.globalAlpha = 0.85;
    pen.beginPath();
    for (const { x, y } of route) pen.lineTo(x, y);
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

// Where they come to rest on the page.
function drawDice(pen: CanvasRenderingContext2D, { dice, picture }: Card): void {
  const { half, dice: places } = felt(picture, 0, dice.length);
  for (const [index, { x, y }] of places.entries()) {
    pen.fillStyle = "#fffdf5";
    pen.strokeStyle = quiet;
    pen.lineWidth = half * 0.06;
    pen.beginPath();
    pen.roundRect(x - half, y - half, half * 2, half * 2, half * 0.36);
    pen.fill();
    pen.stroke();
    pen.fillStyle = ink;
    for (const spot of pipSpots(dice[index] ?? 0)) {
      pen.beginPath();
      pen.arc(x + spot.x * half, y + spot.y * half, half * 0.2, 0, 2 * Math.PI);
      pen.fill();
    }
  }
}

const curvesHeight = 84;

// Every side's chance from the first turn to the result, and the turn that decided.
function drawCurves(
  pen: CanvasRenderingContext2D,
  { curves, decided }: Card,
  { left, top, width }: { left: number; top: number; width: number },
): void {
  const last = Math.max(...curves.map(({ chances }) => chances.length), 2) - 1;
  const x = (turn: number) => left + (turn / last) * width;
  const y = (chance: number) => top + (1 - chance) * curvesHeight;
  pen.lineJoin = "round";
  pen.lineWidth = 1.5;
  pen.strokeStyle = "#d9cdb8";
  if (curves.length > 0) pen.strokeRect(left, top, width, curvesHeight);
  for (const { colour, chances } of curves) {
    pen.strokeStyle = colour;
    pen.lineWidth = 4;
    pen.beginPath();
    for (const [turn, chance] of chances.entries()) pen.lineTo(x(turn), y(chance));
    pen.stroke();
  }
  if (decided === 0) return;
  pen.strokeStyle = ink;
  pen.lineWidth = 2;
  pen.setLineDash([5, 5]);
  pen.beginPath();
  pen.moveTo(x(decided - 0.5), top);
  pen.lineTo(x(decided - 0.5), top + curvesHeight);
  pen.stroke();
  pen.setLineDash([]);
}

function write(pen: CanvasRenderingContext2D, lines: string[], x: number, y: number, height: number): void {
  for (const [index, line] of lines.entries()) pen.fillText(line, x, y + index * height);
}

type Measure = Pick<CanvasRenderingContext2D, "measureText">;

// Words of a text in lines of a width. A word that is longer has a line of its own.
export function wrapped(pen: Measure, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export function shortened(pen: Measure, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && pen.measureText(`${letters.join("")}…`).width > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

// As large as it fits into two lines.
function fitted(pen: CanvasRenderingContext2D, text: string, width: number, largest: number) {
  for (let size = largest; ; size -= 4) {
    font(pen, "600", size);
    const lines = wrapped(pen, text, width);
    const fits = lines.length <= 2 && lines.every((line) => pen.measureText(line).width <= width);
    if (fits || size <= 26) return { size, lines: lines.map((line) => shortened(pen, line, width)).slice(0, 3) };
  }
}

// A piece as a face. It may be taller than its place, so the frame fits the drawing.
export function figureFace({ svg }: Figure): string {
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.style.cssText = "position: absolute; visibility: hidden";
  drawing.innerHTML = svg;
  document.body.append(drawing);
  const { x, y, width, height } = drawing.getBBox();
  drawing.remove();
  const side = Math.max(width, height) * 1.25;
  const [left, top] = [x + (width - side) / 2, y + (height - side) / 2];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${side} ${side}">${svg}</svg>`;
}
