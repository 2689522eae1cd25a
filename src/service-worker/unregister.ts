import type { WorkerScope } from "./worker";

declare const self: WorkerScope;

/** Replaces an installed worker: deletes all caches and unregisters itself. */
async function retire(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase("workbox-expiration");
  await self.registration.unregister();
}

self.skipWaiting();
self.addEventListener("activate", (event) => event.waitUntil(retire()));
