/** A text that the visitor has selected, and where it begins in the text of the page, in characters. */
interface Selected {
  readonly text: string;
  readonly start: number;
}

/** Watches what is selected on a page. @returns selects it again, if it was rendered again */
export function watchTextSelection(page: Element): () => void {
  let selected: Selected | undefined;
  const record = () => {
    const range = rangeIn(page);
    selected = range && { text: range.toString(), start: startOf(range, page) };
  };
  record();
  // A part that is rendered again takes the selection with it, and the browser says so later.
  document.addEventListener("selectionchange", record);
  return () => {
    if (!selected || rangeIn(page)) return;
    const { text, start } = selected;
    const all = page.textContent ?? "";
    const begin = all.startsWith(text, start) ? start : all.indexOf(text);
    if (begin < 0) return;
    const [first, last] = [placeAt(page, begin), placeAt(page, begin + text.length)];
    if (first && last) getSelection()?.setBaseAndExtent(...first, ...last);
  };
}

/** The selected range, if there is a text in it. */
function rangeIn(page: Element): Range | undefined {
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  return range && !range.collapsed && page.contains(range.commonAncestorContainer) ? range : undefined;
}

function startOf({ startContainer, startOffset }: Range, page: Element): number {
  const before = document.createRange();
  before.setStart(page, 0);
  before.setEnd(startContainer, startOffset);
  return before.toString().length;
}

/** The text node in which a character of the page is, and its index there. */
function placeAt(page: Element, index: number): [Node, number] | undefined {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let begin = 0; walker.nextNode(); ) {
    const { length } = walker.currentNode as Text;
    if (index <= begin + length) return [walker.currentNode, index - begin];
    begin += length;
  }
  return undefined;
}
