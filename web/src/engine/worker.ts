// SPDX-License-Identifier: MIT
// The engine's own thread: loads the module once, then answers a text with a text. It keeps no
// state of its own; the tables are in the module.
import moduleAddress from "parlor.wasm?url";

export interface Question {
  number: number;
  text: string;
}
export type Reply = { number: number; text: string } | { number: number; broken: string };

interface Module {
  memory: WebAssembly.Memory;
  _initialize?: () => void;
  allocate: (size: number) => number;
  release: (address: number) => void;
  ask: (address: number, size: number) => number;
  answer_length: () => number;
}

const imports = { parlor: { now: () => performance.now() } };
const loaded = load();

async function load(): Promise<Module> {
  const response = await fetch(moduleAddress);
  const { instance } = await WebAssembly.instantiateStreaming(response, imports);
  const module = instance.exports as unknown as Module; // what src/programs/wasm exports
  module._initialize?.();
  return module;
}

function ask(module: Module, question: string): string {
  const bytes = new TextEncoder().encode(question);
  const address = module.allocate(bytes.length);
  new Uint8Array(module.memory.buffer, address, bytes.length).set(bytes);
  const answer = module.ask(address, bytes.length);
  module.release(address);
  return new TextDecoder().decode(
    new Uint8Array(module.memory.buffer, answer, module.answer_length()),
  );
}

self.addEventListener("message", async ({ data }: MessageEvent<Question>) => {
  let reply: Reply;
  try {
    reply = { number: data.number, text: ask(await loaded, data.text) };
  } catch (problem) {
    reply = { number: data.number, broken: String(problem) };
  }
  self.postMessage(reply);
});
