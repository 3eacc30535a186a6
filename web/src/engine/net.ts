// SPDX-License-Identifier: MIT
// The nets of the stronger computers and of hints are separate files, which many visits never need. If the module needs
// one, it refuses the question and names the net; then the net is fetched and handed over, and the question repeated.
import type { Module } from "./module.ts";

export interface Source {
  // Fetches the net of that name. Fails without a connection.
  fetch(name: string): Promise<Uint8Array>;
  // Called before the fetch.
  fetching(): void;
}

export async function answered(module: Module, question: string, net: Source): Promise<string> {
  const answer = module.ask(question);
  if (!isRefused(answer, "net_wanted")) return answer;
  net.fetching();
  const { net: name } = JSON.parse(answer) as { net: string };
  const file = await net.fetch(name).catch(() => null);
  if (!file) return answer; // says that there is no connection
  const taken = module.takeNet(file);
  return isRefused(taken) ? taken : module.ask(question);
}

// Quotes within strings are escaped, so that no other content matches.
function isRefused(answer: string, error?: string): boolean {
  return answer.includes(error ? `"error":"${error}"` : '"ok":false');
}
