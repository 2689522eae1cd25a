import { hashedName } from "../shared/http/caching";

/**
 * How the worker handles a URL. "page", "fresh" and "document" are network first: the cached copy is used only if the
 * network fails or is silent. "part" and "picture" are cache first, since their names contain a hash of their content.
 */
export type CacheStrategy = "page" | "fresh" | "document" | "part" | "picture";

const hashed = new RegExp(hashedName);
const hashedTypes: readonly (readonly [RegExp, CacheStrategy])[] = [
  [/\.(?:js|css|woff2)$/, "part"],
  [/\.(?:avif|webp|jpe?g|png|svg)$/, "picture"],
];
const fresh = /^\/(?:page-data|search)\/.+\.json$|^\/[\w-]+\.(?:png|svg|ico|webmanifest)$/;
/** PDFs and calendars, opened in a page or from a link. */
const documentFile = /\.(?:pdf|ics)$/;
/**
 * Paths of pages have no dot, except /offline.html and that of another language; documents and the form relay have one. The health check
 * is no page, and the editor is not kept for offline.
 */
const page = /^\/(?!healthz$|admin(?:\/|$))(?:[^.]*|(?:[\w-]+\/)?offline\.html)$/;

/**
 * Returns the strategy for a URL, or undefined if the worker does not handle it: other sites, the worker
 * itself, and form requests.
 * @param origin origin of the site
 */
export function strategyFor(url: URL, origin: string): CacheStrategy | undefined {
  if (url.origin !== origin) return undefined;
  const { pathname } = url;
  if (documentFile.test(pathname)) return "document";
  if (hashed.test(pathname)) return hashedTypes.find(([extension]) => extension.test(pathname))?.[1];
  if (fresh.test(pathname)) return "fresh";
  return page.test(pathname) ? "page" : undefined;
}

/**
 * Returns the cache key of a URL, without query, hash and trailing slash, so that each page is cached once.
 */
export function keyOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + (pathname.replace(/\/+$/, "") || "/");
}

/** Whether a response may be cached: status 200, not redirected, and from this site. */
export function isCacheable({ status, redirected, type }: Response): boolean {
  return status === 200 && !redirected && type === "basic";
}
