import type { Context } from "hono";
import type { SiteEnv } from "../hono-env";
import { type ByteRange, parseByteRange } from "./byte-range";
import type { Representation } from "./content-negotiation";
import type { ReadFile } from "./file-cache";
import { isFresh } from "./freshness";

type Headers = Readonly<Record<string, string>>;
type Body = ConstructorParameters<typeof Response>[0];

/** Responds with a file. Rejects before anything is sent when the file cannot be opened. */
export type SendFile = (
  context: Context<SiteEnv>,
  file: Representation,
  readFile: ReadFile,
) => Response | Promise<Response>;

/** Responds with a file, the requested range of it, or 304 when the client's copy is fresh. */
export const sendFile: SendFile = (context, file, readFile) => {
  const { headers } = file;
  const ifNoneMatch = context.req.header("If-None-Match");
  const ifModifiedSince = context.req.header("If-Modified-Since");
  if (isFresh({ ifNoneMatch, ifModifiedSince }, file)) {
    const { "Content-Length": _length, ...others } = headers;
    return respond(context, null, 304, others);
  }

  const condition = context.req.header("If-Range");
  const isSameFile =
    condition === undefined || condition === file.entityTag || condition === headers["Last-Modified"];
  // Range is only defined for GET (RFC 9110, section 14.2).
  const mayBePartial = isSameFile && context.req.method === "GET";
  const range = mayBePartial ? parseByteRange(context.req.header("Range"), file.size) : undefined;
  if (range === undefined) return sendWhole(context, file, 200, readFile);
  if (range === "unsatisfiable") return context.body(null, 416, { "Content-Range": `bytes */${file.size}` });
  return sendPartial(context, file, range, readFile);
};

/** Responds 404 with the whole not-found page, ignoring conditional and Range headers. */
export const sendNotFound: SendFile = (context, page, readFile) => sendWhole(context, page, 404, readFile);

async function sendPartial(
  context: Context<SiteEnv>,
  file: Representation,
  range: ByteRange,
  readFile: ReadFile,
) {
  const { start, end } = range;
  return respond(context, await bodyOf(context, file, range, readFile), 206, {
    ...file.headers,
    "Content-Length": `${end - start + 1}`,
    "Content-Range": `bytes ${start}-${end}/${file.size}`,
  });
}

async function sendWhole(
  context: Context<SiteEnv>,
  file: Representation,
  status: 200 | 404,
  readFile: ReadFile,
): Promise<Response> {
  const body = await bodyOf(context, file, { start: 0, end: file.size - 1 }, readFile);
  return respond(context, body, status, file.headers);
}

/**
 * Not Hono's `context.body`, which creates a Headers object; the Node adapter passes plain headers on
 * directly.
 */
function respond(context: Context<SiteEnv>, body: Body, status: number, headers: Headers): Response {
  context.set("isFile", true);
  return new Response(body, { status, headers });
}

/** The body is empty for HEAD, because nobody would close a stream. */
function bodyOf(context: Context<SiteEnv>, file: Representation, range: ByteRange, readFile: ReadFile) {
  return context.req.method === "HEAD" || file.size === 0 ? "" : readFile(file, range);
}
