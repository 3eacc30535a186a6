// SPDX-License-Identifier: MIT
// Whether the engine waits for a file before it answers, for whoever shows it.
import { engine } from "./engine.ts";

export const fetching = $state({ now: false });

engine.onfetching = (now) => {
  fetching.now = now;
};
