import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, Strategy, type StrategyHandler } from "workbox-strategies";
import { offlinePage } from "../shared/site/main-pages";
import { type CacheStrategy, isCacheable, keyOf, strategyFor } from "./strategies";

/** An ExtendableEvent: the browser keeps the worker running until the promise passed to `waitUntil` settles. */
interface WorkerEvent extends MessageEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** The part of ServiceWorkerGlobalScope that is used here. TypeScript's own "webworker" types conflict with "dom". */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate" | "message", listener: (event: WorkerEvent) => void): void;
}

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

/** How long the network may be silent before the stored copy is shown, in milliseconds. */
const silenceMs = 4_000;
/** The same for a page of which nothing is stored: then the offline page is shown. */
const longSilenceMs = 10_000;

/**
 * Requests from the network first, and answers with the stored copy if that fails, if it is silent, even in the middle of a
 * response, or if the host answers with an error of its own. What arrives later is stored. Workbox's own `NetworkFirst` waits for
 * the rest of a response forever.
 */
class NetworkFirst extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const network = handler.fetchAndCachePut(request);
    // Nobody waits for what the worker stores in advance.
    if (handler.event.type !== "fetch") return network;
    handler.waitUntil(network.catch(() => undefined));
    const stored = await handler.cacheMatch(request);
    if (!stored) return request.mode === "navigate" ? inTime(network, longSilenceMs) : network;
    try {
      const response = await whole(await inTime(network));
      return response.status < 500 ? response : await marked(stored);
    } catch {
      return marked(stored);
    }
  }
}

/** Returns a response once all of its body is here. @throws if the network fails or is silent */
async function whole(response: Response): Promise<Response> {
  const reader = isCacheable(response) ? response.body?.getReader() : undefined;
  if (!reader) return response;
  const chunks: BlobPart[] = [];
  for (;;) {
    const { done, value } = await inTime(reader.read());
    if (done) return new Response(new Blob(chunks), response);
    chunks.push(value);
  }
}

/** Marks a stored page, so that `<offline-notice>` says what it is: the browser itself thinks that it is online. */
async function marked(stored: Response): Promise<Response> {
  if (!stored.headers.get("Content-Type")?.startsWith("text/html")) return stored;
  return new Response((await stored.text()).replace("<html", "<html data-stored"), stored);
}

/** Returns what a promise returns. @throws if that takes too long */
async function inTime<Value>(promise: Promise<Value>, limitMs = silenceMs): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The network is silent.")), limitMs);
  });
  return Promise.race([promise, tooLate]).finally(() => clearTimeout(timer));
}

const networkFirst = (cacheName: string, maxEntries: number) =>
  new NetworkFirst({ cacheName, matchOptions, plugins: [onlyCacheable, oneKey, limits(maxEntries)] });
const cacheFirst = (cacheName: string, limit: ExpirationPlugin) =>
  new CacheFirst({ cacheName, matchOptions, plugins: [onlyCacheable, limit] });
const strategies: Readonly<Record<CacheStrategy, Strategy>> = {
  page: networkFirst("pages", 60),
  fresh: networkFirst("fresh", 120),
  document: networkFirst("documents", 20),
  part: cacheFirst("parts", limits(200)),
  picture: cacheFirst("pictures", limits(120, 30 * day)),
};

const precache = { cacheName: "kept", matchOptions, plugins: [onlyCacheable, oneKey] };
/** The same for precached URLs. Their cache has no limits, so that visits never evict an entry. */
const keptNetworkFirst = new NetworkFirst(precache);
const keptCacheFirst = new CacheFirst(precache);

const isPrecached = (url: string) => keyOf(url).slice(self.location.origin.length) in PRECACHE_MANIFEST;

function strategyOf(url: URL): Strategy | undefined {
  const name = strategyFor(url, self.location.origin);
  const strategy = name && strategies[name];
  if (!strategy || !isPrecached(url.href)) return strategy;
  return strategy instanceof NetworkFirst ? keptNetworkFirst : keptCacheFirst;
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
