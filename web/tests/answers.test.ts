// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import { decode } from "../src/engine/answers.ts";
import { choice, movement, view } from "./fixtures.ts";

const changed = () => ({
  ...view({ choices: [choice("17", "20")] }),
  movements: [movement("b", "17", "20")],
  ended: "",
});

describe("the decoder", () => {
  it("gives back what fits", () => {
    expect(decode("step", JSON.stringify(changed()))).toEqual(changed());
  });

  it("leaves behind what it does not know", () => {
    const answer = decode("close", JSON.stringify({ ok: true, extra: 1 }));
    expect(answer).toEqual({ ok: true });
  });

  it("refuses by name what does not fit", () => {
    const broken = changed();
    Object.assign(broken.choices[0]?.at ?? {}, { x: "left" });
    expect(() => decode("step", JSON.stringify(broken))).toThrow("choices.0.at.x is no number");
    expect(() => decode("step", JSON.stringify({ ...changed(), due: "roll" }))).toThrow(
      "due is no",
    );
    expect(() => decode("step", JSON.stringify(view()))).toThrow("movements is no list");
    expect(() => decode("shelf", "{")).toThrow("the answer is no JSON");
    expect(() => decode("shelf", "[]")).toThrow("ok is no yes or no");
  });

  it("knows a refusal in place of any answer", () => {
    const refusal = {
      ok: false,
      error: "not_thrown",
      message: "Not yet.",
      rules: ["P54"],
      places: [],
    };
    expect(decode("step", JSON.stringify(refusal))).toEqual(refusal);
    expect(() => decode("step", JSON.stringify({ ok: false }))).toThrow("error is no text");
  });
});
