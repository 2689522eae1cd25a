import type { HonoRequest } from "hono";
import type { PublicFile } from "./public-file";

/** The weak entity tag of a file, which its compressed versions share (RFC 9110, section 8.8.1). */
export function entityTag({ size, modified }: PublicFile): string {
  return `W/"${modified.getTime().toString(36)}-${size.toString(36)}"`;
}

/**
 * Whether the client's cached copy is still fresh, so that the response is 304 (RFC 9110, section 13): by
 * entity tag if there are tags, otherwise by date. Not Hono's etag middleware, which opens the file first and
 * does not know dates.
 */
export function isFresh(request: HonoRequest, file: PublicFile): boolean {
  const tags = request.header("If-None-Match");
  if (tags !== undefined) return tags.trim() === "*" || tags.includes(entityTag(file).slice(2));
  const wholeSeconds = Math.floor(file.modified.getTime() / 1000) * 1000;
  return wholeSeconds <= Date.parse(request.header("If-Modified-Since") ?? "");
}
