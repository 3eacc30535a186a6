// SPDX-License-Identifier: MIT
// The program that serves the page: make's, or another that the environment names.
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { promisify } from "node:util";

const project = join(import.meta.dirname, "../..");
export const dist = join(project, "web/dist");
export const program = process.env.PARLOR ?? join(project, "build/parlor");
// All devices of all tests have one address, and so are too many for it. One test comes by a name.
const frame = ["--no-open", "--lang", "en", "--root", dist, "--no-limits", "--origin", "http://parlor.test"];
export const options = optionsFor({});
export const announced = /(?<parlor_address>http:\/\/localhost:\d+)/;

// Where a server keeps its tables, and where it is found; 0: at any port that is free.
export interface Place {
  store?: string;
  port?: number;
}

export interface Served {
  address: string;
  stop: () => Promise<void>;
  kill: () => Promise<void>; // at once: it can finish nothing
}

function optionsFor({ store = "memory:", port = 0 }: Place): string[] {
  return ["serve", ...frame, "--port", String(port), "--store", store];
}

// A server of one's own, to be stopped.
export async function serve(place: Place = {}): Promise<Served> {
  const server = spawn(program, optionsFor(place), { stdio: ["ignore", "pipe", "inherit"] });
  const gone = once(server, "exit");
  const line = await Promise.race([once(server.stdout, "data"), gone]);
  const address = announced.exec(String(line[0]))?.[0];
  if (!address) throw new Error("The server does not start.");
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    await gone;
  };
  return { address, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}

// Fails where the program finds fault with the record or its dice.
export async function verify(file: string): Promise<void> {
  await promisify(execFile)(program, ["verify", "--lang", "en", file]);
}
