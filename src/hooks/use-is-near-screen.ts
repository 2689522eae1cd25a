import { type RefObject, useEffect, useState } from "react";
import { nearMargin, watchInView } from "../browser/when-shown";

/**
 * Whether an element has been near the screen; stays true once it has.
 * @param isWanted while false, nothing is observed
 */
export function useIsNearScreen(part: RefObject<Element | null>, isWanted: boolean): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!isWanted || isNear || !part.current) return;
    const watching = new AbortController();
    const onChange = ({ isIntersecting }: IntersectionObserverEntry) => isIntersecting && setNear(true);
    watchInView(part.current, onChange, { rootMargin: nearMargin, signal: watching.signal });
    return () => watching.abort();
  }, [isWanted, isNear, part]);
  return isNear;
}

/** Whether an element is on the screen. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watching = new AbortController();
    const onChange = ({ isIntersecting }: IntersectionObserverEntry) => setInView(isIntersecting);
    watchInView(element.current, onChange, { signal: watching.signal });
    return () => watching.abort();
  }, [element]);
  return isInView;
}
