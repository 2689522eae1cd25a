import type { GatsbyBrowser } from "gatsby";
import { scrollBehavior } from "../browser/reduced-motion";
import { scrollToAnchor } from "../browser/scroll-to-anchor";
import { timings } from "../browser/timings";

/**
 * What the router adds to the browser's location. For a followed link `action` is "PUSH", and for
 * "back" it is undefined.
 */
interface RouterLocation {
  readonly action?: string;
  readonly state?: { readonly scrollDelay?: number } | null;
}

const wasFollowed = (location: Location) => (location as RouterLocation).action === "PUSH";

let hashTimer: ReturnType<typeof setTimeout> | undefined;
let jumpFrame = 0;

/**
 * Removes a hash that is not valid UTF-8 from the URL. It leads nowhere, and decoding it in the router would
 * throw and leave a blank page.
 * @returns whether there was such a hash
 */
export function dropBrokenHash(): boolean {
  try {
    decodeURIComponent(window.location.hash);
    return false;
  } catch {
    history.replaceState(history.state, "", window.location.pathname + window.location.search);
    return true;
  }
}

/** Gatsby's onClientEntry: removes an invalid hash before the first render and after each "back". */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // The router has already read the URL; this event makes it read the URL again.
  if (dropBrokenHash()) window.dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  window.addEventListener("popstate", dropBrokenHash);
};

/**
 * Gatsby's shouldUpdateScroll. Always returns false, because Gatsby itself would scroll to anchors without a
 * delay, and on "back" too. Instead, a new page starts at its top, or at its saved position. Within a page,
 * the browser handles "back".
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = (change) => {
  const { prevRouterProps, routerProps, getSavedScrollPosition } = change;
  const { location } = routerProps;
  const former = prevRouterProps?.location;
  if (!former || former === location) return false;
  if (former.pathname !== location.pathname) {
    // For a followed link, the saved position is only where a smooth scroll on the last page happened to be.
    const [, top] = wasFollowed(location) ? [0, 0] : getSavedScrollPosition(location);
    jumpTo(top);
  } else if (!location.hash && wasFollowed(location)) {
    window.scrollTo({ top: 0, behavior: scrollBehavior() });
  }
  return false;
};

/**
 * Scrolls to a position without animation, and again in the next two frames, in which a smooth scroll in
 * progress would still move the page. See docs/performance.md.
 */
function jumpTo(top: number, framesLeft = 2): void {
  cancelAnimationFrame(jumpFrame);
  window.scrollTo(0, top);
  if (framesLeft > 0) jumpFrame = requestAnimationFrame(() => jumpTo(top, framesLeft - 1));
}

/**
 * Scrolls to the anchor of a URL with a hash, shortly after the page is shown. Called on every route change.
 */
export function scrollToHash(location: Location, former: Location | null): void {
  clearTimeout(hashTimer);
  if (!location.hash || (former ? !wasFollowed(location) : isRestored())) return;
  const id = decodeURIComponent(location.hash.slice(1));
  const delay = (former && (location as RouterLocation).state?.scrollDelay) ?? timings.hashScroll;
  hashTimer = setTimeout(() => {
    cancelAnimationFrame(jumpFrame);
    if (former || isStillAt(id)) scrollToAnchor(id);
  }, delay);
}

/**
 * Whether the anchor of the first page, to which the browser scrolled by itself, is in view. Scripts may load
 * seconds later, when the visitor may have focused something or scrolled away.
 */
function isStillAt(id: string): boolean {
  const box = document.getElementById(id)?.getBoundingClientRect();
  const isInView = box !== undefined && box.bottom >= 0 && box.top <= window.innerHeight;
  return isInView && document.activeElement === document.body;
}

/** Whether the visitor came back to this document, so that the browser restores the scroll position. */
function isRestored(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "back_forward";
}
