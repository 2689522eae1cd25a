import type { MiddlewareHandler } from "hono";
import { revalidate } from "../../src/shared/http/caching";
import { type Redirect, withQuery } from "../../src/shared/http/redirect";
import { requestTarget } from "./request-target";

/**
 * Answers 301 for the old paths, and for second addresses of a page (`/about/`, `//about`, `/about/index.html`), which
 * crawlers would take for copies. The query is kept; the hash never reaches a server, and browsers keep it. Every
 * Location is a path of our own, with a single slash in front: Hono's trailing-slash middleware builds its Location
 * from the Host header, and so could be sent elsewhere.
 */
export function redirects(entries: readonly Redirect[]): MiddlewareHandler {
  const targets = new Map(entries.map(({ from, to }) => [from, to]));
  return async (context, next) => {
    const { path, query } = requestTarget(context.req);
    const parts = path.split("/").filter(Boolean);
    if (parts.at(-1) === "index.html") parts.pop();
    const tidy = `/${parts.join("/")}`;
    const target = targets.get(tidy) ?? tidy;
    if (target === path) return next();
    // Asked again each time, so that an editor can take a redirect back.
    context.header("Cache-Control", revalidate);
    return context.redirect(withQuery(target, query), 301);
  };
}
