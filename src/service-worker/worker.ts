import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, type Strategy } from "workbox-strategies";
import { offlinePage } from "../shared/site/main-pages";
import { NetworkFirst } from "./network-first";
import { type CacheStrategy, isCacheable, keyOf, strategyFor } from "./strategies";
import type { WorkerEvent, WorkerScope } from "./worker-global-scope";

declare const self: WorkerScope;
/**
 * URL paths to precache, each with a digest of its content; inserted by the build. A changed digest changes
 * the worker's file, so that browsers install the new version.
 */
declare const PRECACHE_MANIFEST: Readonly<Record<string, string>>;

const day = 24 * 60 * 60;
const limits = (maxEntries: number, maxAgeSeconds?: number) =>
  new ExpirationPlugin({ maxEntries, ...(maxAgeSeconds && { maxAgeSeconds }), purgeOnQuotaError: true });
const onlyCacheable = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (isCacheable(response) ? response : null),
};
const oneKey = { cacheKeyWillBeUsed: async ({ request }: { request: Request }) => keyOf(request.url) };
const matchOptions = { ignoreVary: true };

type Strategies = Readonly<Record<CacheStrategy, Strategy>>;

const strategies: Strategies = {
  page: new NetworkFirst({ cacheName: "pages", matchOptions, plugins: [onlyCacheable, oneKey, limits(60)] }),
  fresh: new NetworkFirst({
    cacheName: "fresh",
    matchOptions,
    plugins: [onlyCacheable, oneKey, limits(120)],
  }),
  document: new NetworkFirst({
    cacheName: "documents",
    matchOptions,
    plugins: [onlyCacheable, oneKey, limits(20)],
  }),
  part: new CacheFirst({ cacheName: "parts", matchOptions, plugins: [onlyCacheable, limits(200)] }),
  picture: new CacheFirst({
    cacheName: "pictures",
    matchOptions,
    plugins: [onlyCacheable, limits(120, 30 * day)],
  }),
};

const precache = { cacheName: "kept", matchOptions, plugins: [onlyCacheable, oneKey] };
/** The same strategies for precached URLs. Their cache has no limits, so that visits never evict an entry. */
const precacheStrategies: Strategies = {
  page: new NetworkFirst(precache),
  fresh: new NetworkFirst(precache),
  document: new NetworkFirst(precache),
  part: new CacheFirst(precache),
  picture: new CacheFirst(precache),
};

const isPrecached = (url: string) => keyOf(url).slice(self.location.origin.length) in PRECACHE_MANIFEST;

function strategyOf(url: URL): Strategy | undefined {
  const strategy = strategyFor(url, self.location.origin);
  return strategy && (isPrecached(url.href) ? precacheStrategies : strategies)[strategy];
}

/** Requests and caches all URLs that have a strategy. */
async function cacheAll(urls: readonly string[], event: WorkerEvent): Promise<void> {
  const requests = urls.map(async (each) => {
    const url = new URL(each, self.location.origin);
    await strategyOf(url)?.handle({ event, request: new Request(url) });
  });
  await Promise.all(requests);
}

/** Deletes what an earlier worker precached and this one does not. */
async function deleteOutdated(): Promise<void> {
  const cache = await caches.open(precache.cacheName);
  const outdated = (await cache.keys()).filter(({ url }) => !isPrecached(url));
  await Promise.all(outdated.map((request) => cache.delete(request, matchOptions)));
}

registerRoute(
  ({ url, request }) => {
    const strategy = strategyFor(url, self.location.origin);
    if (strategy === "document") return !request.headers.has("Range");
    return strategy && (strategy === "page") === (request.mode === "navigate");
  },
  (options) => strategyOf(options.url)?.handle(options) ?? Promise.resolve(Response.error()),
);

setCatchHandler(async ({ request }) => {
  const { origin, pathname } = new URL(request.url);
  const [, language] = pathname.split("/");
  const pages = [`${origin}/${language}${offlinePage}`, `${origin}${offlinePage}`];
  for (const page of request.mode === "navigate" ? pages : []) {
    const fallback = await caches.match(page, matchOptions);
    if (fallback) return fallback;
  }
  return Response.error();
});

self.addEventListener("install", (event) => event.waitUntil(cacheAll(Object.keys(PRECACHE_MANIFEST), event)));
self.addEventListener("activate", (event) => event.waitUntil(deleteOutdated()));
// URLs that a page loaded before the worker controlled it. Gatsby's own messages are not arrays.
self.addEventListener("message", (event) => {
  if (Array.isArray(event.data)) event.waitUntil(cacheAll(event.data, event).catch(() => undefined));
});
// Safe while pages of the old worker are open, because no strategy prefers a stale response over the network.
self.skipWaiting();
clientsClaim();
