import { useSyncExternalStore } from "react";
import { isCalm, watchCalm } from "../utils/calm";

/** Whether the visitor has chosen calm mode; false in the page's HTML and while React takes it over. */
export function useCalm(): boolean {
  return useSyncExternalStore(watchCalm, isCalm, () => false);
}
