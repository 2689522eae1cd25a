import { pageSlug } from "../shared/site/page-slug";

/** What is used here of Gatsby's page; there is none where something went wrong. */
export interface LoadedPage {
  readonly page?: { readonly webpackCompilationHash: string };
}

declare global {
  interface Window {
    /** Gatsby's own, which keeps what it loads for the step to the page. */
    ___loader?: { loadPage(path: string): Promise<LoadedPage | undefined> };
    /** Gatsby's too: what fetches the scripts of entries, by the names of their files. */
    asyncRequires?: { readonly components: Readonly<Record<string, () => Promise<unknown>>> };
  }
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Fetches a page's data and script ahead, once; never for visitors who ask to save data. */
export function prefetchPage(to: string): void {
  if (navigator.connection?.saveData) return;
  const { pathname, search } = new URL(to, location.href);
  if (pathname === location.pathname) return;
  fetchScript(to);
  void window.___loader?.loadPage(pathname + search);
}

/**
 * Asks for a page's script beside its data. Gatsby asks once the data have come, which name it: a round trip later. A page
 * that shares another's entry has to wait for that name. Should the script not come, Gatsby asks again and tells.
 */
export function fetchScript(to: string): void {
  const { pathname } = new URL(to, location.href);
  const name = `component---cache-page-entries-${pageSlug(pathname)}-tsx`;
  window.asyncRequires?.components[name]?.().catch(() => undefined);
}
