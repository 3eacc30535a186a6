// SPDX-License-Identifier: MIT
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pollyanna } from "../../src/pages/lesson/pollyanna.ts";
import { zenda } from "../../src/pages/lesson/zenda.ts";
import { readTexts } from "../../vite-plugins/text-files.ts";

const texts = readTexts(join(import.meta.dirname, "../../../texts"));

// Every key that a lesson will ask for.
function keys({ game, steps }: typeof pollyanna): string[] {
  return steps.flatMap(({ tasks }, index) => {
    const step = `lesson.${game}.${index + 1}`;
    const parts = tasks.flatMap((_, at) =>
      ["task", "praise", "other"].map((part) => `${step}.${part}.${at + 1}`),
    );
    return [`${step}.title`, `${step}.text`, ...parts];
  });
}

describe.each([pollyanna, zenda])("the lesson of $game", (script) => {
  test("has five steps", () => expect(script.steps).toHaveLength(5));

  test.each(texts)("has all its sentences, and no others, in $code", ({ sentences }) => {
    const said = new RegExp(`^lesson\\.${script.game}\\.\\d`);
    const written = [...sentences.keys()].filter((key) => said.test(key));
    expect(written.sort()).toEqual(keys(script).sort());
  });
});
