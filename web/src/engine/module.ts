// SPDX-License-Identifier: MIT
// The engine's module, wherever it was loaded: text in, text out. It keeps no state of its own; the
// tables are in the module.
//
//   const ask = asking((await WebAssembly.instantiate(bytes, imports)).instance);
//   decode("shelf", ask(JSON.stringify({ ask: "shelf", language: "en" })))
interface Module {
  memory: WebAssembly.Memory;
  _initialize?: () => void;
  allocate: (size: number) => number;
  release: (address: number) => void;
  ask: (address: number, size: number) => number;
  answer_length: () => number;
}

export const imports = { parlor: { now: () => performance.now() } };

export function asking(instance: WebAssembly.Instance): (question: string) => string {
  const module = instance.exports as unknown as Module; // what src/programs/wasm exports
  module._initialize?.();
  return (question) => {
    const bytes = new TextEncoder().encode(question);
    const address = module.allocate(bytes.length);
    new Uint8Array(module.memory.buffer, address, bytes.length).set(bytes);
    const answer = module.ask(address, bytes.length);
    module.release(address);
    const said = new Uint8Array(module.memory.buffer, answer, module.answer_length());
    return new TextDecoder().decode(said);
  };
}
