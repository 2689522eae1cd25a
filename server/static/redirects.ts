import type { HonoRequest, MiddlewareHandler } from "hono";
import { revalidate } from "../../src/shared/http/caching";
import { type Redirect, withQuery } from "../../src/shared/http/redirect";

const afterHost = /^[^:]+:\/\/[^/]*([^?#]*)(\?[^#]*)?/;

/**
 * The path (percent-encoded, dot segments resolved) and the query (with "?", or "") of a request. Hono's own
 * `path` is partly decoded.
 */
export function requestTarget({ url }: HonoRequest): { path: string; query: string } {
  const [, path = "/", query = ""] = afterHost.exec(url) ?? [];
  return { path, query };
}

/**
 * Redirects (301) old paths, and duplicate paths of a page (`/about/`, `//about`, `/about/index.html`), which
 * crawlers would index as copies. The query is preserved; browsers preserve the hash themselves. Location is
 * always a path with a single leading slash: Hono's trailing-slash middleware would use the Host header,
 * which allows open redirects.
 */
export function redirects(entries: readonly Redirect[]): MiddlewareHandler {
  const targets = new Map(entries.map(({ from, to }) => [from, to]));
  return async (context, next) => {
    const { path, query } = requestTarget(context.req);
    const parts = path.split("/").filter(Boolean);
    if (parts.at(-1) === "index.html") parts.pop();
    const canonical = `/${parts.join("/")}`;
    const target = targets.get(canonical) ?? targets.get(canonical.toLowerCase()) ?? canonical;
    if (target === path) return next();
    // Revalidated each time, so that an editor can remove a redirect.
    context.header("Cache-Control", revalidate);
    return context.redirect(withQuery(target, query), 301);
  };
}
