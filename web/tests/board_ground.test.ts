// SPDX-License-Identifier: MIT
import { expect, it } from "vitest";
import { groundOf } from "../src/board/ground.ts";

it("leaves what is written out of the image, and nothing but it beside it", () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/>' +
    '<g fill="red"><circle r="1"/><g class="numbers"><text transform="translate(3 4)">17</text></g></g>' +
    '<text class="title">Zenda</text></svg>';
  const { image, written } = groundOf(svg, 0);
  const drawn = decodeURIComponent(image);
  expect(drawn).toContain("<circle");
  expect(drawn).not.toMatch(/17|Zenda/);
  expect(written).toMatch(/viewBox="0 0 8 8".*fill="red".*17.*Zenda/);
  expect(written).not.toMatch(/<(circle|rect)/);
  expect(written).toMatch(/<g transform="translate\(3 4\)"><text>17/);
});

it("is turned in the drawing, about its middle", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -2 8 4"><rect width="8"/></svg>';
  const { image } = groundOf(svg, 1);
  expect(decodeURIComponent(image)).toContain('<g transform="rotate(90 0 0)"><rect');
});
