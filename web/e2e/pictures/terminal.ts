// SPDX-License-Identifier: MIT
// What a terminal shows, with its escape sequences for colours (SGR), as HTML.

interface Style {
  bold: boolean;
  front: number | null; // of the 256 colours
  back: number | null;
}
const plain: Style = { bold: false, front: null, back: null };

export function asPage(screen: string): string {
  let style = plain;
  const rows = screen.trimEnd().split("\n").map((row) => {
    let cells = "";
    for (const [, codes, text = ""] of row.matchAll(/(?:\x1b\[([\d;]*)m)?([^\x1b]*)/g)) {
      if (codes !== undefined) style = styled(style, codes);
      if (text) cells += `<span style="${css(style)}">${escaped(text)}</span>`;
    }
    return `<div>${cells}</div>`;
  });
  return `<!doctype html><style>${sheet}</style><pre>${rows.join("")}</pre>`;
}

const sheet = `
  body { margin: 0; background: #1d1b19; color: #e6e0d6 }
  pre { margin: 20px; font: 17.2px/20px "DejaVu Sans Mono", monospace }
  div { height: 20px }
  span { display: inline-block; height: 20px }`;

function styled(before: Style, codes: string): Style {
  const style = { ...before };
  const numbers = codes.split(";").map(Number);
  for (let code = numbers.shift(); code !== undefined; code = numbers.shift()) {
    if (code === 0) Object.assign(style, plain);
    else if (code === 1) style.bold = true;
    else if (code === 39) style.front = null;
    else if (code === 49) style.back = null;
    else if (code === 38) style.front = numbers.splice(0, 2)[1] ?? null;
    else if (code === 48) style.back = numbers.splice(0, 2)[1] ?? null;
    else throw new Error(`The terminal says SGR ${code}, which nobody has needed yet.`);
  }
  return style;
}

function css({ bold, front, back }: Style): string {
  const rules = bold ? ["font-weight: bold"] : [];
  if (front !== null) rules.push(`color: ${colour(front)}`);
  if (back !== null) rules.push(`background: ${colour(back)}`);
  return rules.join("; ");
}

// xterm's cube of six reds, greens and blues, and its greys.
function colour(index: number): string {
  const level = (step: number) => (step === 0 ? 0 : 55 + 40 * step);
  if (index >= 232) return rgb([0, 0, 0].map(() => 8 + 10 * (index - 232)));
  if (index < 16) throw new Error(`Colour ${index} is the terminal's own.`);
  const cube = index - 16;
  return rgb([Math.floor(cube / 36), Math.floor(cube / 6) % 6, cube % 6].map(level));
}
function rgb(levels: number[]): string {
  return `rgb(${levels.join(" ")})`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
