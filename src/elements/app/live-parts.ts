import { eachTimeShown, nearMargin, watchInView } from "../../browser/when-shown";
import { hasStoredPart } from "../stored-parts";
import { script } from "../words";
import { recordPresses } from "./presses";

/** Marks a part of the page that needs React: when the visitor uses it, or when it is near the screen. */
const livePart = "[data-app]";
const nearPart = "[data-app=near]";
const controls = "input,textarea,select,button,summary";
/** The start of an interaction with a part. A mouse that only passes over its text does not count. */
const turnings = ["pointerdown", "focusin", "input", "click"];
const interactions = ["scroll", "pointermove", "pointerdown", "keydown"];

/** How long a script that throws may still hydrate the page, in milliseconds. */
const grace = 2_000;

/**
 * Gives the page up, with the event `without-script`, if one of its scripts throws and the page is not hydrated soon after.
 * explain-failure.ts does so at once for a script that does not load.
 * @param signal aborted when React runs
 * @returns gives it up after a number of milliseconds
 */
function giveUpOnFailure(signal: AbortSignal): (wait: number) => void {
  addEventListener("error", onError, { capture: true, signal });
  addEventListener("unhandledrejection", () => giveUpLater(grace), { signal });
  return giveUpLater;

  function onError({ filename }: ErrorEvent): void {
    if (filename?.startsWith(location.origin) && filename.endsWith(".js")) giveUpLater(grace);
  }

  function giveUpLater(wait: number): void {
    setTimeout(() => {
      if (!signal.aborted) document.body.dispatchEvent(new Event("without-script", { bubbles: true }));
    }, wait);
  }
}

declare global {
  interface Window {
    /** What Gatsby's scripts read. */
    pagePath?: string;
    ___chunkMapping?: Readonly<Record<string, readonly string[]>>;
    /** Hash of the build that this document's scripts are from. */
    ___webpackCompilationHash?: string;
  }
}

let hasStarted = false;

/**
 * Starts React and Gatsby: loads their scripts, and the page's own scripts and data, which the build has put into
 * templates: src/gatsby/html/late-files.ts. Does nothing the second time.
 * @returns whether this call started them
 */
function startApp(): boolean {
  const template = document.getElementById("late-scripts");
  if (hasStarted || !(template instanceof HTMLTemplateElement)) return false;
  hasStarted = true;
  window.pagePath = location.pathname.replace(/\/(index\.html)?$/, "") || "/";
  // Only Gatsby's `Link` uses it to prefetch pages, and this site has none.
  window.___chunkMapping = {};
  if (template.dataset.compilation) window.___webpackCompilationHash = template.dataset.compilation;
  const files = document.getElementById("late-files");
  for (const late of [template, files])
    if (late instanceof HTMLTemplateElement) document.body.append(document.importNode(late.content, true));
  return true;
}

/** In milliseconds: a shorter wait is not noticed. */
const noticed = 200;

/**
 * Says in `#waiting-note` that the part which the visitor uses is loading, if that takes long enough to be
 * noticed.
 * @param signal aborted when React runs
 */
function showWaiting(signal: AbortSignal): void {
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

/**
 * Starts React when the visitor uses a part that needs it, with pointer, touch or keyboard; when a part that
 * moves by itself is near the screen after the first interaction; or at once where the visitor has begun before.
 * What was pressed before React runs is repeated then. It is never started by a timer: who only reads and calls does
 * not pay for it.
 */
export function watchLiveParts(): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const options = { capture: true, signal };
  let isWatching = false;
  recordPresses(signal, giveUpOnFailure(signal));

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
    if (startApp()) showWaiting(signal);
  }

  function watchOnce(): void {
    if (isWatching) return;
    isWatching = true;
    for (const type of interactions) removeEventListener(type, watchOnce, options);
    for (const part of document.querySelectorAll(nearPart))
      watchInView(part, ({ isIntersecting }) => isIntersecting && startApp(), {
        rootMargin: nearMargin,
        signal,
      });
  }
}
