// SPDX-License-Identifier: MIT
import { beforeAll, expect, it } from "vitest";
import { seatName } from "../src/table/opponents.ts";
import { speak } from "../src/text/say.svelte.ts";
import { view } from "./fixtures.ts";

beforeAll(() => speak("en"));
const [blue, red] = view().seats;
if (!blue || !red) throw new Error("a table for two");
const named = (name: string, player: string, colourName = "Red") => ({ ...red, name, player, colourName });
const alone = (seat: typeof red) => seatName(seat, [blue, seat]);

it("sentences name a seat by its name, its character or its colour", () => {
  expect(alone(named("Ana", "person"))).toBe("Ana");
  expect(alone(named("", "simple"))).toBe("Daisy");
  expect(alone(named("", "person"))).toBe("Red");
});

it("colours distinguish two seats of one name", () => {
  const [one, other] = [named("", "simple"), named("", "simple", "Green")];
  expect([one, other].map((seat) => seatName(seat, [blue, one, other]))).toEqual(["Daisy (Red)", "Daisy (Green)"]);
});
