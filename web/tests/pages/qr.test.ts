// SPDX-License-Identifier: MIT
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { qrCode } from "../../src/pages/online/qr.ts";
import QrCode from "../../src/pages/online/QrCode.svelte";

const link = "http://192.168.1.20:8080/#/t/9fm5gmd8b8hm";
afterEach(cleanup);

// What a camera would see: rows of dark and light squares.
function seen({ size, path }: ReturnType<typeof qrCode>): boolean[][] {
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) rows[Number(y)]![Number(x)] = true;
  return rows;
}

describe("a link as a QR code", () => {
  it("has a light border of four squares and its marks in three corners", () => {
    const rows = seen(qrCode(link));
    const last = rows.length - 1;
    for (const [y, row] of rows.entries())
      for (const [x, dark] of row.entries())
        if (Math.min(x, y, last - x, last - y) < 4) expect(dark).toBe(false);
    const mark = [..."1111111 1000001 1011101 1011101 1011101 1000001 1111111".split(" ")];
    const corner = (left: number, top: number) =>
      mark.map((_, y) => mark.map((__, x) => (rows[top + y]?.[left + x] ? 1 : 0)).join(""));
    expect(corner(4, 4)).toEqual(mark);
    expect(corner(last - 10, 4)).toEqual(mark);
    expect(corner(4, last - 10)).toEqual(mark);
    expect(corner(last - 10, last - 10)).not.toEqual(mark);
  });

  it("is another one for another link", () => {
    expect(qrCode(link).path).not.toBe(qrCode(`${link}x`).path);
  });

  it("has a name for those who do not see it, and is dark on light", () => {
    const { getByRole } = render(QrCode, { link, label: "QR code of the link" });
    const picture = getByRole("img", { name: "QR code of the link" });
    expect(picture.querySelector("rect")?.getAttribute("fill")).toBe("#fff");
    expect(picture.querySelector("path")?.getAttribute("fill")).toBe("#000");
  });
});
