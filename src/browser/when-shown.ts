declare global {
  interface Document {
    /** Whether the browser has loaded this page in advance and does not show it yet; only in Chromium. */
    prerendering?: boolean;
  }
}

/** Runs a callback once the page is shown: at once, unless the browser has loaded it in advance. */
export function whenShown(act: () => void): void {
  if (document.prerendering) document.addEventListener("prerenderingchange", act, { once: true });
  else act();
}
