import type { Context } from "hono";
import type { SiteEnv } from "../hono-env";
import { type ByteRange, parseByteRange } from "./byte-range";
import type { Representation } from "./content-negotiation";
import type { ReadFile } from "./file-cache";
import { isFresh } from "./freshness";

type Headers = Readonly<Record<string, string>>;
type Body = ConstructorParameters<typeof Response>[0];

/** Answers with a file. Rejects when the file cannot be opened, before anything is sent. */
export type SendFile = (
  context: Context<SiteEnv>,
  file: Representation,
  readFile: ReadFile,
) => Response | Promise<Response>;

/** Answers with a file, with the part of it that was asked for, or with 304 when the visitor's copy is still good. */
export const sendFile: SendFile = (context, file, readFile) => {
  const { headers } = file;
  const ifNoneMatch = context.req.header("If-None-Match");
  const ifModifiedSince = context.req.header("If-Modified-Since");
  if (isFresh({ ifNoneMatch, ifModifiedSince }, file)) {
    const { "Content-Length": _ofBody, ...others } = headers;
    return respond(context, null, 304, others);
  }

  const condition = context.req.header("If-Range");
  const isSameFile =
    condition === undefined || condition === file.entityTag || condition === headers["Last-Modified"];
  // Parts are for GET alone (RFC 9110, section 14.2): HEAD is told of the whole.
  const mayBePart = isSameFile && context.req.method === "GET";
  const range = mayBePart ? parseByteRange(context.req.header("Range"), file.size) : undefined;
  if (range === undefined) return sendWhole(context, file, 200, readFile);
  if (range === "unsatisfiable") return context.body(null, 416, { "Content-Range": `bytes */${file.size}` });
  return sendPart(context, file, range, readFile);
};

/** Answers with the page that says that there is none, whatever the visitor already has of it. */
export const sendNotFound: SendFile = (context, page, readFile) => sendWhole(context, page, 404, readFile);

async function sendPart(
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

/** By hand, since Hono's own makes a Headers object, and plain headers go out as they are. */
function respond(context: Context<SiteEnv>, body: Body, status: number, headers: Headers): Response {
  context.set("isFile", true);
  return new Response(body, { status, headers });
}

/** No stream is opened for HEAD, where nobody would close it. */
function bodyOf(context: Context<SiteEnv>, file: Representation, range: ByteRange, readFile: ReadFile) {
  return context.req.method === "HEAD" || file.size === 0 ? "" : readFile(file, range);
}
