// SPDX-License-Identifier: MIT
// Whether the engine is waiting for a file before it can answer.
import { engine } from "./engine.ts";

export const fetching = $state({ now: false });

engine.onfetching = (now) => {
  fetching.now = now;
};
