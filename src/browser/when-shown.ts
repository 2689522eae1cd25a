import { isOver } from "./session-storage";

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

const minute = 60_000;

/** Calls back now, each minute, and when the tab becomes visible again; until `signal` is aborted. */
export function everyMinute(act: () => void, signal: AbortSignal): void {
  act();
  const timer = setInterval(act, minute);
  signal.addEventListener("abort", () => clearInterval(timer));
  document.addEventListener("visibilitychange", act, { signal });
}

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

/** Half a phone screen: enough time to load a part, near enough that the visitor will probably see it. */
export const nearMargin = "400px";

/** Calls back with whether and how an element is on the screen, at first and whenever that changes, until `signal` is aborted. */
export function watchInView(
  part: Element,
  onChange: (entry: IntersectionObserverEntry) => void,
  { signal, ...options }: IntersectionObserverInit & { signal?: AbortSignal } = {},
): void {
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) onChange(entry);
  }, options);
  observer.observe(part);
  signal?.addEventListener("abort", () => observer.disconnect());
}

const touches = ["pointerdown", "focusin", "keydown", "input"];

/** Whether a part has a text or a tick. */
const isFilledIn = (part: HTMLElement) =>
  part.querySelector("input:checked") !== null ||
  [...part.querySelectorAll<HTMLInputElement>("input:not([type=checkbox], [type=radio]), textarea")].some(
    ({ value }) => value !== "",
  );

/**
 * Ends what a visitor has put into a part of the page, now or before this was called, when nobody has touched it for an hour: the
 * next person at a shared computer must not find it.
 * @param onEnd called each time the hour is over
 */
export function whenUnused(part: HTMLElement | null, onEnd: () => void, signal: AbortSignal): void {
  let touched = part && isFilledIn(part) ? Date.now() : Number.NaN;
  for (const type of touches) part?.addEventListener(type, touch, { capture: true, signal });
  everyMinute(check, signal);
  eachTimeShown(check, signal);

  function check() {
    if (!isOver(touched)) return;
    touched = Number.NaN;
    onEnd();
  }

  function touch() {
    check();
    touched = Date.now();
  }
}
