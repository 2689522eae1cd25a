import { type RefObject, useEffect, useState } from "react";

/** Half a screen of a phone: far enough ahead to load something, near enough to be sure that it is wanted. */
const margin = "400px";

/**
 * Whether a part of the page has come near the screen; once it has, it stays so.
 * @param isWanted nothing is watched while it is false
 */
export function useIsNearScreen(part: RefObject<Element | null>, isWanted: boolean): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!isWanted || isNear || !part.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [isWanted, isNear, part]);
  return isNear;
}
