/** How to read and mark the elements of a page: in its built HTML, or in a browser. */
export interface PageTree<Element> {
  /** The texts and elements inside an element, in order. */
  childrenOf(element: Element): Iterable<string | Element>;
  attributeOf(element: Element, name: string): string | null | undefined;
  mark(element: Element, language: string): void;
}

/** The attributes whose words are shown or said. */
const shownAttributes = ["alt", "aria-label", "content", "placeholder", "title"];

/**
 * Marks the English texts of a page in another language: `lang` on the element around each, and on the elements inside it that
 * are in the page's language. Screen readers then say each text in its own language.
 * @param isEnglish whether a whole text is one that is not translated
 * @param locale the language of the page
 * @param around the language of what is around the element
 */
export function markEnglish<Element>(
  element: Element,
  tree: PageTree<Element>,
  isEnglish: (text: string) => boolean,
  locale: string,
  around = locale,
): void {
  const children = [...tree.childrenOf(element)];
  // The name of an element with text inside, such as a section, says nothing of the language of this text.
  const texts = hasText(element, tree)
    ? children.filter((child) => typeof child === "string")
    : shownAttributes.map((name) => tree.attributeOf(element, name) ?? "");
  const words = texts.filter(hasLetters).map((text) => text.trim());
  const own = words.length === 0 ? undefined : words.every(isEnglish) ? "en" : locale;
  const given = tree.attributeOf(element, "lang");
  // Marked by someone who knows better, such as the notices in many languages.
  if (given && given !== own) return;
  if (own !== undefined && own !== around && !given) tree.mark(element, own);
  for (const child of children)
    if (typeof child !== "string") markEnglish(child, tree, isEnglish, locale, own ?? around);
}

function hasText<Element>(element: Element, tree: PageTree<Element>): boolean {
  return [...tree.childrenOf(element)].some((child) =>
    typeof child === "string" ? hasLetters(child) : hasText(child, tree),
  );
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}
