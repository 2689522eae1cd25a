declare global {
  interface Window {
    /** Gatsby's own, which keeps what it loads for the step to the page. */
    ___loader?: { loadPage(path: string): Promise<unknown> };
  }
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Fetches a page's data and script ahead, once; never for visitors who ask to save data. */
export function prefetchPage(to: string): void {
  if (navigator.connection?.saveData) return;
  const { pathname, search } = new URL(to, location.href);
  if (pathname !== location.pathname) void window.___loader?.loadPage(pathname + search);
}
