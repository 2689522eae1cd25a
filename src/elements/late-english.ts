import { markEnglish, type PageTree } from "../shared/site/mark-english";

/**
 * Marks the English texts that come into a page of another language after it was loaded, such as in a dialog. The build has
 * marked the others.
 * @param pattern the source of a pattern that matches them: see src/gatsby/html/english-texts.ts
 */
export function markLateEnglish(pattern: string): void {
  const english = new RegExp(pattern, "u");
  const { lang } = document.documentElement;
  const marked = new WeakSet<Element>();
  const tree: PageTree<Element> = {
    childrenOf: ({ childNodes }) =>
      Array.from(childNodes).flatMap((node) =>
        node instanceof Text ? node.data : node instanceof Element ? node : [],
      ),
    attributeOf: (element, name) => element.getAttribute(name),
    mark(element, language) {
      marked.add(element);
      element.setAttribute("lang", language);
    },
  };
  const mark = (element: Element) => {
    // Its text may have been English before.
    if (marked.has(element)) element.removeAttribute("lang");
    const around = element.parentElement?.closest("[lang]")?.getAttribute("lang") ?? lang;
    markEnglish(element, tree, (text) => english.test(text), lang, around);
  };
  mark(document.body);
  new MutationObserver((changes) => {
    const changed = changes.map(({ target }) => (target instanceof Element ? target : target.parentElement));
    for (const element of new Set(changed)) if (element?.isConnected) mark(element);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
