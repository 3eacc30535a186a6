// SPDX-License-Identifier: MIT
// The engine's worker: loads the module once, then answers each text by a text.
import moduleAddress from "parlor.wasm?url";
import { imports, type Module, opened } from "./module.ts";
import { answered } from "./net.ts";

export interface Question {
  number: number;
  text: string;
}
// `fetching` announces that a file has to be fetched before the answer.
export type Reply =
  | { number: number; text: string }
  | { number: number; broken: string }
  | { number: number; fetching: true };

const longestFetch = 60_000; // milliseconds
const netAddresses = import.meta.glob<string>("../../../nets/*.net", {
  query: "?url",
  import: "default",
  eager: true,
});

const loaded = load();

async function load(): Promise<Module> {
  const response = await fetch(moduleAddress);
  return opened((await WebAssembly.instantiateStreaming(response, imports)).instance);
}

async function fetchNet(name: string): Promise<Uint8Array> {
  const address = netAddresses[`../../../nets/${name}.net`];
  if (!address) throw new Error(`no net is called ${name}`);
  const response = await fetch(address, { signal: AbortSignal.timeout(longestFetch) });
  if (!response.ok) throw new Error(response.statusText);
  return new Uint8Array(await response.arrayBuffer());
}

self.addEventListener("message", async ({ data: { number, text } }: MessageEvent<Question>) => {
  const say = (reply: Reply) => self.postMessage(reply);
  try {
    const net = { fetch: fetchNet, fetching: () => say({ number, fetching: true }) };
    say({ number, text: await answered(await loaded, text, net) });
  } catch (problem) {
    say({ number, broken: String(problem) });
  }
});
