/** Acts once the page has loaded and the browser has nothing better to do. */
export function whenIdle(act: () => void): void {
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });

  function wait(): void {
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in window) window.requestIdleCallback(() => act());
    else setTimeout(act, 1);
  }
}
