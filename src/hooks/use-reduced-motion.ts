import { useSyncExternalStore } from "react";
import { isMotionReduced, watchReducedMotion } from "../browser/reduced-motion";

/** `isMotionReduced`, followed when it changes; true in the server-rendered HTML and during hydration. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(watchReducedMotion, isMotionReduced, () => true);
}
