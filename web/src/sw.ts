// SPDX-License-Identifier: MIT
// The service worker: caches every file of this build, so that the page works offline after one visit. A new build installs
// beside it and waits until the page says "take over".
declare const __FILES__: string[];
declare const __VERSION__: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const cacheName = `parlor-${__VERSION__}`;
const home = new URL("./", worker.location.href).href;

worker.addEventListener("install", (event) => {
  event.waitUntil(keepAll());
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(dropOthers().then(() => worker.clients.claim()));
});

worker.addEventListener("message", ({ data }) => {
  if (data === "take over") void worker.skipWaiting();
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  // Responses about tables are never cached.
  if (request.url.startsWith(`${home}api/`)) return;
  if (request.method === "GET" && request.url.startsWith(home)) {
    event.respondWith(kept(request));
  }
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(cacheName);
  const files = ["./", ...__FILES__].map((file) => new URL(file, home).href);
  await Promise.all(files.map((file) => keep(cache, file)));
}

// One lost request among some hundred files must not undo the installation.
async function keep(cache: Cache, file: string, tries = 4): Promise<void> {
  try {
    await cache.add(new Request(file, { cache: "no-cache" }));
  } catch (failure) {
    if (tries === 1) throw failure;
    await keep(cache, file, tries - 1);
  }
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("parlor-") && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const found = await cache.match(request, { ignoreSearch: true, ignoreVary: true });
  return found ?? fetch(request);
}

export {};
