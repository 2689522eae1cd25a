import { script } from "../words";

/** In milliseconds: a shorter wait is not noticed. */
const noticed = 200;

/**
 * Says in `#waiting-note` that the part which the visitor has turned to is loading, if that takes long enough to be
 * noticed.
 * @param signal aborted when React runs
 */
export function showWaiting(signal: AbortSignal): void {
  const note = document.getElementById("waiting-note");
  const timer = setTimeout(() => say(script.loading), noticed);
  const stop = () => {
    clearTimeout(timer);
    say("");
  };
  signal.addEventListener("abort", stop);
  document.addEventListener("without-script", stop, { once: true });

  function say(text: string): void {
    if (note) note.textContent = text;
  }
}
