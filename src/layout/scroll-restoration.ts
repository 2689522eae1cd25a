import type { GatsbyBrowser } from "gatsby";
import { hoverTimings } from "../browser/prefetch-hover-delay";
import { scrollToAnchor } from "../browser/scroll-to-anchor";

/** What the router adds to the browser's location. Its action is "PUSH" for followed links and missing for "back". */
interface RouterLocation {
  readonly action?: string;
  readonly state?: { readonly scrollDelay?: number } | null;
}

const wasFollowed = (location: Location) => (location as RouterLocation).action === "PUSH";

let waiting: ReturnType<typeof setTimeout> | undefined;
let settling = 0;

/**
 * A hash that is not valid UTF-8 leads nowhere, and would blank the page when the router decodes it: it is taken out of
 * the address.
 * @returns whether there was one
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

/** Gatsby's onClientEntry, before the first render. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // The router has read the address already; this makes it read again.
  if (dropBrokenHash()) window.dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  window.addEventListener("popstate", dropBrokenHash);
};

/**
 * Gatsby's shouldUpdateScroll. Answers "no", since Gatsby's own scrolling glides from page to page where the style
 * sheet says `smooth`: another page starts at its top at once, or where the visitor left it. Within a page, "back" is
 * the browser's own work.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = (change) => {
  const { prevRouterProps, routerProps, getSavedScrollPosition } = change;
  const { location } = routerProps;
  const former = prevRouterProps?.location;
  if (!former || former === location) return false;
  if (former.pathname !== location.pathname) {
    // Of a page just come to, what is saved is where a glide on the former page was at that moment.
    const [, top] = wasFollowed(location) ? [0, 0] : getSavedScrollPosition(location);
    jumpTo(top);
  } else if (!location.hash && wasFollowed(location)) {
    window.scrollTo({ top: 0 });
  }
  return false;
};

/**
 * Shows a position at once. A glide under way runs apart from the script: what it has moved since the last frame, up to 151
 * pixels were seen, is added by the next one. So the position is set again in the frames that follow.
 */
function jumpTo(top: number, framesToCome = 2): void {
  cancelAnimationFrame(settling);
  window.scrollTo({ top, behavior: "instant" });
  if (framesToCome > 0) settling = requestAnimationFrame(() => jumpTo(top, framesToCome - 1));
}

/** On every change of the address: an address with a hash leads to its place, a moment after the page is there. */
export function scrollToHash(location: Location, former: Location | null): void {
  clearTimeout(waiting);
  if (!location.hash || (former ? !wasFollowed(location) : isRestored())) return;
  const id = decodeURIComponent(location.hash.slice(1));
  const { state } = location as RouterLocation;
  const lead = () => {
    cancelAnimationFrame(settling);
    scrollToAnchor(id);
  };
  waiting = former
    ? setTimeout(lead, state?.scrollDelay ?? hoverTimings.hashScroll)
    : setTimeout(leadWhoStayed, hoverTimings.hashScroll, id, lead);
}

/**
 * Leads somebody who just came to the place of their address, where the browser led or is still gliding without any
 * script; but the scripts may come seconds later, and who has reached for something or left the place since stays there.
 */
function leadWhoStayed(id: string, lead: () => void): void {
  const top = window.scrollY;
  requestAnimationFrame(() => {
    const place = document.getElementById(id)?.getBoundingClientRect();
    const isInView = place && place.bottom >= 0 && place.top <= window.innerHeight;
    const isSmoothScrolling = window.scrollY !== top;
    if (document.activeElement === document.body && (isInView || isSmoothScrolling)) lead();
  });
}

/** Whether the visitor came back to this document, and the browser to where they left it. */
function isRestored(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "back_forward";
}
