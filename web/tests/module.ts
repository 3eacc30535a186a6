// SPDX-License-Identifier: MIT
// The engine's module in a test: text in, text out, as the worker does it.
import { readFileSync } from "node:fs";

interface Module {
  memory: WebAssembly.Memory;
  _initialize: () => void;
  allocate: (size: number) => number;
  release: (address: number) => void;
  ask: (address: number, size: number) => number;
  answer_length: () => number;
}

export async function moduleText(path: string): Promise<(request: string) => string> {
  const imports = { parlor: { now: () => performance.now() } };
  const { instance } = await WebAssembly.instantiate(readFileSync(path), imports);
  const module = instance.exports as unknown as Module; // what src/programs/wasm exports
  module._initialize();
  return (request) => {
    const bytes = new TextEncoder().encode(request);
    const address = module.allocate(bytes.length);
    new Uint8Array(module.memory.buffer, address, bytes.length).set(bytes);
    const answer = module.ask(address, bytes.length);
    module.release(address);
    const said = new Uint8Array(module.memory.buffer, answer, module.answer_length());
    return new TextDecoder().decode(said);
  };
}
