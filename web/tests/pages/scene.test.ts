// SPDX-License-Identifier: MIT
// The loop of the first picture, on a small board and with a false clock.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Story, StoryTurn } from "../../src/engine/answers.ts";
import { Scene } from "../../src/pages/home/scene.svelte.ts";
import { movement, piece } from "../fixtures.ts";

const turn = (number: number, from: string, to: string): StoryTurn => ({
  number, seat: "b", thrown: "2-1", play: "", words: "", position: "",
  dice: [{ pips: 2, used: true }, { pips: 1, used: true }],
  pieces: [piece("b", to)],
  movements: [movement("b", from, to)],
});
const story: Story = {
  ok: true, opening: [], position: "", start: [piece("b", "1")],
  turns: [turn(1, "1", "4"), turn(2, "4", "7")],
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const place = (scene: Scene) => scene.board.state.sprites[0]?.place;
async function until(isSo: () => boolean) {
  for (let steps = 0; !isSo() && steps < 1000; steps += 1) await vi.advanceTimersByTimeAsync(50);
  expect(isSo()).toBe(true);
}

test("it throws, moves, fades at the end and begins again", async () => {
  const scene = new Scene(story);
  const stopping = new AbortController();
  const run = scene.run(stopping.signal);
  await until(() => scene.throws === 1);
  expect(scene.dice).toEqual([{ pips: 2, used: false }, { pips: 1, used: false }]);
  expect(place(scene)).toBe("1");
  await until(() => place(scene) === "4");
  await until(() => place(scene) === "7");
  await until(() => scene.faded);
  await until(() => !scene.faded);
  expect([place(scene), scene.throws, scene.dice]).toEqual(["1", 0, []]);
  await until(() => scene.throws === 1);
  stopping.abort();
  await run;
});

test("stopped, it has no timers, and goes on where it was", async () => {
  const scene = new Scene(story);
  const first = new AbortController();
  const run = scene.run(first.signal);
  await until(() => scene.throws === 2 && scene.board.state.moving);
  first.abort();
  await run;
  expect([place(scene), scene.board.state.moving]).toEqual(["7", false]);
  expect(vi.getTimerCount()).toBe(0);

  const second = new AbortController();
  const again = scene.run(second.signal);
  await until(() => scene.throws === 0 && place(scene) === "1");
  second.abort();
  await again;
  expect(vi.getTimerCount()).toBe(0);
});
