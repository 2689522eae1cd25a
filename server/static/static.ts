import type { Handler, HonoRequest, MiddlewareHandler } from "hono";
import { revalidate } from "../../src/shared/http/caching";
import { type Redirect, withQuery } from "../../src/shared/http/redirect";
import { notFoundPage } from "../../src/shared/site/main-pages";
import { findPublicFile } from "./public-file";
import { sendFile, sendNotFound } from "./send-file";

const afterHost = /^[^:]+:\/\/[^/]*([^?#]*)(\?[^#]*)?/;

/**
 * The path (percent-encoded, dot segments resolved) and the query (with "?", or "") of a request. Hono's own
 * `path` is partly decoded.
 */
function requestTarget({ url }: HonoRequest): { path: string; query: string } {
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

/** Serves a Gatsby build, and its 404.html for all other paths: that of the language below /es, for example. */
export function staticFiles(publicDirectory: string): Handler {
  return async (context) => {
    const { path, query } = requestTarget(context.req);
    const file = isNotFoundPage(path) ? undefined : await findPublicFile(publicDirectory, path);
    const found = file && (await sendFile(context, file, path));
    if (found) return found;
    // The site has no capital letters in its addresses, but people type them.
    const lowercase = path.toLowerCase();
    if (
      lowercase !== path &&
      !isNotFoundPage(lowercase) &&
      (await findPublicFile(publicDirectory, lowercase))
    ) {
      context.header("Cache-Control", revalidate);
      return context.redirect(withQuery(lowercase, query), 301);
    }
    const page =
      (await findPublicFile(publicDirectory, `/${path.split("/")[1]}${notFoundPage}`)) ??
      (await findPublicFile(publicDirectory, notFoundPage));
    return (page && (await sendNotFound(context, page))) ?? context.text("Page Not Found", 404);
  };
}

/** The not-found page's own paths must also get 404, so that crawlers do not index it. */
function isNotFoundPage(path: string): boolean {
  return /^\/(?:[\w-]+\/)?404(\.html|\/.*)?$/.test(path);
}
