// SPDX-License-Identifier: MIT
// WebKitGTK's MiniBrowser through WebDriver, on a display in memory. Without a compositor WebKit draws
// no 3D transforms, hence Mesa (docs/design/tests.md).
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Device, Driver, Window } from "./driver.ts";

const run = promisify(execFile);
// Its folder is named after the processor's architecture.
const miniBrowser = readdirSync("/usr/lib")
  .map((folder) => join("/usr/lib", folder, "webkit2gtk-4.1/MiniBrowser"))
  .find((file) => existsSync(file));

// Without a compositor WebKit draws several times faster here, but has no 3D transforms.
export async function startWebkit({ composited }: { composited: boolean }): Promise<Driver> {
  if (!miniBrowser) throw new Error("WebKit is missing: run tools/setup full.");
  const { server, display } = await startDisplay();
  const sessions: Session[] = [];
  return {
    name: "webkit",
    open: async (device) => {
      const session = await startSession(display, composited);
      sessions.push(session);
      return openWindow(session, display, device);
    },
    close: async () => {
      for (const each of sessions) await each.stop();
      await ended(server);
    },
  };
}

async function startDisplay(): Promise<{ server: ChildProcess; display: string }> {
  const screen = ["-screen", "0", "1600x1200x24", "-nolisten", "tcp", "-noreset"];
  const server = spawn("Xvfb", ["-displayfd", "3", ...screen], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const announced = server.stdio[3] as NodeJS.ReadableStream;
  const [number] = (await Promise.race([once(announced, "data"), once(server, "exit")])) as unknown[];
  if (!Buffer.isBuffer(number)) throw new Error("Xvfb does not start.");
  return { server, display: `:${number.toString().trim()}` };
}

async function ended(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  process.kill("SIGTERM");
  await once(process, "exit");
}

interface Session {
  command: (method: string, path: string, body?: object) => Promise<unknown>;
  stop: () => Promise<void>;
}

// A driver serves one session, and a session is one browser with an empty profile.
async function startSession(display: string, composited: boolean): Promise<Session> {
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: display,
      NO_AT_BRIDGE: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
      ...(composited
        ? { WEBKIT_FORCE_COMPOSITING_MODE: "1" }
        : { WEBKIT_DISABLE_COMPOSITING_MODE: "1" }),
    },
  });
  const request = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { "content-type": "application/json" } } : {}),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await until(() => request("GET", "/status"));
  const { sessionId } = (await request("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        browserName: "MiniBrowser",
        pageLoadStrategy: "none", // otherwise a navigation is never answered
        "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation", "--full-screen"] },
      },
    },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  return {
    command: (method, path, body) => request(method, session + path, body),
    stop: async () => {
      if (driver.exitCode !== null || driver.signalCode !== null) return;
      await request("DELETE", session);
      await ended(driver);
    },
  };
}

async function openWindow(session: Session, display: string, { width, height }: Device): Promise<Window> {
  const { command, stop } = session;
  const execute = (expression: string) =>
    command("POST", "/execute/sync", { script: `return (${expression});`, args: [] });
  // The protocol has no messages of the console, so the page gathers them, from the first expression on that is run in
  // a document.
  const watched = `window.complaints ??= (${gathered})()`;
  const complaints: string[] = [];
  const drain = async () => {
    complaints.push(...((await execute(`(${watched}).splice(0)`)) as string[]));
  };
  // The window's own first document, should it come later, would replace what we open.
  await until(async () => {
    if ((await execute("document.readyState")) !== "complete") throw new Error("The window is not ready.");
  });
  await command("POST", "/window/rect", { x: 0, y: 0, width, height });
  return {
    go: async (address) => {
      await drain();
      await execute(`void location.assign(${JSON.stringify(address)})`);
    },
    run: (expression) => execute(`(${watched}, ${expression})`),
    click: async (x, y) => {
      const at = { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 };
      const actions = [at, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
      const mouse = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions };
      await command("POST", "/actions", { actions: [mouse] });
    },
    // The driver's own pictures never come. The window has no frame and stands in the display's corner.
    picture: async () => {
      const options = { encoding: "buffer", maxBuffer: 64 << 20, env: { ...process.env, DISPLAY: display } } as const;
      const crop = ["-crop", `${width}x${height}+0+0`, "+repage"];
      return (await run("import", ["-window", "root", ...crop, "png:-"], options)).stdout;
    },
    complaints: async () => {
      await drain();
      return complaints;
    },
    close: stop,
  };
}

// Runs in the page.
function gathered(): string[] {
  const found: string[] = [];
  for (const kind of ["error", "warn"] as const) {
    const usual = console[kind].bind(console);
    console[kind] = (...said: unknown[]) => {
      found.push(said.join(" "));
      usual(...said);
    };
  }
  addEventListener("error", ({ message }) => found.push(message));
  addEventListener("unhandledrejection", ({ reason }) => found.push(String(reason)));
  return found;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

// Asks again until there is an answer.
async function until<T>(ask: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + 30_000; ; ) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}
