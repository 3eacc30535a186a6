// SPDX-License-Identifier: MIT
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { guides, type LessonStep } from "../../src/games/guides.ts";
import { readTexts } from "../../vite-plugins/text-files.ts";

const texts = readTexts(join(import.meta.dirname, "../../../texts"));

// Every key that a lesson will ask for.
function keys(game: string, steps: LessonStep[]): string[] {
  return steps.flatMap(({ tasks }, index) => {
    const step = `lesson.${game}.${index + 1}`;
    const parts = tasks.flatMap((_, at) =>
      ["task", "praise", "other"].map((part) => `${step}.${part}.${at + 1}`),
    );
    return [`${step}.title`, `${step}.text`, ...parts];
  });
}

describe.each([...guides])("the lesson of %s", (game, { lesson }) => {
  test("has five steps", () => expect(lesson).toHaveLength(5));

  test.each(texts)("has all its sentences, and no others, in $code", ({ sentences }) => {
    const said = new RegExp(`^lesson\\.${game}\\.\\d`);
    const written = [...sentences.keys()].filter((key) => said.test(key));
    expect(written.sort()).toEqual(keys(game, lesson).sort());
  });
});
