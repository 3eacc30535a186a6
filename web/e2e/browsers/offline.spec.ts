// SPDX-License-Identifier: MIT
// Once the page has been visited it needs no server: the server is stopped, and a game is played.
import { serve } from "../server.ts";
import { expect, test } from "./suite.ts";

test("a game without a connection", async ({ arrive }) => {
  const { address, stop } = await serve();
  const ana = await arrive({ site: address, settings: { speed: "off" }, haste: 20 });
  await ana.comes("navigator.serviceWorker.controller !== null");
  expect(await ana.run("document.querySelector('.news')"), "a first visit announces an update").toBeNull();
  await stop();
  await expect(fetch(address)).rejects.toThrow(); // it is gone
  await ana.reload();
  await ana.begin("pollyanna-1916", "1916");
  const log = () => ana.text(".log");
  while ((await log()).split("\n").length < 6) await ana.act();
  await ana.reload();
  await expect.poll(log).toContain("1");
});
