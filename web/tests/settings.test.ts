// SPDX-License-Identifier: MIT
import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
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
});
