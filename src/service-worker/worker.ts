import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, type Strategy } from "workbox-strategies";
import { offlinePage } from "../shared/site/main-pages";
import { type CacheStrategy, isCacheable, keyOf, strategyFor } from "./strategies";
import type { WorkerEvent, WorkerScope } from "./worker-global-scope";

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
  cacheWillUpdate: async ({ response }: { response: Response }) => (isCacheable(response) ? response : null),
};
const oneKey = { cacheKeyWillBeUsed: async ({ request }: { request: Request }) => keyOf(request.url) };
const matchOptions = { ignoreVary: true };

type Strategies = Readonly<Record<CacheStrategy, Strategy>>;

const strategies: Strategies = {
  page: new NetworkFirst({ cacheName: "pages", matchOptions, plugins: [onlyGood, oneKey, limits(60)] }),
  fresh: new NetworkFirst({ cacheName: "fresh", matchOptions, plugins: [onlyGood, oneKey, limits(120)] }),
  part: new CacheFirst({ cacheName: "parts", matchOptions, plugins: [onlyGood, limits(200)] }),
  picture: new CacheFirst({
    cacheName: "pictures",
    matchOptions,
    plugins: [onlyGood, limits(120, 30 * day)],
  }),
};

const kept = { cacheName: "kept", matchOptions, plugins: [onlyGood, oneKey] };
/** The same for what is kept before anybody visits it. It has no limits, so no visit ever takes the place of a copy. */
const keptStrategies: Strategies = {
  page: new NetworkFirst(kept),
  fresh: new NetworkFirst(kept),
  part: new CacheFirst(kept),
  picture: new CacheFirst(kept),
};

const isKept = (address: string) => keyOf(address).slice(self.location.origin.length) in KEPT;

function strategyOf(url: URL): Strategy | undefined {
  const strategy = strategyFor(url, self.location.origin);
  return strategy && (isKept(url.href) ? keptStrategies : strategies)[strategy];
}

/** Keeps a copy of each address that is of the kind to be kept. */
async function keep(addresses: readonly string[], event: WorkerEvent): Promise<void> {
  const done = addresses.map(async (address) => {
    const url = new URL(address, self.location.origin);
    await strategyOf(url)?.handle({ event, request: new Request(url) });
  });
  await Promise.all(done);
}

/** Deletes the copies that a former worker kept and this one does not. */
async function deleteFormer(): Promise<void> {
  const cache = await caches.open(kept.cacheName);
  const former = (await cache.keys()).filter(({ url }) => !isKept(url));
  await Promise.all(former.map((request) => cache.delete(request, matchOptions)));
}

registerRoute(
  ({ url, request }) => {
    const strategy = strategyFor(url, self.location.origin);
    return strategy && (strategy === "page") === (request.mode === "navigate");
  },
  (options) => strategyOf(options.url)?.handle(options) ?? Promise.resolve(Response.error()),
);

setCatchHandler(async ({ request }) => {
  const page = `${self.location.origin}${offlinePage}`;
  const instead =
    request.mode === "navigate" ? await caches.match(page, { cacheName: kept.cacheName }) : undefined;
  return instead ?? Response.error();
});

self.addEventListener("install", (event) => event.waitUntil(keep(Object.keys(KEPT), event)));
self.addEventListener("activate", (event) => event.waitUntil(deleteFormer()));
// What a page had loaded before the worker was there; Gatsby's own messages are no lists.
self.addEventListener("message", (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keep(event.data, event).catch(() => undefined));
});
// No answer is older than the network's, so a new worker need not wait for the former's pages to close.
self.skipWaiting();
clientsClaim();
