import { isCalm, watchCalm } from "../browser/calm";
import { useBrowserFact } from "./use-client-value";

/** Whether the visitor has chosen calm mode; false in the page's HTML and while React takes it over. */
export function useCalm(): boolean {
  return useBrowserFact(watchCalm, isCalm, false);
}
