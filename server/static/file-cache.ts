import { open, readFile } from "node:fs/promises";
import { createStreamBody } from "@hono/node-server/utils/stream";
import type { ByteRange } from "./byte-range";
import type { PublicFile } from "./public-file";

/** In bytes. No page, script or picture is larger, only some PDFs. */
export const maxCachedFileSize = 256 * 1024;
/** In bytes. */
const maxCacheSize = 16 * 1024 * 1024;

/** A file has changed since it was looked up. */
export class FileChanged extends Error {}

/**
 * Reads a file or a range of it as a response body. Rejects when the file cannot be opened, and with
 * `FileChanged` when its size is not the expected one.
 */
export type ReadFile = (
  file: PublicFile,
  range: ByteRange,
) => Promise<Uint8Array<ArrayBuffer> | ReadableStream>;

interface CachedFile {
  readonly modified: number;
  readonly content: Uint8Array<ArrayBuffer>;
}

/**
 * Creates an LRU cache of small files; larger ones are streamed from the disk each time. A file whose date or
 * size differs from the cached one is read again.
 * @param capacity in bytes, for all files together
 */
export function createFileCache(capacity = maxCacheSize): ReadFile {
  const cache = new Map<string, CachedFile>();
  let used = 0;

  function evict(path: string): void {
    used -= cache.get(path)?.content.length ?? 0;
    cache.delete(path);
  }

  async function contentOf({ path, size, modified }: PublicFile): Promise<Uint8Array<ArrayBuffer>> {
    const cached = cache.get(path);
    const isCurrent = cached?.modified === modified.getTime() && cached.content.length === size;
    const content = isCurrent ? cached.content : new Uint8Array(await readFile(path));
    if (content.length !== size) throw new FileChanged(path);
    evict(path);
    cache.set(path, { modified: modified.getTime(), content });
    used += content.length;
    for (const leastRecentlyUsed of cache.keys()) {
      if (used <= capacity) break;
      evict(leastRecentlyUsed);
    }
    return content;
  }

  return async (file, { start, end }) => {
    if (file.size <= maxCachedFileSize) return (await contentOf(file)).subarray(start, end + 1);
    const opened = await open(file.path);
    return createStreamBody(opened.createReadStream({ start, end }));
  };
}
