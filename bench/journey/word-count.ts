import type { Locator } from "@playwright/test";

interface Reading {
  /** What the reader looks for, and stops at: what comes after it is left alone. */
  readonly place: Node;
  /** Which elements' words count: a selector, "*" for all. */
  readonly only: string;
}

/** Counts the words of a part, down to a place, that stand on the screen: each once in a document, however often asked. */
export async function unreadWordCount(part: Locator, place: Locator, only: string): Promise<number> {
  return part.evaluate(countUnread, { place: await place.evaluateHandle((element) => element), only });
}

/** Runs in the page, which remembers how far each text was read. */
function countUnread(part: Element, { place, only }: Reading): number {
  const memory = window as typeof window & { readUntil?: WeakMap<Node, number> };
  memory.readUntil ??= new WeakMap();
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let count = 0;
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!text.parentElement?.checkVisibility() || !text.parentElement.closest(only)) continue;
    const isAfter = place.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (isAfter && !place.contains(text)) break;
    for (const { index, 0: word } of text.data.matchAll(/\S*[\p{L}\p{N}]\S*/gu)) {
      if (index < (memory.readUntil.get(text) ?? 0)) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const { top, bottom, width } = range.getBoundingClientRect();
      if (width <= 1 || top < 0 || bottom > innerHeight) continue;
      memory.readUntil.set(text, index + word.length);
      count += 1;
    }
  }
  return count;
}
