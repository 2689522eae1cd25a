import { hashId } from "../browser/hash-id";
import { scrollToAnchor } from "../browser/scroll-to-anchor";
import { timings } from "../browser/timings";

/**
 * Scrolls to the anchor of the first page and focuses its heading, shortly after the page is shown. The browser
 * scrolls there by itself, but scripts may load seconds later, so nothing happens if the visitor has focused
 * something or scrolled away since, or has come back to this document.
 */
export function scrollToFirstHash(): void {
  const id = hashId(location.hash);
  if (id && !isRestored()) setTimeout(scrollUnlessMoved, timings.hashScroll, id);
}

function scrollUnlessMoved(id: string): void {
  const top = window.scrollY;
  requestAnimationFrame(() => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    const isInView = box && box.bottom >= 0 && box.top <= window.innerHeight;
    const isSmoothScrolling = window.scrollY !== top;
    if (document.activeElement === document.body && (isInView || isSmoothScrolling)) scrollToAnchor(id);
  });
}

/** Whether the visitor came back to this document, so that the browser restores the scroll position. */
function isRestored(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "back_forward";
}
