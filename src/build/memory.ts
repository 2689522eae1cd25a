/** What is kept from build to build. Gatsby's cache is one; it forgets everything when the code changes. */
export interface Memory {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<unknown>;
}
