// SPDX-License-Identifier: MIT
// A person's own line to a server, which can be cut. What Chromium calls offline is no cut: it holds
// back what the page says last, with the goodbye behind it, and still answers the server's pings.
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { pipeline } from "node:stream";

export interface Line {
  address: string; // in place of the server's
  cut: () => void;
  mend: () => void;
}

export async function layLine(server: string): Promise<Line> {
  const callers = new Set<Socket>();
  let isCut = false;
  const exchange = createServer((caller) => {
    if (isCut) return void caller.destroy();
    callers.add(caller);
    const far = connect(Number(new URL(server).port), "localhost");
    pipeline(caller, far, caller, () => callers.delete(caller)); // either end may die at any time
  });
  exchange.listen(0, "localhost").unref();
  await once(exchange, "listening");
  const cut = () => {
    isCut = true;
    for (const caller of callers) caller.destroy();
  };
  const mend = () => void (isCut = false);
  return { address: `http://localhost:${(exchange.address() as AddressInfo).port}`, cut, mend };
}
