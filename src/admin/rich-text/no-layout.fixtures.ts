/** Lets the editor ask jsdom, which has no layout, where words are when it scrolls to them. */
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

/** The event that the editor takes from jsdom, which has no clipboard. */
export const pasteEvent = new Event("paste") as ClipboardEvent;
