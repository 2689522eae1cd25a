import { hashedName } from "../shared/http/caching";

/**
 * How the worker treats an address. A page and what is fresh: the network's answer, the copy only without one. A part
 * and a picture: its name holds a hash of its content, so the copy is as good as the network's.
 */
export type CacheStrategy = "page" | "fresh" | "part" | "picture";

const hashed = new RegExp(hashedName);
const ends: readonly (readonly [RegExp, CacheStrategy])[] = [
  [/\.(?:js|css|woff2)$/, "part"],
  [/\.(?:avif|webp|jpe?g|png|svg)$/, "picture"],
];
const fresh = /^\/page-data\/.+\.json$|^\/[\w-]+\.(?:png|svg|ico|webmanifest)$/;
/** Its last step has no dot: neither a document nor the forms' address. The monitors' address is no page either. */
const page = /^\/(?!healthz$)(?:[^.]*|offline\.html)$/;

/**
 * How to treat an address; undefined for what is left to the browser: other sites, documents (too large to keep), the
 * worker itself, the forms.
 * @param origin that of the site
 */
export function strategyFor(url: URL, origin: string): CacheStrategy | undefined {
  if (url.origin !== origin) return undefined;
  const { pathname } = url;
  if (hashed.test(pathname)) return ends.find(([end]) => end.test(pathname))?.[1];
  if (fresh.test(pathname)) return "fresh";
  return page.test(pathname) ? "page" : undefined;
}

/** The address under which a copy is kept: one for a page, however it was asked for. */
export function keyOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + (pathname.replace(/\/+$/, "") || "/");
}

/** Whether an answer may be kept: whole, found, and where it was asked for. */
export function isCacheable({ status, redirected, type }: Response): boolean {
  return status === 200 && !redirected && type === "basic";
}
