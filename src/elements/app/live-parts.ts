import { eachTimeShown } from "../../browser/when-shown";
import { hasStoredPart } from "../stored-parts";
import { giveUpOnFailure } from "./failure";
import { recordPresses } from "./presses";
import { startApp } from "./start-app";
import { showWaiting } from "./waiting";

/** Marks a part of the page that needs React: when the visitor turns to it, or when it is near the screen. */
const livePart = "[data-app]";
const nearPart = "[data-app=near]";
const controls = "input,textarea,select,button,summary";
/** The start of an interaction with a part. A mouse that only passes over its text does not count. */
const turnings = ["pointerdown", "focusin", "input", "click"];
const interactions = ["scroll", "pointermove", "pointerdown", "keydown"];
/** Half a phone screen: enough time to load, near enough that the visitor will probably see it. */
const margin = "400px";

/**
 * Starts React when the visitor turns to a part that needs it, with pointer, touch or keyboard; when a part that
 * moves by itself is near the screen after the first interaction; or at once where the visitor has begun before.
 * What was pressed before React runs is repeated then. It is never started by a timer: who only reads and calls does
 * not pay for it.
 */
export function watchLiveParts(): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const options = { capture: true, signal };
  const failure = giveUpOnFailure(signal);
  let isWatching = false;
  recordPresses(signal, failure.giveUpLater);

  for (const type of turnings) addEventListener(type, ({ target }) => turnTo(target, livePart), options);
  addEventListener("pointerover", ({ target }) => turnTo(target, `${livePart} :is(${controls})`), options);
  for (const type of interactions) addEventListener(type, watchOnce, options);
  // For a page that was scrolled before. In a frame: reading it here would make the browser lay out the page within this task.
  requestAnimationFrame(() => {
    if (window.scrollY > 0) watchOnce();
  });
  document.addEventListener("hydrated", () => waiting.abort(), { once: true });
  eachTimeShown(() => hasStoredPart() && startApp(), signal);
  turnTo(document.activeElement, livePart);

  function turnTo(target: EventTarget | null | undefined, selector: string): void {
    if (!(target instanceof Element && target.closest(selector))) return;
    if (startApp(target.closest<HTMLElement>(livePart) ?? undefined)) showWaiting(signal);
  }

  function watchOnce(): void {
    if (isWatching) return;
    isWatching = true;
    for (const type of interactions) removeEventListener(type, watchOnce, options);
    watchNearParts(signal);
  }
}

function watchNearParts(signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) startApp();
    },
    { rootMargin: margin },
  );
  for (const part of document.querySelectorAll(nearPart)) observer.observe(part);
  signal.addEventListener("abort", () => observer.disconnect());
}
