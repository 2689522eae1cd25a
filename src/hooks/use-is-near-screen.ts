import { type RefObject, useEffect, useState } from "react";
import { watchInView } from "../browser/when-shown";

/** Half a phone screen: enough time to load a widget, near enough that the visitor will probably see it. */
const margin = "400px";

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
    watchInView(part.current, onChange, { rootMargin: margin, signal: watching.signal });
    return () => watching.abort();
  }, [isWanted, isNear, part]);
  return isNear;
}

/** Whether an element is on the screen. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting === true));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
