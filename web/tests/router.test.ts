// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import { address, fits } from "../src/shell/router.ts";

describe("addresses", () => {
  it("fit a pattern part by part", () => {
    expect(fits("/rules/:game/:rule?", "#/rules/pollyanna/p54")).toEqual({
      game: "pollyanna",
      rule: "p54",
    });
    expect(fits("/rules/:game/:rule?", "#/rules/zenda")).toEqual({ game: "zenda" });
    expect(fits("/rules/:game/:rule?", "#/rules")).toBeUndefined();
    expect(fits("/rules/:game/:rule?", "#/rules/a/b/c")).toBeUndefined();
    expect(fits("/", "")).toEqual({});
    expect(fits("/table", "#/tables")).toBeUndefined();
  });

  it("carry any text", () => {
    const position = "pollyanna-1916+partners b:w,w,w,17 g:- r:w,w,w,w y:- b 4-1";
    expect(fits("/position/:text*", address("position", position))).toEqual({ text: position });
    expect(fits("/position/:text*", "#/position/50%")).toEqual({ text: "50%" });
  });
});
