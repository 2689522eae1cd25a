const minute = 60_000;

/** Calls back now, each minute, and when the tab becomes visible again; until `signal` is aborted. */
export function everyMinute(act: () => void, signal: AbortSignal): void {
  act();
  const timer = setInterval(act, minute);
  signal.addEventListener("abort", () => clearInterval(timer));
  document.addEventListener("visibilitychange", act, { signal });
}
