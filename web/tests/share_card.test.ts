// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import { shortened, wrapped } from "../src/table/share_card.ts";

// Every letter is as wide as the next.
const pen = { measureText: (text: string) => ({ width: [...text].length }) as TextMetrics };

describe("words on a card", () => {
  it("are broken into lines that fit", () => {
    expect(wrapped(pen, "Turn 58: Ana rolled 5-2", 10)).toEqual(["Turn 58:", "Ana rolled", "5-2"]);
  });

  it("have a line of their own if they are longer than it", () => {
    expect(wrapped(pen, "a Pollyanna b", 5)).toEqual(["a", "Pollyanna", "b"]);
  });

  it("are cut where there is no room", () => {
    expect(shortened(pen, "Pollyanna", 9)).toBe("Pollyanna");
    expect(shortened(pen, "Uncle Theo", 7)).toBe("Uncle…");
  });
});
