// SPDX-License-Identifier: MIT
// The engine's module in a test: text in, text out, as the worker does it.
import { readFileSync } from "node:fs";
import { imports, opened } from "../src/engine/module.ts";

export async function moduleText(path: string): Promise<(request: string) => string> {
  return opened((await WebAssembly.instantiate(readFileSync(path), imports)).instance).ask;
}
