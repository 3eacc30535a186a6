// SPDX-License-Identifier: MIT
// The nets that the stronger computers and the hints judge by are files of their own, which a visit
// may never need. The module refuses what it cannot answer without one, and names it: then that one is
// fetched, handed over, and the question is asked again.
import type { Module } from "./module.ts";

export interface Source {
  // The net of that name. Fails where there is no connection.
  fetch(name: string): Promise<Uint8Array>;
  // Told before it is fetched.
  fetching(): void;
}

export async function answered(module: Module, question: string, net: Source): Promise<string> {
  const answer = module.ask(question);
  if (!isRefused(answer, "net_wanted")) return answer;
  net.fetching();
  const { net: name } = JSON.parse(answer) as { net: string };
  const file = await net.fetch(name).catch(() => null);
  if (!file) return answer; // which says that there is no connection
  const taken = module.takeNet(file);
  return isRefused(taken) ? taken : module.ask(question);
}

// Quotes within a text are escaped, so that no text looks like this.
function isRefused(answer: string, error?: string): boolean {
  return answer.includes(error ? `"error":"${error}"` : '"ok":false');
}
