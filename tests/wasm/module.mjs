// SPDX-License-Identifier: MIT
// A module of ours in node, behind one function: text in, text out; and another for a net.
import { existsSync, readFileSync } from "node:fs";

const skipped = 77; // what ctest takes for "not run"

export function bytes_of(name) {
  const path = `${process.env.PARLOR_MODULES ?? "build/wasm"}/${name}.wasm`;
  if (!existsSync(path)) {
    console.log(`${path} has not been made (make wasm)`);
    process.exit(skipped);
  }
  return readFileSync(path);
}

export async function opened(name) {
  const imports = { parlor: { now: () => performance.now() } };
  const { instance } = await WebAssembly.instantiate(bytes_of(name), imports);
  const { memory, _initialize, allocate, release, ask, take_net, answer_length } = instance.exports;
  _initialize();
  const answered = (bytes, by) => {
    const at = allocate(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    const answer = by(at, bytes.length);
    release(at);
    return new TextDecoder().decode(new Uint8Array(memory.buffer, answer, answer_length()));
  };
  const door = (request) => answered(new TextEncoder().encode(request), ask);
  door.take_net = (file) => answered(file, take_net);
  return door;
}

export const nets = ["pollyanna", "poleana", "zenda"];

// As the page fetches it.
export function net_file(name = "pollyanna") {
  return readFileSync(new URL(`../../nets/${name}.net`, import.meta.url));
}
