interface GatsbyWindow {
  readonly ___loader: {
    loadPageSync(path: string): { readonly json: { readonly pageContext: PageContext } } | undefined;
  };
}

/** What the context of a page says of its language; nothing on an English page. */
interface PageContext {
  readonly words?: { readonly locale: string };
  readonly direction?: string;
}

/**
 * Gives a page of the live view its language and direction, which the build writes into the HTML of a page. Links load
 * documents, so a document has one language.
 */
export function showPageLanguage(): void {
  const loaded = (window as unknown as GatsbyWindow).___loader.loadPageSync(location.pathname);
  const { words, direction = "" } = loaded?.json.pageContext ?? {};
  if (words) Object.assign(document.documentElement, { lang: words.locale, dir: direction });
}
