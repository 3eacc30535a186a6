// SPDX-License-Identifier: MIT
// Registers the service worker and notices when a newer page is ready.
let ready = $state.raw<ServiceWorker | null>(null);

export function updateIsReady(): boolean {
  return ready !== null;
}

export function update(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  ready?.postMessage("take over");
}

export async function watchForUpdates(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register("./sw.js");
    const watch = (worker: ServiceWorker | null) => {
      // A first installation is no update. It is recognised now: WebKit may report it as installed only when it is active
      // and controls the page.
      if (!worker || !registration.active || registration.active === worker) return;
      const look = () => {
        if (worker.state === "installed" && navigator.serviceWorker.controller) ready = worker;
      };
      worker.addEventListener("statechange", look);
      look();
    };
    watch(registration.waiting);
    registration.addEventListener("updatefound", () => watch(registration.installing));
  } catch {
    // Not from a safe origin: the page works, but only while the server is there.
  }
}
