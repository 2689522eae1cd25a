import { useSyncExternalStore } from "react";
import { isCalm, watchCalm } from "../browser/calm";

/** Whether the visitor has chosen calm mode; false in the server-rendered HTML and during hydration. */
export function useCalm(): boolean {
  return useSyncExternalStore(watchCalm, isCalm, () => false);
}
