// SPDX-License-Identifier: MIT
// Calls the engine's WebAssembly module: text in, text out. The tables are inside the module.
//
//   const { ask } = opened((await WebAssembly.instantiate(bytes, imports)).instance);
//   decode("shelf", ask(JSON.stringify({ ask: "shelf", language: "en" })))
interface Exports {
  memory: WebAssembly.Memory;
  _initialize?: () => void;
  allocate: (size: number) => number;
  release: (address: number) => void;
  ask: (address: number, size: number) => number;
  take_net: (address: number, size: number) => number;
  answer_length: () => number;
}

export interface Module {
  ask(question: string): string;
  // Takes the bytes of a net file (net.ts).
  takeNet(file: Uint8Array): string;
}

export const imports = { parlor: { now: () => performance.now() } };

export function opened(instance: WebAssembly.Instance): Module {
  const module = instance.exports as unknown as Exports; // as src/programs/wasm exports them
  module._initialize?.();
  const answer = (bytes: Uint8Array, by: Exports["ask"]): string => {
    const address = module.allocate(bytes.length);
    new Uint8Array(module.memory.buffer, address, bytes.length).set(bytes);
    const said = by(address, bytes.length);
    module.release(address);
    return new TextDecoder().decode(
      new Uint8Array(module.memory.buffer, said, module.answer_length()),
    );
  };
  return {
    ask: (question) => answer(new TextEncoder().encode(question), module.ask),
    takeNet: (file) => answer(file, module.take_net),
  };
}
