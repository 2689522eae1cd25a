import { hashId } from "../browser/hash-id";
import { scrollToAnchor } from "../browser/scroll-to-anchor";
import { timings } from "../browser/timings";
import { watchInView } from "./in-view";

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
  const target = document.getElementById(id);
  const top = window.scrollY;
  requestAnimationFrame(() => {
    if (!target) return;
    const box = target.getBoundingClientRect();
    const isInView = box.bottom >= 0 && box.top <= window.innerHeight;
    const isSmoothScrolling = window.scrollY !== top;
    if (isInView || isSmoothScrolling) scrollUnlessFocused(id);
    else if (!window.earlyPress) scrollWithTheBrowser(target);
  });
}

/**
 * Waits for the scroll of a slow browser, until the visitor does something. WebKit on a busy device was seen to start
 * scrolling 100 ms after our timer, and to pause on the way.
 */
function scrollWithTheBrowser(target: HTMLElement): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  for (const input of ["wheel", "pointerdown", "keydown"]) {
    addEventListener(input, () => waiting.abort(), { passive: true, signal });
  }
  watchInView(
    target,
    (isInView) => {
      if (!isInView) return;
      waiting.abort();
      scrollUnlessFocused(target.id);
    },
    signal,
  );
}

function scrollUnlessFocused(id: string): void {
  if (document.activeElement === document.body) scrollToAnchor(id);
}

/** Whether the visitor came back to this document, so that the browser restores the scroll position. */
function isRestored(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "back_forward";
}
