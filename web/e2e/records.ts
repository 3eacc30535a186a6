// SPDX-License-Identifier: MIT
import type { Page } from "@playwright/test";

// Goes on with a game that begins at a position, with these players: "b=person,r=careful", and perhaps its first throw.
export async function openRecord(page: Page, start: string, players: string, thrown = ""): Promise<void> {
  await page.goto("/#/games");
  await page.getByRole("textbox").fill(recordOf(start, players, thrown));
  await page.getByRole("button", { name: /^(Open|Abrir)$/ }).click();
  await page.locator(".players li").first().waitFor();
}

function recordOf(start: string, players: string, thrown: string): string {
  const [edition = "", ...switches] = start.slice(0, start.indexOf(" ")).split("+");
  const name = edition === "zenda" ? "zenda" : "pollyanna";
  const sitting = new Map(players.split(",").map((each) => [each.charAt(0), each]));
  const letters = name === "zenda" ? [...sitting.keys()] : [..."bgry"];
  return [
    "parlor record 1",
    `game: ${name}`,
    `edition: ${edition}`,
    ...(switches.length > 0 ? [`switches: ${switches.join(" ")}`] : []),
    ...letters.map((seat) => `seat ${seat}:${sitting.has(seat) ? "" : " -"}`),
    "seed: 3",
    `start: ${start}`,
    `players: ${players}`,
    "result: unfinished",
    "",
    ...(thrown ? [`  1 ${start.split(" ").at(-2)} ${thrown} ...`] : []),
    "",
  ].join("\n");
}
