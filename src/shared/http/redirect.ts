/** One entry of data/redirects.json: the old address of a page or a section, and the one that replaces it. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Whether a redirect is of a page, which a server can answer. Browsers keep the name of a section to themselves. */
export function isOfPage({ from }: Redirect): boolean {
  return !from.includes("#");
}

/** The old names of a page's sections that are on other pages now, each with where it is. */
export function sectionsMovedFrom(path: string, redirects: readonly Redirect[]): [string, string][] {
  return redirects.flatMap(({ from, to }) => {
    const [page, section] = from.split("#");
    return page === path && section ? [[section, to]] : [];
  });
}

/** Puts a query, or what a host writes for it, before the hash of a redirect's target. */
export function withQuery(target: string, query: string): string {
  return target.replace(/#|$/, (end) => query + end);
}
