import type { Locator } from "@playwright/test";

interface Scope {
  /** Where the reader stops: text after this element does not count. */
  readonly target: Node;
  /** Selector of the elements whose text counts; "*" for all. */
  readonly only: string;
}

/** Counts the visible words of a part of the page, up to a target. Each word of a document counts only the first time. */
export async function unreadWordCount(part: Locator, target: Locator, only: string): Promise<number> {
  return part.evaluate(countUnread, { target: await target.evaluateHandle((element) => element), only });
}

/** Runs in the page and stores on `window` how far each text node was read. */
function countUnread(part: Element, { target, only }: Scope): number {
  const memory = window as typeof window & { readUntil?: WeakMap<Node, number> };
  memory.readUntil ??= new WeakMap();
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let count = 0;
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!text.parentElement?.checkVisibility() || !text.parentElement.closest(only)) continue;
    const isAfter = target.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (isAfter && !target.contains(text)) break;
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
