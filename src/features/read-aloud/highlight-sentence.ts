/**
 * Highlights the sentence that is being read, in browsers with the CSS Custom Highlight API, and scrolls it
 * into view. Without an argument, removes the highlight.
 */
export function highlightSentence(sentence?: Range): void {
  if ("highlights" in CSS) {
    if (sentence) CSS.highlights.set("reading", new Highlight(sentence));
    else CSS.highlights.delete("reading");
  }
  if (sentence) bringIntoView(sentence.getBoundingClientRect());
}

/**
 * The header and the bottom bar cover part of the screen; the scroll padding of `<html>` has their heights.
 */
function bringIntoView({ top, bottom }: DOMRect): void {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const start = Number.parseFloat(scrollPaddingTop) || 0;
  const end = innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0);
  if (top < start || (bottom > end && top > start)) scrollBy({ top: top - start, behavior: "instant" });
}
