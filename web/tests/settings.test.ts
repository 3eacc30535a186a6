// SPDX-License-Identifier: MIT
import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
const { loudness } = await import("../src/shell/sound.ts");
const { readSettings } = await import("../src/shell/settings.svelte.ts");

describe("settings", () => {
  it("take what fits and fall back to what is usual", () => {
    const settings = readSettings({ theme: "dark", speed: "warp", sounds: false, letterKeys: "no" });
    expect(settings).toMatchObject({
      theme: "dark",
      speed: "normal",
      sounds: false,
      letterKeys: true,
    });
    expect(readSettings(null)).toEqual(readSettings({}));
  });
  it("make sounds softer at night, always or never", () => {
    expect([7, 8, 20, 21].map((hour) => loudness("night", hour) < 1)).toEqual([true, false, false, true]);
    expect([12, 23].map((hour) => loudness("never", hour))).toEqual([1, 1]);
    expect(loudness("always", 12)).toBeLessThan(1);
  });
});
