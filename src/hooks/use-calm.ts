import { isCalm, watchCalm } from "../utils/calm";
import { useBrowserFact } from "./use-browser-fact";

/** Whether the visitor has chosen calm mode; false in the page's HTML and while React takes it over. */
export function useCalm(): boolean {
  return useBrowserFact(watchCalm, isCalm, false);
}
