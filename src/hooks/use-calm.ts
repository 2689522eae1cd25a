import { isCalm, watchCalm } from "../browser/calm";
import { useClientValue } from "./use-client-value";

/** Whether the visitor has chosen calm mode; false in the server-rendered HTML and during hydration. */
export function useCalm(): boolean {
  return useClientValue(watchCalm, isCalm, false);
}
