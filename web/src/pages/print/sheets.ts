// SPDX-License-Identifier: MIT
// Print layout: paper sizes, the size of the board on them, and the pieces.
import type { BoardPicture, Figure } from "../../engine/answers.ts";
import { engine } from "../../engine/engine.ts";
import { guides, onBoardOf } from "../../games/guides.ts";

export const papers = {
  a4: { css: "A4", width: 210, height: 297 },
  letter: { css: "letter", width: 215.9, height: 279.4 },
} as const; // millimetres
export type Paper = keyof typeof papers;

export const margin = 10; // millimetres; printers cannot print closer to the edge

export interface Sheets {
  across: number; // millimetres of the whole board, or of a quarter
  down: number;
  landscape: boolean;
  count: 1 | 4;
}

// Wide boards are printed in landscape. Quarters need room for cut marks.
export function sheets({ width, height }: BoardPicture, paper: Paper, count: 1 | 4): Sheets {
  const landscape = width > height;
  const { width: short, height: long } = papers[paper];
  const room = 2 * margin + (count === 4 ? 8 : 0);
  const across = (landscape ? long : short) - room;
  const down = (landscape ? short : long) - room - 8; // a line of text above
  const scale = Math.min(across / width, down / height);
  return { across: width * scale, down: height * scale, landscape, count };
}

// All sheets have the same orientation: browsers shrink everything if one is wider than the first.
export function pageStyle(paper: Paper, { landscape }: Sheets): string {
  const way = landscape ? "landscape" : "portrait";
  return `@page { size: ${papers[paper].css} ${way}; margin: ${margin}mm; }`;
}

interface PieceSet {
  figure: Figure;
  count: number;
}

// Every piece of the game, counted in a position of its guide that has them all.
export async function pieces(guide: string, picture: BoardPicture, language: string): Promise<PieceSet[]> {
  const position = onBoardOf(guides.get(guide)?.pieces ?? "", picture.game);
  const view = await engine.ask({ ask: "open", language, position, seed: "1" });
  if (!view.ok) throw new Error(view.message);
  await engine.ask({ ask: "close", table: view.table });
  return picture.figures
    .map((figure) => ({
      figure,
      count: view.pieces.filter((piece) => piece.figure === figure.kind).length,
    }))
    .filter(({ count }) => count > 0);
}
