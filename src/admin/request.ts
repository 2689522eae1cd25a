import type { IncomingMessage, ServerResponse } from "node:http";
import { adminPolicy } from "../shared/http/admin-headers";
import type { Answer } from "./answer";

/** The headers of everything under /admin: not for search engines, not for other origins, always fetched again. */
const adminHeaders = {
  // The page beside the form belongs to the live view, and has a policy of its own.
  "Content-Security-Policy": `${adminPolicy()}; frame-src 'self'`,
  "X-Robots-Tag": "noindex, nofollow",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "no-store",
} as const;

/** The most that one save can have: a few pictures. */
const maxBytes = 50_000_000;

const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Whether a request was made by a page of this server, on this machine. The live view lets every website read its
 * answers, and a website can give its own name the address of this machine, so both headers are looked at.
 */
export function isFromHere({
  headers: { host = "", origin, "sec-fetch-site": site },
}: IncomingMessage): boolean {
  if (!localHost.test(host)) return false;
  if (origin !== undefined && origin !== `http://${host}`) return false;
  return site === undefined || site === "same-origin" || site === "none";
}

/** Sends an answer of /admin with its headers, and takes back the live view's permission for other websites. */
export function send(response: ServerResponse, { status, type, body }: Answer): void {
  response.removeHeader("Access-Control-Allow-Origin");
  response.writeHead(status, { ...adminHeaders, "Content-Type": type });
  response.end(body);
}

/**
 * Reads the body of a request.
 * @throws Error when it is too large
 */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxBytes) throw new Error("This is too large to be saved.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
