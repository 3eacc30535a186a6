// SPDX-License-Identifier: MIT
// All lessons, played on their boards to the end.
import { expect, test } from "./fixtures.ts";

type Move = [piece: string, place: string]; // no piece: one that is set up

const lessons: Record<string, Move[][]> = {
  pollyanna: [
    [["waiting", "space 6: bring in"], ["on 6", "space 9"]],
    [["on 17", "Turnout B2"], ["on 6", "space 9"]],
    [["on 20", "space 25"], ["on 9", ""], ["on 19", "space 21"]],
    [["on 10", "space 14"], ["on b1", ""]],
    [["on b3", ""], ["on 57", ""]],
  ],
  poleana: [
    [["in jail", "your 3: bring"]],
    [["on Green's 11", "2 on Green's bridge"], ["on 3", "your 7"]],
    [["on Green's 14", "Green's 4"], ["on 3", ""], ["on Green's 13", "Green's 0"]],
    [["on 4", "your 8"], ["on 1 in the house", ""]],
    [["on 3 in the house", ""], ["on Yellow's 6", ""]],
  ],
  zenda: [
    [["on 11", "spot 14"], ["on 14", ""], ["King", ""]],
    [["", "set up Black Michael"], ["", ""]],
    [["on 28", "spot 32"], ["on 32", "spot 28"], ["Yellow", ""]],
    [["King", ".*spot (34|32)"], ["King", "white spot"]],
    [["on 17", "spot 16"], ["on 20", "spot 17"]],
  ],
};

for (const [game, steps] of Object.entries(lessons)) {
  test(`the lesson of ${game} is played to its end`, async ({ page, table }) => {
    await page.goto(`/#/lesson/${game}`);
    for (const [index, moves] of steps.entries()) {
      await expect(page.getByRole("heading", { name: `Step ${index + 1} of 5` })).toBeVisible();
      if (game !== "zenda" || index !== 1)
        await expect(page.getByRole("img", { name: /^[1-6], [1-6](, [1-6])?$/ })).toBeVisible();
      for (const [piece, place] of moves) {
        if (piece) await table.move(piece, place);
        else await table.touch(table.target(place));
      }
      if (index < 4) await page.getByRole("link", { name: "Next step" }).click();
    }
    await expect(page.getByText("That is all you need.")).toBeVisible();
    await page.getByRole("link", { name: "Play a game" }).click();
    await expect(page.getByRole("button", { name: "Begin" })).toBeVisible();
  });
}

test("another play than the one wanted is not praised, and can be tried again", async ({ page, table }) => {
  await page.goto("/#/lesson/pollyanna/4");
  await table.move("on 14", "");
  await page.getByRole("button", { name: "Try again" }).click();
  await table.move("on 10", "space 14");
  await table.move("on b1", "");
  await expect(page.getByRole("link", { name: "Next step" })).toBeVisible();
});
