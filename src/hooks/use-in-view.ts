import { type RefObject, useEffect, useState } from "react";

/**
 * Whether an element is on the screen.
 * @param margin extends the screen, as in IntersectionObserver's `rootMargin`
 */
export function useInView(element: RefObject<Element | null>, margin = "0px"): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting === true), {
      rootMargin: margin,
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return isInView;
}
