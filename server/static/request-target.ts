import type { HonoRequest } from "hono";

const afterHost = /^[^:]+:\/\/[^/]*([^?#]*)(\?[^#]*)?/;

/**
 * The path (still percent-encoded, dot segments resolved) and query (with its "?", or "") that were asked for.
 * Hono's own `path` is decoded as far as it goes.
 */
export function requestTarget({ url }: HonoRequest): { path: string; query: string } {
  const [, path = "/", query = ""] = afterHost.exec(url) ?? [];
  return { path, query };
}
