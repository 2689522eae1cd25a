import type { HonoRequest } from "hono";

const afterHost = /^[^:]+:\/\/[^/]*([^?#]*)(\?[^#]*)?/;

/**
 * The path (percent-encoded, dot segments resolved) and the query (with "?", or "") of a request. Hono's own
 * `path` is partly decoded.
 */
export function requestTarget({ url }: HonoRequest): { path: string; query: string } {
  const [, path = "/", query = ""] = afterHost.exec(url) ?? [];
  return { path, query };
}
