declare global {
  interface Document {
    /** Whether the browser has loaded this page in advance and does not show it yet; only in Chromium. */
    prerendering?: boolean;
  }
}

/**
 * Runs a callback once the page is shown: at once, unless the browser has loaded it in advance. Before that, the storage of
 * the tab is a copy from then, and what a visitor does meanwhile on the page before this one is not in it.
 */
export function whenShown(act: () => void): void {
  if (document.prerendering) document.addEventListener("prerenderingchange", act, { once: true });
  else act();
}

/**
 * Runs a callback each time the page is shown, until `signal` is aborted: as above, and when the browser brings it back from
 * its back/forward cache, after other pages may have changed what is stored. Its parameter says which.
 */
export function eachTimeShown(act: (isShownAgain: boolean) => void, signal: AbortSignal): void {
  whenShown(() => signal.aborted || act(false));
  addEventListener("pageshow", ({ persisted }) => persisted && act(true), { signal });
}
