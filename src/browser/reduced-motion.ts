import { isCalm, watchCalm } from "./calm";

const query = "(prefers-reduced-motion: reduce)";

/** Whether nothing may move: the visitor prefers reduced motion or chose calm mode. */
export function isMotionReduced(): boolean {
  return isCalm() || matchMedia(query).matches;
}

/** Calls back when `isMotionReduced` may have changed. @returns unsubscribes */
export function watchReducedMotion(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener("change", onChange);
  const unwatchCalm = watchCalm(onChange);
  return () => {
    media.removeEventListener("change", onChange);
    unwatchCalm();
  };
}

/** How to scroll to a place that the visitor chose. */
export function scrollBehavior(): ScrollBehavior {
  return isMotionReduced() ? "instant" : "smooth";
}
