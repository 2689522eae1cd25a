import { isCalm, watchCalm } from "./calm";

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
