import type { HonoRequest } from "hono";

/**
 * The path (still percent-encoded, dot segments resolved) and query (with its "?", or "") that were asked for.
 * Hono's own `path` is decoded as far as it goes; and its `url` holds the Host header as sent, which may not parse.
 */
export function requestTarget(request: HonoRequest): { path: string; query: string } {
  const afterScheme = request.url.indexOf("//") + 2;
  const target = request.url.slice(request.url.indexOf("/", afterScheme));
  const { pathname, search } = new URL(`http://site${target}`);
  return { path: pathname, query: search };
}
