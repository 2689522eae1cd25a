import { useSyncExternalStore } from "react";
import { isCalm, watchCalm } from "../browser/calm";

const query = "(prefers-reduced-motion: reduce)";

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener("change", onChange);
  const unwatchCalm = watchCalm(onChange);
  return () => {
    media.removeEventListener("change", onChange);
    unwatchCalm();
  };
}

/**
 * Whether nothing may move: the visitor prefers reduced motion or chose calm mode. Also true in the
 * server-rendered HTML and during hydration.
 */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isCalm() || matchMedia(query).matches,
    () => true,
  );
}
