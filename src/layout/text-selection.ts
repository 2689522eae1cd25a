/** Watches what is selected on a page. @returns selects it again, if it was rendered again */
export function watchTextSelection(page: Element): () => void {
  /** The selected text, and where it begins in the text of the page, in characters. */
  let selected: { text: string; start: number } | undefined;
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

/**
 * Lets React update a page on which another program has replaced texts: a translator puts each into a `<font>`, another one makes
 * a link of a phone number. React would throw when it removes such a text or inserts something before it
 * (https://github.com/facebook/react/issues/11538), and the section with all that was typed would be lost.
 * @param page the page that React renders
 */
export function followMovedText(page: Element): void {
  /** What is on the page in the place of a text that React knows. */
  const substitutes = new WeakMap<Node, readonly ChildNode[]>();
  const { removeChild, insertBefore } = Node.prototype;

  const observer = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes, previousSibling } of records) {
      // React has changed a text that is not on the page: it takes its place again.
      if (type === "characterData" && target instanceof Text && !target.isConnected) putBack(target);
      const added = addedNodes.length > 0 ? [...addedNodes] : [previousSibling];
      for (const text of removedNodes) {
        if (!(text instanceof Text) || text.isConnected) continue;
        if (addedNodes.length === 0 && previousSibling?.nodeName !== "FONT") continue;
        substitutes.set(text, added as ChildNode[]);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(page, { childList: true, subtree: true });

  Node.prototype.removeChild = function removeWhereverItIs<Child extends Node>(this: Node, child: Child) {
    for (const node of within(this, child)) removeChild.call(this, node);
    return child;
  };
  Node.prototype.insertBefore = function insertWhereverItIs<Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ) {
    insertBefore.call(this, node, next && (within(this, next)[0] ?? null));
    return node;
  };

  function putBack(text: Text): void {
    const [first, ...others] = substitutes.get(text) ?? [];
    for (const other of others) other.remove();
    first?.replaceWith(text);
  }

  /** The children of a parent that are or contain a node, or its substitutes. */
  function within(parent: Node, node: Node): Node[] {
    if (node.parentNode === parent) return [node];
    const holders = node.parentNode ? [node.parentNode] : (substitutes.get(node) ?? []);
    return holders.flatMap((holder) => within(parent, holder));
  }
}
