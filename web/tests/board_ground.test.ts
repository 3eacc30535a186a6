// SPDX-License-Identifier: MIT
import { expect, it } from "vitest";
import { groundOf } from "../src/board/ground.ts";

it("leaves the names of places out of the image, and nothing but them beside it", () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/>' +
    '<g fill="red"><circle r="1"/><g class="numbers"><text>17</text></g></g></svg>';
  const { image, names } = groundOf(svg);
  const drawn = decodeURIComponent(image);
  expect(drawn).toContain("<circle");
  expect(drawn).not.toContain("17");
  expect(names).toMatch(/viewBox="0 0 8 8".*fill="red".*17/);
  expect(names).not.toMatch(/<(circle|rect)/);
});
