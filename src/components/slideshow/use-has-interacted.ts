import { useEffect, useState } from "react";

const interactions = ["scroll", "pointermove", "pointerdown", "keydown"];

/** True after the visitor's first interaction (scroll, pointer or key). */
export function useHasInteracted(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const onInteraction = () => {
      setHasInteracted(true);
      listening.abort();
    };
    // The page may have been scrolled before hydration.
    if (window.scrollY > 0) onInteraction();
    else {
      for (const type of interactions) {
        window.addEventListener(type, onInteraction, { signal: listening.signal });
      }
    }
    return () => listening.abort();
  }, []);
  return hasInteracted;
}
