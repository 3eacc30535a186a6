// SPDX-License-Identifier: MIT
// The engine's own thread: loads the module once, then answers a text with a text.
import moduleAddress from "parlor.wasm?url";
import { asking, imports } from "./module.ts";

export interface Question {
  number: number;
  text: string;
}
export type Reply = { number: number; text: string } | { number: number; broken: string };

const loaded = load();

async function load(): Promise<(question: string) => string> {
  const response = await fetch(moduleAddress);
  return asking((await WebAssembly.instantiateStreaming(response, imports)).instance);
}

self.addEventListener("message", async ({ data }: MessageEvent<Question>) => {
  let reply: Reply;
  try {
    const ask = await loaded;
    reply = { number: data.number, text: ask(data.text) };
  } catch (problem) {
    reply = { number: data.number, broken: String(problem) };
  }
  self.postMessage(reply);
});
