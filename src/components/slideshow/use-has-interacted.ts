import { useEffect, useState } from "react";

const signs = ["scroll", "pointermove", "pointerdown", "keydown"];

/** Whether the visitor has scrolled, pressed anything or moved the pointer, and so looks around. */
export function useHasInteracted(): boolean {
  const [isAttended, setAttended] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const attend = () => {
      setAttended(true);
      listening.abort();
    };
    // Part of the way may lie before the script's start.
    if (window.scrollY > 0) attend();
    else for (const sign of signs) window.addEventListener(sign, attend, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return isAttended;
}
