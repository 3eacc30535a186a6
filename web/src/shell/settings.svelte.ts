// SPDX-License-Identifier: MIT
// The settings, stored in the browser. Invalid values fall back to the defaults.
import { store, stored } from "./storage.ts";

export const themes = ["system", "light", "dark"] as const;
export const speeds = ["off", "quick", "normal", "slow"] as const;
export const endings = ["ask", "pass", "always"] as const;
export const namings = ["roomy", "always", "never"] as const;

export const quiets = ["night", "always", "never"] as const;

export interface Settings {
  language: string; // "": the browser's
  theme: (typeof themes)[number];
  speed: (typeof speeds)[number];
  sounds: boolean;
  quiet: (typeof quiets)[number]; // when sounds are softer
  throwByItself: boolean;
  forcedByItself: boolean; // plays forced steps automatically
  endByItself: (typeof endings)[number]; // ends turns automatically; "pass": those without a legal step
  letterKeys: boolean;
  numbers: (typeof namings)[number]; // names of the spaces; "roomy": on large boards
  steps: boolean; // writes plays in notation beside their sentences
  turned: boolean; // rotates the board towards the only person at this device
  talk: boolean; // computers speak
  tutor: boolean; // warns before a blunder, in local games
}

const usual: Settings = {
  language: "",
  theme: "system",
  speed: "normal",
  sounds: true,
  quiet: "night",
  throwByItself: false,
  forcedByItself: true,
  endByItself: "always",
  letterKeys: true,
  numbers: "roomy",
  steps: false,
  turned: true,
  talk: true,
  tutor: false,
};

export function readSettings(stored: unknown): Settings {
  const settings: Settings = { ...usual };
  if (typeof stored !== "object" || stored === null) return settings;
  const given = new Map<string, unknown>(Object.entries(stored));
  for (const key of Object.keys(usual)) {
    const value = given.get(key);
    if (fitting(key, value)) Object.assign(settings, { [key]: value });
  }
  return settings;
}

function fitting(key: string, value: unknown): boolean {
  const allowed = new Map<string, readonly unknown[]>([
    ["theme", themes],
    ["speed", speeds],
    ["endByItself", endings],
    ["numbers", namings],
    ["quiet", quiets],
  ]).get(key);
  if (allowed) return allowed.includes(value);
  return typeof value === (key === "language" ? "string" : "boolean");
}

export const settings: Settings = $state(readSettings(stored("settings")));

export function keepSettings(): void {
  store("settings", settings);
}

// How quickly pieces go, where a person or the system may ask for stillness.
export function speed(): Settings["speed"] {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? "off" : settings.speed;
}
