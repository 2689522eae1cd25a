import { readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";

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
