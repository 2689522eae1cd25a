import { pageSlug } from "../shared/site/page-slug";

/** The part of Gatsby's page resources that this site uses; `page` is missing after an error. */
export interface LoadedPage {
  readonly page?: { readonly webpackCompilationHash: string };
}

declare global {
  interface Window {
    /** Gatsby's loader, which caches what it loads for the navigation. */
    ___loader?: { loadPage(path: string): Promise<LoadedPage | undefined> };
    /** Gatsby's loaders of page scripts, by chunk name. */
    asyncRequires?: { readonly components: Readonly<Record<string, () => Promise<unknown>>> };
  }
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Prefetches a page's data and script, once; never for visitors who ask to save data. */
export function prefetchPage(to: string): void {
  if (navigator.connection?.saveData) return;
  const { pathname, search } = new URL(to, location.href);
  if (pathname === location.pathname) return;
  fetchScript(to);
  void window.___loader?.loadPage(pathname + search);
}

/**
 * Requests a page's script in parallel with its data. Gatsby itself requests the script only after the data,
 * which name it, have arrived: one round trip later. A page that shares another page's entry still has to
 * wait for that. If this request fails, Gatsby retries and reports the error.
 */
export function fetchScript(to: string): void {
  const { pathname } = new URL(to, location.href);
  const name = `component---cache-page-entries-${pageSlug(pathname)}-tsx`;
  window.asyncRequires?.components[name]?.().catch(() => undefined);
}
