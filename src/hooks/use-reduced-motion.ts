import { useSyncExternalStore } from "react";
import { isMotionReduced, watchReducedMotion } from "../browser/reduced-motion";

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  watchReducedMotion(onChange, listening.signal);
  return () => listening.abort();
}

/**
 * Whether nothing may move: the visitor prefers reduced motion or chose calm mode. Also true in the
 * server-rendered HTML and during hydration.
 */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isMotionReduced, () => true);
}
