// SPDX-License-Identifier: MIT
// The program that serves the page: make's, or another that the environment names.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const project = join(import.meta.dirname, "../..");
export const dist = join(project, "web/dist");
export const program = process.env.PARLOR ?? join(project, "build/parlor");
const frame = ["--port", "0", "--no-open", "--lang", "en", "--root", dist];
export const options = ["serve", ...frame, "--store", "memory:"];
export const announced = /(?<parlor_address>http:\/\/localhost:\d+)/;

export interface Served {
  address: string;
  stop: () => Promise<void>;
}

// A server of one's own, to be stopped.
export async function serve(): Promise<Served> {
  const server = spawn(program, options);
  const [line] = (await once(server.stdout, "data")) as [Buffer];
  const address = announced.exec(line.toString())?.[0] ?? "";
  const stop = async () => {
    server.kill();
    await once(server, "exit");
  };
  return { address, stop };
}
