/** How long a script that throws may still hydrate the page, in milliseconds. */
const grace = 2_000;

/**
 * Gives the page up, with the event `without-script`, if one of its scripts throws and the page is not hydrated soon after.
 * explain-failure.ts does so at once for a script that does not load.
 * @param signal aborted when React runs
 */
export function giveUpOnFailure(signal: AbortSignal): { giveUpLater: (wait: number) => void } {
  addEventListener("error", onError, { capture: true, signal });
  addEventListener("unhandledrejection", () => giveUpLater(grace), { signal });
  return { giveUpLater };

  function onError({ filename }: ErrorEvent): void {
    if (filename?.startsWith(location.origin) && filename.endsWith(".js")) giveUpLater(grace);
  }

  function giveUpLater(wait: number): void {
    setTimeout(() => {
      if (!signal.aborted) document.body.dispatchEvent(new Event("without-script", { bubbles: true }));
    }, wait);
  }
}
