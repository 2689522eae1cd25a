import { isCalm, watchCalm } from "../browser/calm";
import { useClientValue } from "./use-client-value";

/** Whether the visitor has chosen calm mode; false in the page's HTML and while React takes it over. */
export function useCalm(): boolean {
  return useClientValue(watchCalm, isCalm, false);
}
