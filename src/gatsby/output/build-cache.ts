/** What is kept from build to build; Gatsby's cache is one. */
export interface BuildCache {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<unknown>;
}

/** A part of a memory for what some code has made: other code finds nothing there, and makes it anew. */
export function cacheFor(code: string, memory: BuildCache): BuildCache {
  return {
    get: (key) => memory.get(`${key} ${code}`),
    set: (key, value) => memory.set(`${key} ${code}`, value),
  };
}
