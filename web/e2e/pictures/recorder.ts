// SPDX-License-Identifier: MIT
// Films a page frame by frame, in a time of its own: between two pictures the page's clock goes on by
// exactly one frame, however long the pictures and the engine's answers take. So the same scene gives the
// same film on a slow machine and on a quick one.
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { middle } from "../table.ts";

const frame = 40; // milliseconds; GIF counts in hundredths of a second
export const framesASecond = 1000 / frame;

declare global {
  interface Window {
    unanswered: number; // questions to the engine
  }
}
interface Point {
  x: number;
  y: number;
}

export class Recorder {
  readonly folder: string;
  readonly #page: Page;
  #at: Point;
  #taken = 0;

  private constructor(page: Page, folder: string, at: Point) {
    this.#page = page;
    this.folder = folder;
    this.#at = at;
  }

  // To be called before the page is opened.
  static async of(page: Page, folder: string, at: Point): Promise<Recorder> {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await page.clock.install();
    await page.addInitScript(countQuestions);
    return new Recorder(page, folder, at);
  }

  // From now on time stands still but for the film.
  async begin(): Promise<void> {
    await this.#page.clock.pauseAt(await this.#page.evaluate(() => Date.now() + 1000));
    await this.#page.evaluate(showPointer);
    await this.#point(this.#at);
  }

  async film(milliseconds: number): Promise<void> {
    for (let time = 0; time < milliseconds; time += frame) {
      await this.#answered();
      await this.#page.clock.runFor(frame);
      await this.#page.evaluate(moveStyles, frame);
      const name = `${String(this.#taken++).padStart(4, "0")}.png`;
      await this.#page.screenshot({ path: join(this.folder, name) });
    }
  }

  // The pointer goes there, rests for a moment, and clicks.
  async click(thing: Locator, rest = 120): Promise<void> {
    await thing.first().waitFor();
    const to = await middle(thing);
    await this.go(to);
    await this.film(rest);
    await this.#page.evaluate(press, true);
    await this.film(2 * frame);
    await this.#page.mouse.click(to.x, to.y);
    await this.#page.evaluate(press, false);
  }

  async go(to: Point): Promise<void> {
    const from = this.#at;
    const frames = Math.ceil((220 + Math.hypot(to.x - from.x, to.y - from.y) * 0.7) / frame);
    for (let step = 1; step <= frames; step += 1) {
      const part = step / frames;
      const soft = part * part * (3 - 2 * part);
      await this.#point({ x: from.x + (to.x - from.x) * soft, y: from.y + (to.y - from.y) * soft });
      await this.film(frame);
    }
  }

  async #answered(): Promise<void> {
    const count = () => this.#page.evaluate(() => window.unanswered);
    await expect.poll(count, { intervals: [10], timeout: 60_000 }).toBe(0);
  }

  async #point(to: Point): Promise<void> {
    this.#at = to;
    await this.#page.mouse.move(to.x, to.y);
    await this.#page.evaluate(movePointer, to);
  }
}

// These run in the page.
function countQuestions() {
  window.unanswered = 0;
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener("message", () => (window.unanswered -= 1));
    }
    override postMessage(question: unknown) {
      window.unanswered += 1;
      super.postMessage(question);
    }
  };
}

// Pictures of a page do not show the mouse: here is one.
function showPointer() {
  const pointer = document.createElement("div");
  pointer.id = "pointer";
  pointer.innerHTML = `<svg viewBox="-14 -14 40 40" width="40" height="40">
      <circle r="12" fill="#1c8f6a" fill-opacity="0" />
      <path d="M0 0v19l4.4-4.1 2.9 6.7 3.4-1.5-2.9-6.6h6z" fill="#222" stroke="#fff" stroke-width="1.4" />
    </svg>`;
  pointer.style.cssText = "position: fixed; z-index: 9999; pointer-events: none; margin: -14px";
  document.body.append(pointer);
}
function movePointer({ x, y }: Point) {
  const pointer = document.getElementById("pointer");
  if (pointer) Object.assign(pointer.style, { left: `${x}px`, top: `${y}px` });
}
function press(down: boolean) {
  document.querySelector("#pointer circle")?.setAttribute("fill-opacity", down ? "0.45" : "0");
}

// What style sheets move does not follow the page's clock, and is moved by hand.
function moveStyles(milliseconds: number) {
  for (const animation of document.getAnimations()) {
    const time = animation.playState === "paused" ? Number(animation.currentTime) : 0;
    animation.pause();
    animation.currentTime = time + milliseconds;
  }
}
