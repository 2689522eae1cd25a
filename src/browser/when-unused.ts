import { isOver } from "./session-storage";
import { eachTimeShown, everyMinute } from "./when-shown";

const touches = ["pointerdown", "focusin", "keydown", "input"];

/**
 * Ends what a visitor has put into a part of the page when nobody has touched it for an hour: the next person at a shared
 * computer must not find it.
 * @param onEnd called each time the hour is over
 */
export function whenUnused(part: HTMLElement | null, onEnd: () => void, signal: AbortSignal): void {
  let touched = Number.NaN;
  for (const type of touches) part?.addEventListener(type, touch, { capture: true, signal });
  everyMinute(check, signal);
  eachTimeShown(check, signal);

  function check() {
    if (!isOver(touched)) return;
    touched = Number.NaN;
    onEnd();
  }

  function touch() {
    check();
    touched = Date.now();
  }
}
