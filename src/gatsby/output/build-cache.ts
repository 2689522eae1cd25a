/** What is kept from build to build; Gatsby's cache is one. */
export interface Memory {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<unknown>;
}

/** A part of a memory for what some code has made: other code finds nothing there, and makes it anew. */
export function memoryOf(code: string, memory: Memory): Memory {
  return {
    get: (key) => memory.get(`${key} ${code}`),
    set: (key, value) => memory.set(`${key} ${code}`, value),
  };
}
