// SPDX-License-Identifier: MIT
// @vitest-environment node
import { describe, expect, it } from "vitest";
import { filled, packed, unpacked } from "../src/review/sharing.ts";

describe("a game in a link", () => {
  it("comes out as it went in", async () => {
    const record = `parlor record 1\nseat b: Añá 🎲\n${"1 b 6-3 w/6 -> …\n".repeat(200)}`;
    const text = await packed(record);
    expect(text).toMatch(/^[\w-]+$/);
    expect(text.length).toBeLessThan(record.length / 10);
    expect(await unpacked(text)).toBe(record);
  });

  it("is refused where it was cut or is none", async () => {
    const text = await packed("parlor record 1\n".repeat(20));
    expect(await unpacked(text.slice(0, -6))).toBeNull();
    expect(await unpacked("no game!")).toBeNull();
  });
});

describe("the file of a review", () => {
  it("holds its data so that nothing of it ends the script", () => {
    const json = JSON.stringify({ name: "</script><!-- $& $1", svg: "<svg>" });
    const file = filled("<script>__REVIEW__</script>", json);
    const data = /^<script>(.*)<\/script>$/.exec(file)?.[1] ?? "";
    expect(data).not.toContain("<");
    expect(JSON.parse(data)).toEqual(JSON.parse(json));
  });
});
