/** A key-value store that persists between builds, such as Gatsby's cache. */
export interface BuildCache {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<unknown>;
}

/**
 * Returns a view of a build cache whose keys include a hash of the build's code, so that changed code finds
 * no old results.
 * @param codeHash result of `sourceHash`
 */
export function cacheFor(codeHash: string, cache: BuildCache): BuildCache {
  return {
    get: (key) => cache.get(`${key} ${codeHash}`),
    set: (key, value) => cache.set(`${key} ${codeHash}`, value),
  };
}
