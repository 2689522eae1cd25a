/** Marks the words that are being read, where the browser can, and brings them into view where they are not. */
export function highlightSentence(sentence?: Range): void {
  if ("highlights" in CSS) {
    if (sentence) CSS.highlights.set("reading", new Highlight(sentence));
    else CSS.highlights.delete("reading");
  }
  if (sentence) bringIntoView(sentence.getBoundingClientRect());
}

/** Neither the header nor the bar at the foot counts as view: the root keeps both free when it scrolls. */
function bringIntoView({ top, bottom }: DOMRect): void {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const start = Number.parseFloat(scrollPaddingTop) || 0;
  const end = innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0);
  if (top < start || (bottom > end && top > start)) scrollBy({ top: top - start, behavior: "instant" });
}
