import { open, readFile } from "node:fs/promises";
import { createStreamBody } from "@hono/node-server/utils/stream";
import type { ByteRange } from "./byte-range";
import type { PublicFile } from "./public-file";

/** In bytes: no page, script or picture of a page is larger; PDFs may be. */
export const maxCachedFileSize = 256 * 1024;
const maxCacheSize = 16 * 1024 * 1024;

/** A file is no longer what was found a moment ago. */
export class FileChanged extends Error {}

/**
 * Reads all of a file or a part of it, as the body of an answer. Rejects when the file cannot be opened, and with
 * `FileChanged` when it is not as long as it was found to be.
 */
export type ReadFile = (
  file: PublicFile,
  range: ByteRange,
) => Promise<Uint8Array<ArrayBuffer> | ReadableStream>;

interface Kept {
  readonly modified: number;
  readonly content: Uint8Array<ArrayBuffer>;
}

/**
 * Keeps small files in memory, those last asked for; larger ones are streamed from the disk each time. A file that has
 * been written since is read anew: the date and size with which it is asked for say so.
 * @param room for all of them, in bytes
 */
export function createFileCache(room = maxCacheSize): ReadFile {
  const kept = new Map<string, Kept>();
  let used = 0;

  function forget(path: string): void {
    used -= kept.get(path)?.content.length ?? 0;
    kept.delete(path);
  }

  async function contentOf({ path, size, modified }: PublicFile): Promise<Uint8Array<ArrayBuffer>> {
    const known = kept.get(path);
    const isCurrent = known?.modified === modified.getTime() && known.content.length === size;
    const content = isCurrent ? known.content : new Uint8Array(await readFile(path));
    if (content.length !== size) throw new FileChanged(path);
    forget(path);
    kept.set(path, { modified: modified.getTime(), content });
    used += content.length;
    for (const longestUnused of kept.keys()) {
      if (used <= room) break;
      forget(longestUnused);
    }
    return content;
  }

  return async (file, { start, end }) => {
    if (file.size <= maxCachedFileSize) return (await contentOf(file)).subarray(start, end + 1);
    const opened = await open(file.path);
    return createStreamBody(opened.createReadStream({ start, end }));
  };
}
