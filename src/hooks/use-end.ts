import { type RefObject, useEffect } from "react";
import { isOver } from "../browser/session-storage";
import { eachTimeShown, everyMinute } from "../browser/when-shown";

const touches = ["pointerdown", "focusin", "keydown", "input"];

/**
 * Ends what a visitor has put into a part of the page when nobody has touched it for an hour: the next person at a shared
 * computer must not find it.
 * @param onEnd called once; what it uses must not change from one render to the next
 */
export function useEnd(part: RefObject<HTMLElement | null>, onEnd: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts once
  useEffect(() => {
    const watching = new AbortController();
    const { signal } = watching;
    let touched = Number.NaN;
    for (const type of touches) part.current?.addEventListener(type, touch, { capture: true, signal });
    everyMinute(check, signal);
    eachTimeShown(check, signal);
    return () => watching.abort();

    function check() {
      if (!isOver(touched)) return;
      touched = Number.NaN;
      onEnd();
    }

    function touch() {
      check();
      touched = Date.now();
    }
  }, []);
}
