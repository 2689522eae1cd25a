/** One entry of data/redirects.json: an old path, and the path that replaces it. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Puts a query, or what a host writes for it, before the hash of a redirect's target. */
export function withQuery(target: string, query: string): string {
  return target.replace(/#|$/, (end) => query + end);
}
