import type { GatsbyBrowser } from "gatsby";
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
 * Gatsby's shouldUpdateScroll. Always returns false, because Gatsby's own scrolling would animate from page
 * to page where the style sheet says `smooth`. Instead, a new page starts at its top, or at its saved
 * position, without animation. Within a page, the browser handles "back".
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
    window.scrollTo({ top: 0 });
  }
  return false;
};

/**
 * Scrolls to a position without animation. A smooth scroll in progress continues on the compositor for a
 * frame or two (see docs/performance.md), so the position is set again in the next two frames.
 * @param top the position, in px
 */
function jumpTo(top: number, framesLeft = 2): void {
  cancelAnimationFrame(jumpFrame);
  window.scrollTo({ top, behavior: "instant" });
  if (framesLeft > 0) jumpFrame = requestAnimationFrame(() => jumpTo(top, framesLeft - 1));
}

/** Scrolls to the anchor of a followed link to another page, shortly after that page is shown. */
export function scrollToHash(location: Location, former: Location | null): void {
  clearTimeout(hashTimer);
  if (!location.hash || !former || !wasFollowed(location)) return;
  const id = decodeURIComponent(location.hash.slice(1));
  const { state } = location as RouterLocation;
  hashTimer = setTimeout(() => {
    cancelAnimationFrame(jumpFrame);
    scrollToAnchor(id);
  }, state?.scrollDelay ?? timings.hashScroll);
}
