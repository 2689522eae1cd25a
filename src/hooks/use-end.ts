import { type RefObject, useEffect } from "react";
import { whenUnused } from "../browser/when-shown";

/**
 * Ends what a visitor has put into a part of the page: see `whenUnused`.
 * @param onEnd what it uses must not change from one render to the next
 */
export function useEnd(part: RefObject<HTMLElement | null>, onEnd: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts once
  useEffect(() => {
    const watching = new AbortController();
    whenUnused(part.current, onEnd, watching.signal);
    return () => watching.abort();
  }, []);
}
