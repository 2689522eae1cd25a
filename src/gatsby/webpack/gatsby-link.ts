import type { LoadedPage } from "../../browser/prefetch-page";

declare global {
  interface Window {
    /**
     * Hash of the build that this document's scripts are from; set by
     * src/elements/app/start-app.ts.
     */
    ___webpackCompilationHash?: string;
    /** Gatsby's client-side navigation. */
    ___navigate(to: string, options?: object): void;
  }
}

interface UrlParts {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * Replaces gatsby-link's `navigate`. Our paths are absolute and have no trailing slash, so no prefixing is
 * needed. If the page belongs to a newer deployment with other scripts, it loads as a new document. Gatsby
 * does that too, but loses the hash and the query, or adds a second history entry.
 */
export function navigate(to: string, options?: object): void {
  const { pathname, search } = parsePath(to);
  const loading = window.___loader?.loadPage(pathname + search);
  if (loading === undefined) window.___navigate(to, options);
  else
    void loading.then((loaded) => {
      if (isSameBuild(loaded)) window.___navigate(to, options);
      else window.location.assign(to);
    });
}

/** Whether a page loaded without an error and is from the build of this document's scripts. */
function isSameBuild(loaded: LoadedPage | undefined): boolean {
  return loaded?.page?.webpackCompilationHash === window.___webpackCompilationHash;
}

/** Splits a URL of this site. Missing parts, and a query or hash without content, are empty strings. */
export function parsePath(url: string): UrlParts {
  const { pathname, search, hash } = new URL(url, window.location.origin);
  return { pathname, search, hash };
}

/** Gatsby re-exports these, but nothing on this site uses them. */
export { unsupported as Link, unsupported as withAssetPrefix, unsupported as withPrefix };

/** @throws always */
function unsupported(): never {
  throw new Error(
    "Gatsby's Link and prefixes are not in this site's scripts. Use PageLink: see src/gatsby/webpack/webpack.ts.",
  );
}
