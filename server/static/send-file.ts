import { lstat } from "node:fs/promises";
import type { HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, HonoRequest } from "hono";
import { getMimeType } from "hono/utils/mime";
import { closureFeed } from "../../src/shared/calendar/closure-files";
import { cacheControl } from "../../src/shared/http/caching";
import { encodings, isText } from "../../src/shared/http/encodings";
import type { PublicFile } from "./public-file";

/** Returns the media type of a file whose extension does not tell Hono; undefined for any other. */
function typeOf(file: string, path: string): string | undefined {
  if (path === closureFeed.path) return closureFeed.type;
  return file.endsWith(".speculationrules") ? "application/speculationrules+json" : undefined;
}

/** Has the Node.js response, except in tests without a connection. */
type NodeContext = Context<{ Bindings: Partial<HttpBindings> }>;

/**
 * Responds with a file, the requested range of it, or 304 when the client's copy is fresh.
 * @param path the path of the request
 * @returns undefined when the file has been deleted since it was found
 */
export async function sendFile(
  context: NodeContext,
  file: PublicFile,
  path: string,
): Promise<Response | undefined> {
  const headers = headersFor(file, path);
  if (isFresh(context.req, file)) {
    // With its type, by which the security headers are chosen.
    return context.body(null, 304, { "Content-Type": getMimeType(file.path) ?? "", ...headers });
  }
  // The middleware does not know If-Range, and a range of a changed file would damage the client's copy. To what is not
  // a range, it answers 206.
  if (context.req.header("If-Range") !== undefined || !isOneRange(context.req.header("Range") ?? ""))
    context.req.raw.headers.delete("Range");
  return respond(context, file, headers);
}

/** The weak entity tag of a file, which its compressed versions share (RFC 9110, section 8.8.1). */
function entityTag({ size, modified }: PublicFile): string {
  return `W/"${modified.getTime().toString(36)}-${size.toString(36)}"`;
}

/**
 * Whether the client's cached copy is still fresh, so that the response is 304 (RFC 9110, section 13): by
 * entity tag if there are tags, otherwise by date. Not Hono's etag middleware, which opens the file first and
 * does not know dates.
 */
function isFresh(request: HonoRequest, file: PublicFile): boolean {
  const tags = request.header("If-None-Match");
  if (tags !== undefined) return tags.trim() === "*" || tags.includes(entityTag(file).slice(2));
  const wholeSeconds = Math.floor(file.modified.getTime() / 1000) * 1000;
  return wholeSeconds <= Date.parse(request.header("If-Modified-Since") ?? "");
}

/** Whether a Range header is one valid range of bytes; a server may ignore any other (RFC 9110, section 14.2). */
function isOneRange(header: string): boolean {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  return first + last !== "" && (first === "" || last === "" || Number(first) <= Number(last));
}

/** Responds 404 with the whole not-found page, ignoring conditional and Range headers. */
export async function sendNotFound(context: NodeContext, page: PublicFile): Promise<Response | undefined> {
  context.req.raw.headers.delete("Range");
  const response = await respond(context, page, headersFor(page, "/404.html"));
  return response && new Response(response.body, { status: 404, headers: response.headers });
}

/** Lets Hono's middleware read the file, select its compressed version and the range. */
async function respond(
  context: NodeContext,
  file: PublicFile,
  headers: Readonly<Record<string, string>>,
): Promise<Response | undefined> {
  // Ends the connection when a rebuild changes the file while it is sent. The visitor would otherwise wait for the
  // rest, or take what is too much for the next response.
  if (context.env.outgoing) context.env.outgoing.strictContentLength = true;
  const read = serveStatic({ path: file.path, precompressed: await hasCurrentEncodings(file) });
  const response = await read(context, async () => {});
  if (!response) return undefined;
  // Not to 416, which must not be cached.
  if (response.ok) for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

function headersFor(file: PublicFile, path: string): Record<string, string> {
  const type = typeOf(file.path, path);
  const headers = {
    "Accept-Ranges": "bytes",
    "Cache-Control": cacheControl(path),
    ETag: entityTag(file),
    ...(type !== undefined && { "Content-Type": type }),
  };
  return isText(file.path) ? { ...headers, Vary: "Accept-Encoding" } : headers;
}

/** Whether the compressed versions are as new as the file. A rebuild writes the file first. */
async function hasCurrentEncodings({ path, modified }: PublicFile): Promise<boolean> {
  if (!isText(path)) return false;
  const versions = await Promise.all(
    encodings.map(({ suffix }) => lstat(path + suffix).catch(() => undefined)),
  );
  return versions.every((version) => !version || (version.isFile() && version.mtime >= modified));
}
