import { setLocalItem } from "./session-storage";
import { eachTimeShown } from "./when-shown";

/** The `localStorage` key of the choice. src/elements/early.ts reads it before first paint. */
export const calmName = "calm";

/**
 * Whether the visitor has chosen calm mode. The attribute on `<html>` is the source of truth, also for CSS.
 */
export function isCalm(): boolean {
  return document.documentElement.hasAttribute("data-calm");
}

/**
 * Turns calm mode on or off and stores the choice. When storage is blocked, it lasts as long as the document.
 */
export function setCalm(calm: boolean): void {
  show(calm);
  setLocalItem(calmName, calm ? "yes" : undefined);
}

/** Calls back when calm mode is turned on or off, until `signal` is aborted. */
export function watchCalm(onChange: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-calm"] });
  signal.addEventListener("abort", () => observer.disconnect());
}

/** Applies a choice made in another tab, or on another page before this one was shown, until `signal` is aborted. */
export function followStoredCalm(signal: AbortSignal): void {
  addEventListener("storage", ({ key }) => (key === calmName || key === null) && applyStored(), { signal });
  eachTimeShown(applyStored, signal);
}

function applyStored(): void {
  try {
    show(localStorage.getItem(calmName) !== null);
  } catch {
    // Storage is blocked: leave the page as it is.
  }
}

function show(calm: boolean): void {
  document.documentElement.toggleAttribute("data-calm", calm);
}

const query = "(prefers-reduced-motion: reduce)";

/** Whether nothing may move: the visitor prefers reduced motion or chose calm mode. */
export function isMotionReduced(): boolean {
  return isCalm() || matchMedia(query).matches;
}

/** Calls back when that may have changed, until `signal` is aborted. */
export function watchReducedMotion(onChange: () => void, signal: AbortSignal): void {
  matchMedia(query).addEventListener("change", onChange, { signal });
  watchCalm(onChange, signal);
}
