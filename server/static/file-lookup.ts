import { cacheControl } from "../../src/shared/http/caching";
import { negotiate, type Representation } from "./content-negotiation";
import { maxCachedFileSize } from "./file-cache";
import { findPublicFile } from "./public-file";
import { headersOf, type SecurityHeaders } from "./security-headers";

/**
 * In milliseconds. Checking the file for each request would double the work for a page. See
 * docs/performance.md.
 */
const cacheTtlMs = 1000;
const maxEntries = 2000;

/**
 * Finds a file of the site in the encoding that suits a client, with all headers of a 200 response. They
 * include the length, because copying them for each response is expensive (see docs/performance.md). After a
 * build, the old files may be found for another second.
 * @param refresh bypasses and clears the cache
 */
export type FindFile = (
  name: string,
  acceptEncoding: string | undefined,
  refresh?: boolean,
) => Representation | undefined;

/** Creates the cached lookup of the files in a folder. */
export function createFileLookup(publicDirectory: string, policy: () => SecurityHeaders): FindFile {
  const cache = new Map<string, Representation>();
  let expiry = 0;

  function find(name: string, acceptEncoding: string | undefined): Representation | undefined {
    const file = findPublicFile(publicDirectory, name);
    if (file === undefined) return undefined;
    const representation = negotiate(file, acceptEncoding);
    const headers = {
      ...representation.headers,
      "Accept-Ranges": "bytes",
      "Cache-Control": cacheControl(name),
      "Content-Length": `${representation.size}`,
      ETag: representation.entityTag,
      "Last-Modified": representation.modified.toUTCString(),
    };
    return { ...representation, headers: { ...headers, ...headersOf(policy(), headers) } };
  }

  return (name, acceptEncoding, refresh = false) => {
    const now = Date.now();
    if (refresh || now >= expiry || cache.size >= maxEntries) {
      cache.clear();
      expiry = now + cacheTtlMs;
    }
    const key = `${acceptEncoding} ${name}`;
    const found = cache.get(key) ?? find(name, acceptEncoding);
    // Larger files are streamed: with an outdated size, the response would end early.
    if (found && found.size <= maxCachedFileSize) cache.set(key, found);
    return found;
  };
}
