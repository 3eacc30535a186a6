// SPDX-License-Identifier: MIT
import { beforeEach, describe, expect, it, vi } from "vitest";

class Worker extends EventTarget {
  state: ServiceWorkerState = "installing";
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}
class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = null;
}

describe("the notice of a newer page", () => {
  let registration: Registration;
  const found = (worker: Worker) => {
    registration.installing = worker;
    registration.dispatchEvent(new Event("updatefound"));
  };
  const container = { controller: null as Worker | null, register: async () => registration };

  beforeEach(() => {
    vi.resetModules();
    vi.stubEnv("PROD", true);
    registration = new Registration();
    container.controller = null;
    Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
  });

  it("does not come on a first visit, even if the first worker reports late that it is installed", async () => {
    const { updateIsReady, watchForUpdates } = await import("../src/shell/updates.svelte.ts");
    await watchForUpdates();
    const first = new Worker();
    found(first);
    registration.active = container.controller = first;
    first.become("installed");
    expect(updateIsReady()).toBe(false);
  });

  it("comes when another worker is installed beside the active one", async () => {
    registration.active = container.controller = new Worker();
    const { updateIsReady, watchForUpdates } = await import("../src/shell/updates.svelte.ts");
    await watchForUpdates();
    const second = new Worker();
    found(second);
    expect(updateIsReady()).toBe(false);
    second.become("installed");
    expect(updateIsReady()).toBe(true);
  });

  it("comes when another worker has been waiting since the last visit", async () => {
    registration.active = container.controller = new Worker();
    registration.waiting = new Worker();
    registration.waiting.state = "installed";
    const { updateIsReady, watchForUpdates } = await import("../src/shell/updates.svelte.ts");
    await watchForUpdates();
    expect(updateIsReady()).toBe(true);
  });
});
