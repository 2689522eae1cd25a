import type { LoadedPage } from "../../browser/prefetch-page";

declare global {
  interface Window {
    /** Of the scripts of this document: src/gatsby/html/deferred-script-loader.ts. */
    ___webpackCompilationHash?: string;
    /** Gatsby's own, which shows a page of this site without a new document. */
    ___navigate(to: string, options?: object): void;
  }
}

interface AddressParts {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * Stands for Gatsby's, for addresses as this site writes them: from the root, without a slash at the end. Where the page
 * cannot be shown in this document (a new deployment has other scripts), it comes as a document of its own. Gatsby does
 * so too, but it leaves out hash and query, or adds a second entry for "back".
 */
export function navigate(to: string, options?: object): void {
  const { pathname, search } = parsePath(to);
  const loading = window.___loader?.loadPage(pathname + search);
  if (loading === undefined) window.___navigate(to, options);
  else
    void loading.then((loaded) => {
      if (isOfTheseScripts(loaded)) window.___navigate(to, options);
      else window.location.assign(to);
    });
}

/** Gatsby answers with a page that may be of other scripts, or with what went wrong. */
function isOfTheseScripts(loaded: LoadedPage | undefined): boolean {
  return loaded?.page?.webpackCompilationHash === window.___webpackCompilationHash;
}

/** The parts of an address of this site; one that is missing, or a mere "?" or "#", is empty. */
export function parsePath(address: string): AddressParts {
  const { pathname, search, hash } = new URL(address, window.location.origin);
  return { pathname, search, hash };
}

/** What else Gatsby takes from there and passes on. Nothing here asks it for them. */
export { leftOut as Link, leftOut as withAssetPrefix, leftOut as withPrefix };

/** @throws always */
function leftOut(): never {
  throw new Error(
    "The site's scripts do without Gatsby's Link and prefixes: use PageLink, see src/gatsby/webpack/webpack.ts.",
  );
}
