/** Runs a callback after the page has loaded and the browser is idle. */
export function whenIdle(act: () => void): void {
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });

  function wait(): void {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) window.requestIdleCallback(() => act());
    else setTimeout(act, 1);
  }
}
