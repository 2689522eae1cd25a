import type { GatsbyBrowser } from "gatsby";

/**
 * Gatsby's onClientEntry: removes a hash that is not valid UTF-8 from the URL, before the first render and when one
 * is typed later. It leads nowhere, and decoding it in the router would throw and leave a blank page.
 */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // The router has already read the URL; this event makes it read the URL again.
  if (dropBrokenHash()) window.dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  window.addEventListener("popstate", dropBrokenHash);
};

/** Gatsby's shouldUpdateScroll. Always returns false: the browser and src/elements/links.ts scroll. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;

/** @returns whether there was such a hash */
function dropBrokenHash(): boolean {
  try {
    decodeURIComponent(window.location.hash);
    return false;
  } catch {
    history.replaceState(history.state, "", window.location.pathname + window.location.search);
    return true;
  }
}
