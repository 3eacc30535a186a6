// SPDX-License-Identifier: MIT
// Opponents who are there: their faces on the plates, and what they say.
import type { Page } from "@playwright/test";
import { byHand, expect, test } from "./fixtures.ts";
import { openRecord } from "./records.ts";
import type { Table } from "./table.ts";

const four = "b:w,w,C2,20 g:w,7,7,D2 r:w,w,25,A2 y:h,h,B2,y3 b ?";
const computers = "b=person,g=random,r=master,y=deep";

// Runs in the page: pieces and plates that lie on a plate, by their words.
function covered(): string[] {
  const plates = [...document.querySelectorAll(".players li")];
  const pieces = [...document.querySelectorAll("g.piece use")];
  return plates.flatMap((plate) => {
    const under = plate.getBoundingClientRect();
    const on = ({ left, right, top, bottom }: DOMRect) =>
      left < under.right && right > under.left && top < under.bottom && bottom > under.top;
    const lying = [...pieces, ...plates].filter(
      (each) => each !== plate && on(each.getBoundingClientRect()),
    );
    return lying.map((each) => `${plate.querySelector("strong")?.textContent}: ${each.outerHTML.slice(0, 60)}`);
  });
}

async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(covered)).toEqual([]);
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(beyond).toBe(0);
}

for (const [width, height] of [
  [1280, 720],
  [390, 844],
  [360, 640],
  [844, 390],
] as const) {
  test.describe(`${width} × ${height}`, () => {
    const phone = width < 1000;
    test.use({ viewport: { width, height }, hasTouch: phone, isMobile: phone });

    test("computers have their faces on the plates, beside the pieces", async ({ page }) => {
      for (const switches of ["", "+partners"]) {
        await openRecord(page, `pollyanna-1916${switches} ${four}`, computers);
        const plates = page.getByRole("list", { name: "Players" }).getByRole("listitem");
        await expect(plates).toHaveCount(4);
        await expect(plates.locator(".portrait .face svg")).toHaveCount(3);
        await expect(plates.filter({ hasText: "you" }).locator(".portrait")).toHaveCount(0);
        for (const face of await plates.locator(".portrait").all())
          await expect(face).toBeInViewport({ ratio: 1 });
        await fits(page);
      }
    });
  });
}

// Runs in the page: notes the moods and rings that are shown, however soon they go.
function witness() {
  const seen = new Set<string>();
  Object.assign(window, { seen });
  new MutationObserver(() => {
    for (const face of document.querySelectorAll(".portrait")) {
      const who = face.closest("li")?.querySelector("strong")?.textContent;
      for (const mood of ["joy", "wince", "blink", "look"])
        if (face.querySelector(`.face.${mood}`)) seen.add(`${who} ${mood}`);
      if (face.querySelector(".ring")) seen.add(`${who} thinks`);
    }
  }).observe(document, { childList: true, subtree: true, attributes: true });
}
const seen = (page: Page) => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen].sort());

test("faces react to a capture, and computers are seen thinking", async ({ page, table }) => {
  await page.addInitScript(witness);
  const start = "pollyanna-1916 b:w,w,9,20 g:w,7,7,g2 r:w,w,25,36 y:- b ?";
  await openRecord(page, start, "b=person,g=random,r=master", "5-2");
  await table.move("Blue piece on 20", "space 25");
  await expect.poll(() => seen(page)).toEqual(["Green look", "Red wince"]);
  await expect(page.locator(".face:is(.look, .wince)")).toHaveCount(0);
  await table.playUntil(async () => (await table.log.getByRole("button").count()) > 1);
  expect(await seen(page)).toContain("Green thinks");
});

test.describe("with reduced motion", () => {
  test.use({ settings: byHand, contextOptions: { reducedMotion: "reduce" } });

  test("faces are still pictures", async ({ page, table }) => {
    const start = "pollyanna-1916 b:w,w,9,20 g:- r:w,w,25,36 y:- b ?";
    await openRecord(page, start, "b=person,r=master", "5-2");
    await table.move("Blue piece on 20", "space 25");
    const wincing = page.locator(".face.wince");
    await expect(wincing).toHaveCount(1);
    const moving = (face: Element) => face.getAnimations({ subtree: true }).length;
    expect(await wincing.evaluate(moving)).toBe(0);
  });
});

// Runs in the page: notes each line in a bubble, and which pieces are under it, however soon it goes.
function listen() {
  const bubbles = new Map<string, string[]>();
  Object.assign(window, { bubbles });
  new MutationObserver(() => {
    for (const bubble of document.querySelectorAll(".bubble")) {
      const { left, right, top, bottom } = bubble.getBoundingClientRect();
      const under = [...document.querySelectorAll("g.piece")].filter((piece) => {
        const at = piece.getBoundingClientRect();
        return at.left < right && at.right > left && at.top < bottom && at.bottom > top;
      });
      const where = left >= 0 && right <= innerWidth && top >= 0 ? [] : ["the window's edge"];
      const words = bubble.textContent;
      bubbles.set(words, [...(bubbles.get(words) ?? []), ...where, ...under.map((piece) => piece.id)]);
    }
  }).observe(document, { childList: true, subtree: true, attributes: true });
}
const lines = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { bubbles: Map<string, string[]> }).bubbles]);

const pair = "pollyanna-1916 b:w,w,9,20 g:- r:w,w,25,36 y:- b ?";
const captured = [
  ...["Hey! I was only parked for a minute!", "Oh, come on! I had a schedule."],
  ...["Fine. I'll run it twice as fast.", "That's my own trick! Who told you?"],
  ...["Ouch. I should have looked both ways.", "No time to be cross. Next!"],
];

async function capture(page: Page, table: Table): Promise<void> {
  await openRecord(page, pair, "b=person,r=simple", "5-2");
  await table.move("Blue piece on 20", "space 25");
  await table.playUntil(async () => (await table.log.getByRole("button").count()) > 0);
}

test.describe("a computer that has lost a piece", () => {
  test.use({ settings: { ...byHand, talk: true }, viewport: { width: 390, height: 844 } });

  test("says so once, in a bubble over its plate and in the log", async ({ page, table }) => {
    await page.addInitScript(listen);
    await capture(page, table);
    await expect.poll(async () => (await lines(page)).length).toBe(1);
    const [[words = "", under] = []] = await lines(page);
    expect(captured).toContain(words);
    expect(under).toEqual([]);
    await expect(table.log).toContainText(`Daisy: ${words}`);
    await expect(table.told).toContainText(`Daisy: ${words}`);
    await expect(page.locator(".bubble")).toHaveCount(0);
    await page.reload();
    await expect(table.log).toContainText(words);
    expect(await lines(page)).toEqual([]);
    await page.getByText("More", { exact: true }).click();
    await page.getByRole("button", { name: "The computers talk", pressed: true }).click();
    await expect(table.log).not.toContainText(words);
  });
});

test("computers that are not to talk are silent", async ({ page, table }) => {
  await page.addInitScript(listen);
  await capture(page, table);
  await table.playUntil(async () => (await table.log.getByRole("button").count()) > 2);
  expect(await lines(page)).toEqual([]);
  await page.goto("/#/settings");
  await page.getByRole("checkbox", { name: "The computers talk" }).check();
  await page.goto("/#/table");
  await expect(table.log).toContainText("Daisy: ");
  expect(await lines(page)).toEqual([]);
});
