// SPDX-License-Identifier: MIT
// Reads a die from what is drawn. The document says the right numbers whatever a browser makes of it.
import { PNG } from "pngjs";

interface Square {
  x: number;
  y: number;
  half: number;
}

// The number of dark spots on the top of a die, whichever way it is turned: within the circle that touches its sides,
// dark pixels that hang together and are about as many as those of a pip.
export function pipsIn(picture: Buffer, { x, y, half }: Square): number {
  const { data, width } = PNG.sync.read(picture);
  const isDark = (column: number, row: number) => {
    if (Math.hypot(column + 0.5 - x, row + 0.5 - y) > half * 0.97) return false;
    const at = 4 * (row * width + column);
    return (data[at] ?? 255) + (data[at + 1] ?? 255) + (data[at + 2] ?? 255) < 3 * 128;
  };
  const pip = Math.PI * (0.2 * half) ** 2;
  const visited = new Set<number>();
  let found = 0;
  for (let row = Math.floor(y - half); row < y + half; row += 1)
    for (let column = Math.floor(x - half); column < x + half; column += 1) {
      const size = spread(column, row);
      if (size > 0.4 * pip && size < 1.8 * pip) found += 1;
    }
  return found;

  function spread(column: number, row: number): number {
    const open = [[column, row] as const];
    let size = 0;
    for (let next = open.pop(); next; next = open.pop()) {
      const [left, top] = next;
      const key = top * width + left;
      if (visited.has(key) || !isDark(left, top)) continue;
      visited.add(key);
      size += 1;
      open.push([left + 1, top], [left - 1, top], [left, top + 1], [left, top - 1]);
    }
    return size;
  }
}
