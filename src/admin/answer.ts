import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, sep } from "node:path";
import { adminPolicy } from "../shared/http/admin-headers";

/** An answer of /admin. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
}

/** A page. */
export function html(status: number, body: string): Answer {
  return { status, type: "text/html; charset=utf-8", body };
}

/** A value for the editor's program. */
export function json(status: number, value: unknown): Answer {
  return { status, type: "application/json", body: JSON.stringify(value) };
}

/** A sentence. */
export function plain(status: number, body: string): Answer {
  return { status, type: "text/plain; charset=utf-8", body };
}

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".txt": "text/plain; charset=utf-8",
};

/** A file of a folder, if the folder has one of that name. */
export function file(folder: string, name: string): Answer {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const type = types[extname(name)];
  const isThere = names.some((each) => each.split(sep).join("/") === name);
  if (type === undefined || !isThere) return plain(404, "Not found.");
  return { status: 200, type, body: readFileSync(join(folder, name)) };
}

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
