import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, type Strategy } from "workbox-strategies";
import { isWorthKeeping, keyOf, type Treatment, treatmentOf } from "./rules";
import type { WorkerEvent, WorkerScope } from "./scope";

declare const self: WorkerScope;
/**
 * What to keep before anybody visits it, written in by the build: addresses, each with a digest of its content, so that
 * a browser takes the worker for another when one of them changed.
 */
declare const KEPT: Readonly<Record<string, string>>;

const day = 24 * 60 * 60;
const limits = (maxEntries: number, maxAgeSeconds?: number) =>
  new ExpirationPlugin({ maxEntries, ...(maxAgeSeconds && { maxAgeSeconds }), purgeOnQuotaError: true });
const onlyGood = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    isWorthKeeping(response) ? response : null,
};
const oneKey = { cacheKeyWillBeUsed: async ({ request }: { request: Request }) => keyOf(request.url) };
const matchOptions = { ignoreVary: true };

const strategies: Readonly<Record<Treatment, Strategy>> = {
  page: new NetworkFirst({ cacheName: "pages", matchOptions, plugins: [onlyGood, oneKey, limits(60)] }),
  fresh: new NetworkFirst({ cacheName: "fresh", matchOptions, plugins: [onlyGood, oneKey, limits(120)] }),
  part: new CacheFirst({ cacheName: "parts", matchOptions, plugins: [onlyGood, limits(200)] }),
  picture: new CacheFirst({
    cacheName: "pictures",
    matchOptions,
    plugins: [onlyGood, limits(120, 30 * day)],
  }),
};

/** Keeps a copy of each address that is of the kind to be kept. */
async function keep(addresses: readonly string[], event: WorkerEvent): Promise<void> {
  const done = addresses.map(async (address) => {
    const url = new URL(address, self.location.origin);
    const treatment = treatmentOf(url, self.location.origin);
    if (treatment) await strategies[treatment].handle({ event, request: new Request(url) });
  });
  await Promise.all(done);
}

for (const [treatment, strategy] of Object.entries(strategies)) {
  registerRoute(
    ({ url, request }) =>
      treatmentOf(url, self.location.origin) === treatment &&
      (treatment === "page") === (request.mode === "navigate"),
    strategy,
  );
}

setCatchHandler(async ({ request }) => {
  const instead =
    request.mode === "navigate" ? await caches.match(`${self.location.origin}/offline.html`) : undefined;
  return instead ?? Response.error();
});

self.addEventListener("install", (event) => event.waitUntil(keep(Object.keys(KEPT), event)));
// What a page had loaded before the worker was there; Gatsby's own messages are no lists.
self.addEventListener("message", (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keep(event.data, event).catch(() => undefined));
});
// No answer is older than the network's, so a new worker need not wait for the former's pages to close.
self.skipWaiting();
clientsClaim();
