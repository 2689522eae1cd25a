import { isCalm, watchCalm } from "../browser/calm";
import { useClientValue } from "./use-client-value";

const query = "(prefers-reduced-motion: reduce)";

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener("change", onChange);
  const endWatching = watchCalm(onChange);
  return () => {
    media.removeEventListener("change", onChange);
    endWatching();
  };
}

/** Whether everything is to stand still: the visitor prefers so, or chose calm mode, or the script has not taken over yet. */
export function useReducedMotion(): boolean {
  return useClientValue(subscribe, () => isCalm() || matchMedia(query).matches, true);
}
