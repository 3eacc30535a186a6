// SPDX-License-Identifier: MIT
// Scenes for the first picture: a few turns of a game between computers, as a record that begins in the middle of the game.
const files = import.meta.glob<string>("./*/scene.txt", { eager: true, query: "?raw", import: "default" });

export const scenes = Object.values(files);

// The record of an edition's scene; "" if it has none.
export function sceneOf(edition: string): string {
  return scenes.find((record) => record.includes(`\nedition: ${edition}\n`)) ?? "";
}
