// SPDX-License-Identifier: MIT
// Tests that start servers of their own. None of these outlives its test.
import { test as base } from "@playwright/test";
import { type Place, type Served, serve } from "./server.ts";

export interface Servers {
  start: (place: Place) => Promise<Served>;
}

export const test = base.extend<Servers>({
  start: async ({}, use) => {
    const started: Served[] = [];
    await use(async (place) => {
      const served = await serve(place);
      started.push(served);
      return served;
    });
    for (const { kill } of started) await kill();
  },
});
