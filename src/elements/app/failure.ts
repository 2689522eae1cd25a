import { showWithoutScript } from "./without-script";

/** How long a script that throws may still hydrate the page, in milliseconds. */
const grace = 2_000;

/**
 * Shows what works without React if one of its scripts fails to load, or throws and the page is not hydrated soon
 * after. src/layout/server-html.ts asks for the same, for one part of a page, with the event `without-script`.
 * @param signal aborted when React runs
 */
export function giveUpOnFailure(signal: AbortSignal): { giveUpLater: (wait: number) => void } {
  const options = { capture: true, signal };
  addEventListener("error", onError, options);
  addEventListener("unhandledrejection", () => giveUpLater(grace), { signal });
  document.addEventListener("without-script", ({ target }) => {
    if (target instanceof Element) showWithoutScript(target);
  });
  return { giveUpLater };

  function onError({ target, filename }: ErrorEvent): void {
    if (target instanceof HTMLScriptElement && target.src.startsWith(location.origin)) giveUp();
    if (filename?.startsWith(location.origin) && filename.endsWith(".js")) giveUpLater(grace);
  }

  function giveUpLater(wait: number): void {
    setTimeout(giveUp, wait);
  }

  function giveUp(): void {
    if (!signal.aborted) document.body.dispatchEvent(new Event("without-script", { bubbles: true }));
  }
}
