import { cacheControl } from "../../src/shared/http/caching";
import { negotiate, type Representation } from "./content-negotiation";
import { maxCachedFileSize } from "./file-cache";
import { findPublicFile } from "./public-file";
import { headersOf, type SecurityHeaders } from "./security-headers";

/** In milliseconds. To ask the system about each request's file took as long as all else that is done for a page. */
const cacheTtlMs = 1000;
const mostKnown = 2000;

/**
 * Finds a file of the site in the form that suits a visitor, with every header that does not depend on what the visitor
 * has of it. They go out as they are: a copy with the length added, for each answer, was a fifth of a page's processor
 * time (31 for 39 µs). After a build, the files of the build before may be found for one more second.
 * @param anew asks the system, whatever was found before
 */
export type FindFile = (
  name: string,
  acceptEncoding: string | undefined,
  refresh?: boolean,
) => Representation | undefined;

/** Finds the files of a folder as browsers ask for them. */
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

  return (name, acceptEncoding, anew = false) => {
    const now = Date.now();
    if (anew || now >= expiry || cache.size >= mostKnown) {
      cache.clear();
      expiry = now + cacheTtlMs;
    }
    const key = `${acceptEncoding} ${name}`;
    const found = cache.get(key) ?? find(name, acceptEncoding);
    // A larger one is streamed, and would end before its time if it had become shorter.
    if (found && found.size <= maxCachedFileSize) cache.set(key, found);
    return found;
  };
}
