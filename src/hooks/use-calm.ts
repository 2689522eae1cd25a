import { useSyncExternalStore } from "react";
import { isCalm, watchCalm } from "../browser/calm";

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  watchCalm(onChange, listening.signal);
  return () => listening.abort();
}

/** Whether the visitor has chosen calm mode; false in the server-rendered HTML and during hydration. */
export function useCalm(): boolean {
  return useSyncExternalStore(subscribe, isCalm, () => false);
}
