/** Returns the id in a URL's hash, or undefined if there is none or if it is not valid UTF-8. */
export function hashId(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}
