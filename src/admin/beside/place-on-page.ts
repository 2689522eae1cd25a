import { textsIn } from "../kept-editor/form-elements";

/** Fewer letters would be found in too many places. */
const leastLetters = 4;

/**
 * Finds what a field of the open form is on the page of the live view: a block of a page by its place, and in it, as on other
 * pages, the words of the field. An entry of a list is where most of its words are, because several people may have one position.
 * @returns undefined if the page does not show it
 */
export function placeOnPage(page: Document, keyPath: string): Element | undefined {
  const main = page.querySelector("main") ?? page.body;
  const [entry, list] = /^(\w+)\.\d+/.exec(keyPath) ?? [];
  const block = list === "blocks" ? main.children[Number(entry?.split(".")[1])] : undefined;
  const words = wordsOf(textsIn(block === undefined && entry !== undefined ? entry : keyPath));
  for (const root of block ? [block] : [main, page.body]) {
    const there = wordsIn(root, words);
    if (there.length > 0) return seen(innermost(root, there, there.length / 2));
  }
  return block && seen(block);
}

/** The parts of texts that the page shows as they are, without formatting and facts. */
function wordsOf(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.split(/\n|\{\w+\}|<[^>]*>/))
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter(({ length }) => length >= leastLetters);
}

function wordsIn({ textContent }: Element, words: readonly string[]): string[] {
  const text = (textContent ?? "").replace(/\s+/g, " ");
  return words.filter((part) => text.includes(part));
}

/** The smallest element that has at least that number of the words. */
function innermost(root: Element, words: readonly string[], least: number): Element {
  const counts = [...root.children].map((child) => wordsIn(child, words).length);
  const most = Math.max(0, ...counts);
  const inside = most >= least ? root.children[counts.indexOf(most)] : undefined;
  return inside ? innermost(inside, words, least) : root;
}

/** The element itself or what is around it, if it is hidden, as the rest of a long text is. */
function seen(element: Element): Element {
  return element.getClientRects().length > 0 || !element.parentElement
    ? element
    : seen(element.parentElement);
}
